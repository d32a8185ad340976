// A sheet for people with the box: the dock opens at once, what is written goes to the server behind,
// and what the server cannot take now is kept on the phone and sent later, in order and once.

const find = (selector) => document.querySelector(selector);
const byId = (id) => document.getElementById(id);
const table = () => byId("table");
const address = table().dataset.address;
document.documentElement.classList.add("live");

// ---- The dock ----

const pane = (name) => find(`#dock [data-pane="${name}"]`);
let picked = null;

/// Brings one pane of the dock in sight.
function show(name) {
  for (const other of document.querySelectorAll("#dock [data-pane]")) other.hidden = other.dataset.pane !== name;
  const dock = byId("dock");
  dock.dataset.shows = name;
  dock.classList.toggle("warn", name === "anyway");
  table().classList.toggle("fencing", name === "fence");
  if (name === "idle") pick(null);
  settle();
}

/// The sheet keeps clear of the dock.
function settle() {
  document.documentElement.style.setProperty("--dock", `${byId("dock").offsetHeight}px`);
}

const lot = (house) => house && byId(house);

function pick(house) {
  lot(picked)?.classList.remove("picked");
  picked = house;
  lot(house)?.classList.add("picked");
}

/// Lets the marks of a pane be about a house: those it can have are in sight.
function about(name, house) {
  const able = lot(house)?.querySelector(".tap")?.dataset.can.split(" ") ?? [];
  for (const part of pane(name).querySelectorAll("[data-need]")) part.hidden = !able.includes(part.dataset.need);
  for (const button of pane(name).querySelectorAll("[data-mark]")) {
    button.value = button.dataset.mark.replace("@h", house).replace("@s", house[0]);
  }
}

function ask(house) {
  const { fits, copies, takes } = lot(house).querySelector(".tap").dataset;
  const fitting = fits.split(" ");
  pick(house);
  const asked = pane("house");
  asked.querySelector(".spot").textContent = house.toUpperCase();
  asked.querySelector(".line").textContent = takes;
  for (const key of asked.querySelectorAll(".key")) key.classList.toggle("fits", fitting.includes(key.textContent));
  const place = asked.querySelector(".copies");
  const copy = (label, number, free) => {
    const button = Object.assign(document.createElement("button"), { className: "btn thin", name: "choice", textContent: `${label} ${number}` });
    button.setAttribute("form", "turn");
    button.dataset.mark = `bis ${number} @h${free}`;
    return button;
  };
  const { label, free } = place.dataset;
  place.replaceChildren(...copies.split(" ").filter(Boolean).flatMap((number) => [copy(label, number, ""), ...(free ? [copy(free, number, " free")] : [])]));
  about("house", house);
  show("house");
  lot(house).scrollIntoView({ block: "nearest" });
}

