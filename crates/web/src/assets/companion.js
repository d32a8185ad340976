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
  table().classList.toggle("copying", name === "copy");
  if (name === "idle") pick(null);
  settle();
}

/// The sheet keeps clear of the dock.
function settle() {
  const dock = byId("dock");
  if (dock) document.documentElement.style.setProperty("--dock", `${dock.offsetHeight}px`);
}

const lot = (house) => house && byId(house);

function pick(house) {
  lot(picked)?.classList.remove("picked");
  picked = house;
  lot(house)?.classList.add("picked");
}

/// The house whose action is asked.
let newest = byId("dock")?.dataset.house;

/// Lets the marks of a pane be about a house: those it can have are in sight.
function about(name, house) {
  if (name === "action") newest = house;
  const able = lot(house)?.querySelector(".tap")?.dataset.can.split(" ") ?? [];
  for (const part of pane(name).querySelectorAll("[data-need]")) part.hidden = !able.includes(part.dataset.need);
  for (const button of pane(name).querySelectorAll("[data-mark]")) {
    button.value = button.dataset.mark.replace("@h", house).replace("@s", house[0]);
  }
}

const value = (number) => parseFloat(number.replace("¾", ".75"));

/// What fits in a house, also beside numbers that wait in pencil; and what to say about it.
function room(house) {
  const { fits, takes } = lot(house).querySelector(".tap").dataset;
  const lots = [...lot(house).parentElement.querySelectorAll(".lot")];
  const at = lots.indexOf(lot(house));
  // A roundabout parts its street.
  const near = (side) => side.slice(0, (side.findIndex((other) => other.matches(".round")) + 1 || side.length + 1) - 1)
    .map((other) => other.querySelector(".pencil")?.textContent).filter(Boolean).map(value);
  const [left, right] = [near(lots.slice(0, at).reverse()), near(lots.slice(at + 1))];
  const all = fits.split(" ").filter(Boolean);
  if (!left.length && !right.length) return [all, takes];
  const fitting = all.filter((number) => value(number) > Math.max(...left) && value(number) < Math.min(...right));
  const span = fitting.length > 1 ? `${fitting[0]}–${fitting.at(-1)}` : fitting[0];
  const { fit, none } = table().dataset;
  return [fitting, fitting.length ? fit.replace("§", span) : none];
}

function ask(house, copying = false) {
  const { copies } = lot(house).querySelector(".tap").dataset;
  const [fitting, takes] = room(house);
  pick(house);
  const asked = pane("house");
  asked.classList.toggle("copying", copying);
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
  asked.querySelector(".line").textContent = room(picked)[1];
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
    const copying = byId("dock").dataset.shows === "copy";
    const copies = tap.dataset.copies.split(" ").filter(Boolean);
    // One way to copy needs no question.
    if (copying && copies.length === 1 && !pane("house").querySelector(".copies").dataset.free) write(`bis ${copies[0]} ${tap.value}`);
    else if (tap.value === picked && !pane("house").hidden) show("idle");
    else ask(tap.value, copying && copies.length > 0);
  } else if (way) {
    event.preventDefault();
    if (way.dataset.way === "idle" && !pane("action").hidden) rest(newest, true);
    show(way.dataset.way);
  } else if (key) {
    event.preventDefault();
    doubt(key.value, key.textContent);
  }
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  if (event.key === "Escape" && byId("dock")) show("idle");
  // A sheet looked at again, turn by turn.
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (rel) find(`.replay #prompt a[rel=${rel}]`)?.click();
});

/// Makes a mark as a button of the page does.
function write(mark) {
  const button = Object.assign(document.createElement("button"), { name: "choice", value: mark, hidden: true });
  byId("turn").append(button);
  byId("turn").requestSubmit(button);
  button.remove();
}

// ---- Houses that get no action ----

const rested = `rested-${address}`;
let resting = new Set();
try { resting = new Set(JSON.parse(localStorage.getItem(rested) ?? "[]")); } catch { /* Then it is asked again. */ }

