// The others: news of the table as they happen, also while nobody looks at the page, and what tells
// someone that it is their turn. Pages hear of it by events of the document: `news` with a version,
// `cut` when the server cannot be reached. They say `shown` when they have drawn something new.

const find = (selector) => document.querySelector(selector);
const place = () => find("#table[data-version], #lobby");
const address = place()?.dataset.address;
const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

// ---- News ----

/// How often a hidden page without a stream asks.
const ASK_EVERY = 10_000;
let stream = null;
let asking = 0;
let letGo = null;

/// Browsers allow six connections to one server. Every page in sight has a stream; of those out of
/// sight three keep theirs, and the others ask now and then.
async function holdsOne() {
  for (const name of ["one", "two", "three"]) {
    const held = await new Promise((answer) => {
      const take = (lock) => (lock ? new Promise((end) => { letGo = end; answer(true); }) : answer(false));
      navigator.locks?.request(`stream-${name}`, { ifAvailable: true }, take) ?? answer(false);
    });
    if (held) return true;
  }
  return false;
}

async function listen() {
  if (!address || !place()) return;
  const { hidden } = document;
  const streams = !hidden || letGo || (await holdsOne());
  if (hidden !== document.hidden) return;
  if (!hidden) { letGo?.(); letGo = null; }
  clearInterval(asking);
  if (streams) return open();
  stream?.close();
  stream = null;
  asking = setInterval(ask, ASK_EVERY);
}

function open() {
  if (stream && stream.readyState !== EventSource.CLOSED) return;
  const notice = find("#site-notice");
  stream = new EventSource(`${address}/events?notice=${!!notice.textContent}`);
  stream.addEventListener("notice", (event) => { notice.textContent = JSON.parse(event.data); });
  stream.addEventListener("version", (event) => { tell("cut", false); tell("news", Number(event.data)); });
  stream.addEventListener("said", ({ data }) => said(...data.split(" ")));
  stream.addEventListener("away", ({ data }) => { away = JSON.parse(data); showAway(); });
  stream.addEventListener("open", () => tell("cut", false));
  stream.addEventListener("error", () => tell("cut", true));
}

async function ask() {
  const answer = await fetch(`${address}/version`).catch(() => null);
  if (answer?.ok) tell("news", Number(await answer.text()));
}

document.addEventListener("visibilitychange", listen);
document.addEventListener("shown", listen);

// ---- Who is away, and what people say ----

let away = [];
const social = find("#social");

/// Marks the rows of those who closed the page.
function showAway() {
  for (const note of document.querySelectorAll(".away-note")) note.remove();
  for (const row of document.querySelectorAll(".player.away")) row.classList.remove("away");
  for (const seat of away) {
    const row = find(`#player-${seat}`);
    if (!row) continue;
    row.classList.add("away");
    const note = Object.assign(document.createElement("span"), { className: "away-note", textContent: social?.dataset.away ?? "" });
    row.querySelector(".who")?.append(note);
  }
}
document.addEventListener("shown", showAway);

/// Shows a reaction on the row of whoever it is from, or on top where they have none.
function said(seat, what) {
  const known = social?.querySelector(`[value="${CSS.escape(what)}"], [data-what="${CSS.escape(what)}"]`);
  if (!known || wants("hide")) return;
  const sign = Object.assign(document.createElement("span"), { className: "said", textContent: known.textContent, role: "status", title: known.title });
  const row = find(`#player-${seat} .who`);
  if (row?.checkVisibility()) row.append(sign);
  else {
    const name = find(`#player-${seat} .name`)?.textContent;
    const note = Object.assign(document.createElement("p"), { className: "saying", role: "status" });
    note.append(name ? `${name} ` : "", sign);
    document.body.append(note);
    setTimeout(() => note.remove(), 5000);
  }
  setTimeout(() => sign.remove(), 5000);
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches(".reactions")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(event.target, event.submitter));
  fetch(event.target.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
  social.hidePopover();
});

// ---- What the visitor wants, kept in this browser ----

function wants(what) {
  try { return localStorage.getItem(`wants-${what}`) === "yes"; } catch { return false; }
}

/// How someone is told. Few want it, so that it comes with the first who does, or with its switches.
const calls = () => import(find("[data-calls]").dataset.calls);

// ---- Whose turn it is ----

const mine = () => !!find("form#turn") && !!find("#prompt:not(.waiting):not(.over)") || !!find("#lobby-next #start.main, #join, #prompt .rematch.asked");
let was = true;

/// The tab says it: in its title and in its sign.
function mark() {
  const now = mine();
  document.title = document.title.replace(/^● /, "").replace(/^/, now ? "● " : "");
  const sign = find("link[rel=icon]");
  sign.dataset.rest ??= sign.href;
  const drawing = now ? sign.dataset.turn : sign.dataset.rest;
  if (drawing && sign.getAttribute("href") !== drawing) sign.setAttribute("href", drawing);
  if (now && !was && document.hidden && (wants("sound") || wants("call"))) calls().then(({ tell }) => tell());
  was = now;
}

/// When the time of a turn is over the page looks again: others may let a bot play now.
let alarm = 0;
function wait() {
  clearTimeout(alarm);
  const left = Number(find(".clock[data-until]")?.dataset.until) - Date.now();
  // A longer time than this is no number for a timer.
  if (left > 0 && left < 2 ** 31) alarm = setTimeout(() => tell("news", Infinity), left + 1000);
}
document.addEventListener("shown", wait);
wait();

/// The switches, where the page has them.
const showSwitches = () => find("[data-switch]") && calls().then(({ showSwitches }) => showSwitches());

document.addEventListener("shown", mark);
document.addEventListener("shown", showSwitches);
// Browsers let a page make a sound only after it was touched once.
document.addEventListener("pointerdown", () => { if (wants("sound")) calls().then(({ wake }) => wake()); }, { once: true });
mark();
showSwitches();
listen();
navigator.serviceWorker?.register("/sw.js").catch(() => {});