/// A number that does not fit: what would, and a way through.
function doubt(mark, number) {
  const asked = pane("anyway");
  const button = asked.querySelector(".anyway");
  button.value = mark;
  button.querySelector("span").textContent = button.dataset.label.replace("§", number);
  asked.querySelector(".line").textContent = lot(picked).querySelector(".tap").dataset.takes;
  show("anyway");
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tap = event.target.closest(".tap");
  const way = event.target.closest("a[data-way]");
  const key = event.target.closest(".key:not(.fits)");
  const cross = event.target.closest(".close");
  if (cross) cross.closest("#hint, #refused")?.replaceChildren();
  else if (tap) {
    event.preventDefault();
    if (tap.value === picked && !pane("house").hidden) show("idle");
    else ask(tap.value);
  } else if (way) {
    event.preventDefault();
    show(way.dataset.way);
  } else if (key) {
    event.preventDefault();
    doubt(key.value, key.textContent);
  }
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") show("idle"); });

// ---- What waits to be sent ----

const shelf = `paper-${address}`;

function kept() {
  try { return JSON.parse(localStorage.getItem(shelf)) ?? []; } catch { return waiting; }
}

/// In memory too: some browsers keep nothing.
let waiting = [];
waiting = kept();

function keep(entries) {
  waiting = entries;
  try { localStorage.setItem(shelf, JSON.stringify(entries)); } catch { /* They live as long as the page. */ }
  tell();
}

let cut = false;

/// Says what waits, and since when the server is away.
function tell() {
  const note = byId("unsent");
  if (!note) return;
  note.hidden = !cut || !waiting.length;
  note.textContent = note.hidden ? "" : table().dataset.kept.replace("§", waiting.length);
  for (const { body } of cut ? waiting : []) pencil(new URLSearchParams(body));
}

/// Draws what waits in pencil.
function pencil(body) {
  const [verb, number, house] = (body.get("anyway") ?? body.get("choice") ?? "").split(" ");
  const drawing = (verb === "write" || verb === "bis") && lot(house)?.querySelector(".house");
  if (!drawing) return;
  for (const old of drawing.querySelectorAll(".pen, .range, .pencil")) old.remove();
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  text.setAttribute("class", "pencil");
  text.textContent = number;
  drawing.append(text);
}

let work = Promise.resolve();
const queue = (task) => { work = work.then(task, task); };

/// Sends what waits, one after the other. Each has a name, so that the server takes it once.
async function flush() {
  while (waiting.length) {
    const [{ url, body, late }] = waiting;
    const form = new URLSearchParams(body);
    // Nobody can be asked any more about what was written long ago.
    if (late && form.has("choice")) form.set("anyway", form.get("choice"));
    const answer = await fetch(url, { method: "POST", body: form, headers: { "X-Faubourg": "fetch" } }).catch(() => null);
    if (!answer || answer.status >= 500 || answer.status === 429) return lost();
    keep(waiting.slice(1));
    cut = false;
    if (waiting.length) continue;
    draw(await answer.text(), true);
  }
  cut = false;
  tell();
}

let retry = 0;
function lost() {
  cut = true;
  keep(waiting.map((entry) => ({ ...entry, late: true })));
  clearTimeout(retry);
  retry = setTimeout(() => queue(flush), 2000);
}
addEventListener("online", () => queue(flush));

const name = () => String(crypto.getRandomValues(new Uint32Array(2)).reduce((all, part) => all * 2 ** 21 + part % 2 ** 21, 0));

/// A hint is for now: it is asked for at once or not at all.
async function advise(button, body) {
  const said = button.querySelector("span");
  const label = said.textContent;
  said.textContent = button.dataset.thinking;
  button.disabled = true;
  const answer = await fetch(button.formAction, { method: "POST", body, headers: { "X-Faubourg": "fetch" } }).catch(() => null);
  if (answer?.ok) draw(await answer.text(), false);
  const still = byId("ask-hint");
  if (still === button) Object.assign(still, { disabled: false }).querySelector("span").textContent = label;
  byId("hint")?.scrollIntoView({ block: "nearest" });
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("#turn, .entry")) return;
  event.preventDefault();
  const button = event.submitter;
  const body = new URLSearchParams(new FormData(event.target, button));
  if (button?.id === "ask-hint") return queue(() => advise(button, body));
  body.delete("step");
  body.set("entry", name());
  const url = button?.hasAttribute("formaction") ? button.formAction : event.target.action;
  keep([...waiting, { url, body: body.toString(), late: cut }]);
  // Without the server, the pencil goes on: the number is there, and the action is asked.
  const written = (body.get("anyway") ?? body.get("choice") ?? "").match(/^write \S+ (\w+)$/);
  if (cut && written) {
    for (const act of pane("action").querySelectorAll("[data-with]")) {
      const brings = act.dataset.with.split(" ").includes(body.get("anyway")?.split(" ")[1] ?? body.get("choice").split(" ")[1]);
      act.firstElementChild.classList.toggle("other", !brings);
    }
    about("action", written[1]);
    pane("action").querySelector(".line").textContent = "";
    show("action");
  } else if (cut) show("idle");
  queue(flush);
});

// ---- What comes back ----

const parts = (root) => new Map([...root.querySelectorAll("[data-part], .street")].map((part) => [part.id, part]));

/// Puts a freshly drawn sheet in the place of the one shown, part by part. What is asked stays, unless
/// the answer is to what was just written.
function draw(html, answers) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = page.getElementById("table");
  if (!fresh) return location.reload();
  // A page has only the drawings it uses: those it lacks come along.
  find(".sprite defs").append(...[...page.querySelectorAll(".sprite symbol")].filter(({ id }) => !byId(id)));
  if (waiting.length) return;
  const [old, asked, house] = [table(), byId("dock").dataset.shows, picked];
  const focus = document.activeElement?.closest("[id]")?.id;
  const [before, after] = [parts(old), parts(fresh)];
  const step = find("#turn [name=step]");
  const written = fresh.querySelector("#turn [name=step]")?.value;
  // Others write all the time: a hint stays until its own sheet or the cards change.
  const hinted = step?.value === written && before.get("cards")?.isEqualNode(after.get("cards"));
  for (const [id, part] of after) {
    const known = before.get(id);
    if (!known) return old.replaceWith(document.adoptNode(fresh));
    if (id === "hint" && hinted && !part.childElementCount) continue;
    // What is being asked about waits for its answer.
    if (!answers && id === "dock" && asked === "anyway") continue;
    if (!known.isEqualNode(part)) known.replaceWith(document.adoptNode(part));
  }
  Object.assign(old.dataset, fresh.dataset);
  old.className = fresh.className;
  if (step) step.value = written ?? step.value;
  if (answers) picked = null;
  else if (asked === "house" && house) ask(house);
  else show(asked);
  if (focus && document.activeElement === document.body) (byId(focus)?.querySelector("button, a") ?? byId("dock"))?.focus?.({ preventScroll: true });
  settle();
  tell();
  document.dispatchEvent(new Event("shown"));
}

let seen = Number(table().dataset.version);
document.addEventListener("news", ({ detail }) => {
  if (detail === seen) return;
  seen = detail;
  queue(async () => {
    if (waiting.length) return flush();
    const answer = await fetch(`${address}/board`, { headers: { "X-Faubourg": "fetch" } }).catch(() => null);
    if (answer?.ok) draw(await answer.text(), false);
  });
});
document.addEventListener("cut", ({ detail }) => { if (detail && waiting.length) lost(); else if (!detail && cut) queue(flush); });

settle();
addEventListener("resize", settle);
if (waiting.length) queue(flush);
