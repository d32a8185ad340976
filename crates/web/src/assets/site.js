// Comforts of the site's pages; every page works without them.

// A page for when there is no network.
navigator.serviceWorker?.register("/sw.js").catch(() => {});

// A button with data-copy puts the value of the field with that id on the clipboard.
// One with data-share hands it to whatever the device can send links with.
const field = (id) => document.getElementById(id);
const offerLinks = () => {
  const able = [navigator.clipboard && "[data-copy]", navigator.share && "[data-share]"].filter(Boolean).join();
  if (able) for (const button of document.querySelectorAll(able)) button.hidden = false;
};
offerLinks();
document.addEventListener("shown", offerLinks);
document.addEventListener("click", async (event) => {
  const { copy, share, done } = event.target.closest("[data-copy], [data-share]")?.dataset ?? {};
  if (share) await navigator.share({ title: document.title, url: field(share).value }).catch(() => {});
  if (!copy) return;
  await navigator.clipboard.writeText(field(copy).value);
  const label = event.target.closest("[data-copy]").querySelector("span");
  const before = label.textContent;
  if (before === done) return;
  label.textContent = done;
  setTimeout(() => { label.textContent = before; }, 2000);
});

// A link is selected as a whole when it is touched, for those who copy by hand.
document.addEventListener("focusin", ({ target }) => target.matches("input[readonly]") && target.select());

// The new table says how many seats it has while they are being chosen.
const seats = document.getElementById("seats");
if (seats) {
  const form = seats.form;
  const count = () => {
    const names = form.here.value.split(",").filter((name) => name.trim());
    const total = 1 + names.length + Number(form.people.value) + Number(form.bots.value);
    seats.value = (total === 1 ? seats.dataset.one : seats.dataset.many).replace("2", total);
    close(total);
  };
  const pictured = (input) => input.closest(".strip");
  // What does not go with the rest cannot be chosen, and says why.
  const close = (total) => {
    const isSo = (ask) => {
      const [name, value] = ask.split("=");
      if (name === "seats") return (value === "one") === (total === 1);
      return form.querySelector(`[name="${name}"]:checked`)?.value === value;
    };
    for (const input of form.querySelectorAll("[data-asks]")) {
      const apart = !input.dataset.asks.split(" ").every(isSo);
      // A picture brings the options it asks for; anything else that does not apply is not there.
      if (!pictured(input)) input.closest("label").hidden = input.disabled = apart;
      if (!apart || !input.checked) continue;
      input.checked = false;
      if (input.type === "radio") form.querySelector(`[name="${input.name}"]:not([data-asks])`).checked = true;
    }
    for (const why of form.querySelectorAll("[data-unless]")) why.hidden = isSo(why.dataset.unless);
    for (const group of form.querySelectorAll(".options fieldset")) group.hidden = group.querySelectorAll("input:enabled").length < 2;
  };
  form.addEventListener("input", (event) => {
    const asks = pictured(event.target) ? event.target.dataset.asks ?? "" : "";
    for (const [name, value] of asks.split(" ").map((ask) => ask.split("="))) {
      const other = name && form.querySelector(`[name="${name}"][value="${value}"]`);
      if (other) other.checked = true;
    }
    count();
  });
  // One more or one fewer, without asking the server.
  form.addEventListener("click", (event) => {
    const step = event.target.closest(".step");
    if (!step) return;
    event.preventDefault();
    const field = form.elements[step.value];
    step.name === "more" ? field.stepUp() : field.stepDown();
    count();
  });
  count();
  // A way to play comes with a new page, which stays where the old one was.
  form.addEventListener("submit", (event) => {
    if (["preset", "game"].includes(event.submitter?.name)) sessionStorage.setItem("place", scrollY);
  });
  scrollTo(0, Number(sessionStorage.getItem("place") ?? 0));
  sessionStorage.removeItem("place");
  const picture = form.querySelector(".strip :checked");
  const strip = picture?.closest(".strip");
  if (strip) strip.scrollLeft = picture.closest("label").offsetLeft - strip.clientWidth / 3;
}

// The lobby keeps up with who sits down; when the game begins, its table takes the lobby's place.
const lobby = document.getElementById("lobby");
if (lobby) {
  const address = lobby.dataset.address;
  const look = async () => {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page.getElementById("lobby")) return location.assign(address);
    // A page has only the drawings it uses: those it lacks come along.
    document.querySelector(".sprite defs").append(...[...page.querySelectorAll(".sprite symbol")].filter(({ id }) => !document.getElementById(id)));
    for (const id of ["lobby-next", "lobby-seats"]) {
      const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
      // A name being typed stays.
      if (old.querySelector(".sit") && fresh.querySelector(".sit")) continue;
      const focus = old.contains(document.activeElement) && document.activeElement.id;
      old.replaceWith(document.adoptNode(fresh));
      if (focus) document.getElementById(focus)?.focus();
    }
    document.dispatchEvent(new Event("shown"));
  };
  // One look at a time; news that arrives meanwhile is one more look.
  let looking = false, more = false;
  const news = async () => {
    more = true;
    if (looking) return;
    looking = true;
    while (more) { more = false; await look().catch(() => {}); }
    looking = false;
  };
  document.addEventListener("news", news);
}