/// Notes that a house gets no action, or that it was written anew.
function rest(house, done) {
  if (!house || resting.has(house) === done) return;
  done ? resting.add(house) : resting.delete(house);
  try { localStorage.setItem(rested, JSON.stringify([...resting])); } catch { /* It lives as long as the page. */ }
}

/// The server asks for an action until it is written; whoever wants none was asked once.
function spare() {
  const { shows, house } = byId("dock")?.dataset ?? {};
  newest = house;
  if (shows === "action" && resting.has(house)) show("idle");
}

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

const marked = (body) => (body.get("anyway") ?? body.get("choice") ?? "").split(" ");
const undoes = ({ url }) => url.endsWith("/undo");

/// What waits and is not taken back by an undo that waits too.
function standing() {
  const marks = [];
  for (const entry of waiting) undoes(entry) ? marks.pop() : marks.push(marked(new URLSearchParams(entry.body)));
  return marks;
}

/// Says what waits, and since when the server is away.
function tell() {
  const note = byId("unsent");
  if (!note) return;
  const marks = standing();
  const { one, kept } = note.dataset;
  note.hidden = !cut || !waiting.length;
  note.textContent = note.hidden ? "" : (marks.length === 1 ? one : kept).replace("§", marks.length);
  for (const old of document.querySelectorAll("#turn .pencil")) old.remove();
  for (const old of document.querySelectorAll("#turn .pencilled")) old.classList.remove("pencilled");
  if (cut) marks.forEach(pencil);
  settle();
}

/// Draws what waits in pencil: numbers, crossed boxes, fences.
function pencil(mark) {
  const [verb, number, house] = mark;
  const drawing = (verb === "write" || verb === "bis") && lot(house)?.querySelector(".house");
  if (drawing) {
    drawing.classList.add("pencilled");
    drawing.querySelector(".pencil")?.remove();
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    text.setAttribute("class", "pencil");
    text.textContent = number;
    return drawing.append(text);
  }
  if (verb === "erase" && lot(number)) {
    lot(number).querySelector(".pencil")?.remove();
    return lot(number).querySelector(".house")?.classList.add("pencilled");
  }
  let box = find(`#turn button[name=choice][value="${CSS.escape(mark.join(" "))}"]`)?.closest(".box, .slot");
  while (box?.matches(".pencilled")) box = box.nextElementSibling;
  box?.classList.add("pencilled");
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
    const answer = await fetch(url, { method: "POST", body: form, headers: { "X-Faubourg": "fetch" }, signal: AbortSignal.timeout(10_000) }).catch(() => null);
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
  const first = !cut;
  cut = true;
  if (first && said) goOn(said);
  keep(waiting.map((entry) => ({ ...entry, late: true })));
  clearTimeout(retry);
  retry = setTimeout(() => queue(flush), 2000);
}
addEventListener("online", () => queue(flush));

/// What was written last on this page.
let said = null;

/// Without an answer, the pencil goes on: the number is there, and the action is asked.
function goOn(body) {
  const [verb, number, house] = marked(body);
  if (verb !== "write" || !house) return show("idle");
  for (const act of pane("action").querySelectorAll("[data-with]")) {
    act.firstElementChild.classList.toggle("other", !act.dataset.with.split(" ").includes(number));
  }
  about("action", house);
  pane("action").querySelector(".line").textContent = "";
  show("action");
}

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
  // Nothing was sent of what waits behind the first: there it is taken back at once.
  if (cut && undoes({ url }) && waiting.length > 1 && !undoes(waiting.at(-1))) {
    keep(waiting.slice(0, -1));
    show("idle");
    return queue(flush);
  }
  const [verb, , house] = marked(body);
  if (verb === "write") rest(house, false);
  const entry = { url, body: body.toString(), late: cut };
  keep([...waiting, entry]);
  said = body;
  if (cut) goOn(body);
  // A slow answer is not waited for.
  else if (verb === "write") setTimeout(() => { if (!cut && said === body && waiting.some((other) => other.body === entry.body)) goOn(body); }, 1500);
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
  if (answers) spare();
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

spare();
settle();
addEventListener("resize", settle);
if (waiting.length) queue(flush);
