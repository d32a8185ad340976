// Looking through an analysis: stepping from turn to turn keeps the place on the page, and the arrow
// keys step too. Every page works without it.

const main = () => document.getElementById("main");

async function go(link) {
  const list = main().querySelector(".trows");
  const seen = list?.scrollTop ?? 0;
  const answer = await fetch(link.href).catch(() => null);
  const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!page?.getElementById("main")) return location.assign(link.href);
  // A page has only the drawings it uses: those it lacks come along.
  document.querySelector(".sprite defs").append(...[...page.querySelectorAll(".sprite symbol")].filter(({ id }) => !document.getElementById(id)));
  main().replaceWith(document.adoptNode(page.getElementById("main")));
  const fresh = main().querySelector(".trows");
  if (fresh) fresh.scrollTop = seen;
  history.replaceState(null, "", link.href);
  // On a narrow page the list lies below what it leads to.
  const moment = document.getElementById("moment");
  if (link.matches(".trow") && moment?.getBoundingClientRect().bottom < 80) moment.scrollIntoView({ block: "start" });
  document.dispatchEvent(new Event("shown"));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest(".weighing :is(.trow, .acts .square)[href]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = way && document.querySelector(`.weighing a[rel=${way}]`);
  if (!link) return;
  event.preventDefault();
  go(link);
});
