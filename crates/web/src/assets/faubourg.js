// The table, live: choices go by fetch, news come from `together.js`, and only what changed is
// replaced. Everything here is a comfort; the same forms and links work without it.

const find = (selector) => document.querySelector(selector);
const byId = (id) => document.getElementById(id);
const table = () => byId("table");
const form = () => find("form#turn");
let address = table()?.dataset.address;
document.documentElement.classList.add("live");

// ---- Replacing what changed ----

const parts = (root) => new Map([...root.querySelectorAll("[data-part]")].map((part) => [part.id, part]));

/// Puts a freshly drawn table in the place of the one shown, part by part.
function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  // Something else than a table came: the game has not begun, or is gone.
  if (!fresh) return location.reload();
  const old = table();
  if (Number(fresh.dataset.version) < Number(old.dataset.version)) return;
  const was = old.querySelector("#prompt");
  const focus = document.activeElement?.closest("[id]")?.id;
  const pressed = document.activeElement?.value;
  const [before, after] = [parts(old), parts(fresh)];
  // What was folded open stays open, and cards turn over when a new round has begun.
  for (const fold of fresh.querySelectorAll("details[id]")) fold.open = byId(fold.id)?.open ?? fold.open;
  document.body.classList.toggle("dealt", fresh.dataset.round !== old.dataset.round);
  const kept = !old.matches(".replay") && old.className === fresh.className && (old.querySelector("form#turn") !== null) === (fresh.querySelector("form#turn") !== null);
  if (kept && before.size === after.size && [...after.keys()].every((id) => before.has(id))) {
    // Advice stays while the next step is the same, and while it is followed.
    const same = before.get("prompt")?.isEqualNode(after.get("prompt"));
    for (const [id, part] of after) {
      if (id === "hint" && !part.childElementCount && (same || followed?.length)) continue;
      if (!before.get(id).isEqualNode(part)) before.get(id).replaceWith(document.adoptNode(part));
    }
    Object.assign(old.dataset, fresh.dataset);
    if (form()) form().elements.step.value = fresh.querySelector("#turn [name=step]").value;
  } else {
    old.replaceWith(document.adoptNode(fresh));
  }
  refocus(focus, pressed);
  look(!byId("prompt")?.isEqualNode(was));
}

/// What goes with every table that is shown: the board keeps clear of the prompt, the advised choice
/// is marked, what can be chosen is in sight, and the tab says whose turn it is.
function look(moved) {
  const prompt = byId("prompt");
  document.documentElement.style.setProperty("--dock", `${prompt?.offsetHeight ?? 0}px`);
  preview();
  advise();
  if (moved) reveal();
  document.dispatchEvent(new Event("shown"));
}

/// Scrolls to what can be chosen if none of it is in sight.
function reveal() {
  const places = [...document.querySelectorAll("main.board button[name=choice]:enabled, main.board .choose")].filter((place) => place.checkVisibility());
  const bar = byId("prompt").getBoundingClientRect();
  const [top, bottom] = bar.top > innerHeight / 2 ? [0, bar.top] : [bar.bottom, innerHeight];
  const seen = (place) => { const box = place.getBoundingClientRect(); return box.bottom > top + 24 && box.top < bottom - 24; };
  if (!places.length || places.some(seen)) return;
  places[0].scrollIntoView({ block: "center", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}

// ---- Advice ----

/// What is left of the advised turn when the choice on its way follows it.
let followed = null;

const advised = () => find("#hint [data-turn]")?.dataset.turn.split("|") ?? [];

function follow(choice) {
  const [next, ...rest] = advised();
  followed = choice && choice === next ? rest : null;
}

/// Marks the choice that is advised next.
function advise() {
  const hint = find("#hint [data-turn]");
  if (hint && followed) hint.dataset.turn = followed.join("|");
  followed = null;
  for (const old of document.querySelectorAll(".advised")) old.classList.remove("advised");
  const [next] = advised();
  if (!next) return;
  for (const button of document.querySelectorAll(`button[name=choice][value="${CSS.escape(next)}"]:not([formaction])`)) {
    button.classList.add("advised");
    const chooser = button.closest("[popover]")?.id;
    if (chooser) find(`[popovertarget="${chooser}"]`)?.classList.add("advised");
  }
}

document.addEventListener("click", (event) => {
  const cross = event.target.closest(".close");
  if (!cross) return;
  cross.closest("#hint, #refused")?.replaceChildren();
  advise();
});

/// Gives the focus back: to the same thing, or else to what can be done now.
function refocus(id, pressed) {
  if (!id || document.activeElement !== document.body) return;
  const place = byId(id);
  const same = pressed && place?.querySelector(`[value="${CSS.escape(pressed)}"]`);
  const target = same || (place?.matches("button, a, input") ? place : place?.querySelector("button:not(:disabled), a"));
  const next = target && !target.disabled ? target : byId("prompt");
  next?.focus({ preventScroll: true });
}

// ---- Sending choices ----

let work = Promise.resolve();

/// What was pressed and did not reach the server, as far as one can tell.
let unsent = null;

/// One thing after the other: a quick hand cannot outrun the table, and news that a choice brings
/// are not asked for twice.
function queue(task) {
  work = work.then(task);
}

async function send(url, body) {
  // What was pressed before the last answer came is meant for the table as it is now.
  body.set("step", form()?.elements.step.value ?? "");
  const board = find("main.board");
  board?.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(url, { method: "POST", body, headers: { "X-Faubourg": "fetch" } });
    if (answer.status >= 500 || answer.status === 429) return cut(true);
    show(await answer.text());
  } catch {
    unsent = { url, body };
    cut(true);
  } finally {
    find("main.board")?.removeAttribute("aria-busy");
  }
}

document.addEventListener("submit", (event) => {
  if (event.target !== form()) return;
  event.preventDefault();
  if (unsent) return;
  const button = event.submitter;
  const body = new URLSearchParams(new FormData(event.target, button));
  const away = button?.hasAttribute("formaction");
  const url = away ? button.formAction : event.target.action;
  follow(away ? null : body.get("choice"));
  queue(async () => {
    thinks(button?.dataset.thinking);
    await send(url, body);
    thinks();
  });
});

/// Says that the answer takes a moment, until it is there.
function thinks(text) {
  find("#hint .thinking")?.remove();
  if (text) byId("hint")?.append(Object.assign(document.createElement("p"), { className: "thinking", role: "status", textContent: text }));
}

// A place that cannot be chosen: asking says why.
document.addEventListener("click", (event) => {
  const lot = event.target.closest("[data-ask]");
  if (!lot || !form() || unsent || event.target.closest("button")) return;
  const body = new URLSearchParams(new FormData(form()));
  body.set("choice", lot.dataset.ask);
  follow(null);
  queue(() => send(form().action, body));
});

// ---- What a choice would bring ----

/// A mouse that rests on a choice and keys that reach it ask; a finger has already chosen.
function preview(event) {
  if (event?.pointerType && event.pointerType !== "mouse") return;
  if (event?.type === "focusin" && !event.target.matches(":focus-visible")) return;
  const { effect: gain, lost } = event?.target.closest?.("button[data-effect], button[data-lost]")?.dataset ?? {};
  const leaving = event?.type === "pointerout" || event?.type === "focusout";
  for (const id of ["effect", "projected"]) {
    const note = byId(id);
    if (!note) continue;
    // What is lost is told in words, once for all choices that lose it.
    const told = [gain, lost !== undefined && note.dataset.lost].filter(Boolean).join(" · ");
    note.hidden = leaving || !told;
    note.textContent = note.hidden ? "" : told;
    note.classList.toggle("minus", gain?.startsWith("−") ?? false);
  }
}
for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(type, preview);

// ---- News ----

let retry = 0;

function cut(lost) {
  table()?.classList.toggle("cut", lost);
  clearTimeout(retry);
  if (lost) retry = setTimeout(() => queue(refresh), 3000);
}

async function refresh() {
  if (!address) return;
  try {
    const answer = await fetch(`${address}/board${location.search}`, { headers: { "X-Faubourg": "fetch" } });
    if (answer.status >= 500 || answer.status === 429) return cut(true);
    if (!answer.ok || answer.redirected) return location.reload();
    show(await answer.text());
    cut(false);
    // If the seat still stands where it stood, what was pressed is sent again. If the server had got
    // it after all, the seat has moved on.
    const { url, body } = unsent ?? {};
    unsent = null;
    if (url && body.get("step") === form()?.elements.step.value) await send(url, body);
  } catch {
    cut(true);
  }
}

// `together.js` listens, and hears of every change.
document.addEventListener("news", ({ detail }) => queue(() => detail > Number(table().dataset.version) && refresh()));
document.addEventListener("cut", ({ detail }) => cut(detail));
document.addEventListener("visibilitychange", () => document.hidden || queue(refresh));
document.addEventListener("click", (event) => event.target.closest("#retry") && queue(refresh));

// ---- Keys ----

const press = (selector) => {
  const found = find(selector);
  if (!found || found.disabled) return false;
  found.click();
  return true;
};

/// Moves the focus to the nearest highlighted place in a direction.
function go(dx, dy) {
  const places = [...document.querySelectorAll("#sheet .choose, #sheet .slot, #sheet .press, .welkin #turn button.can")].filter((place) => place.tabIndex >= 0 && place.checkVisibility());
  if (!places.length) return false;
  const middle = (place) => { const box = place.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const here = places.includes(document.activeElement) ? middle(document.activeElement) : null;
  const far = (place) => {
    const [x, y] = middle(place).map((at, axis) => at - here[axis]);
    const along = x * dx + y * dy;
    return along > 4 ? along + 3 * Math.abs(x * dy + y * dx) : Infinity;
  };
  const next = here ? places.reduce((best, place) => (far(place) < far(best) ? place : best)) : places[0];
  if (!here || far(next) < Infinity) next.focus();
  return true;
}

const keys = {
  h: () => press("#prompt .ask-hint"), u: () => press("#prompt .undo"), d: () => press("#prompt .done"), p: () => press("#prompt .pass"),
  1: () => press("#pair-1"), 2: () => press("#pair-2"), 3: () => press("#pair-3"),
  ArrowLeft: () => go(-1, 0), ArrowRight: () => go(1, 0), ArrowUp: () => go(0, -1), ArrowDown: () => go(0, 1),
  "?": () => { location.hash = location.hash === "#help" ? "#-" : "#help"; return true; },
  Escape: () => find(".help:target, .log:target") && ((location.hash = "#-"), true),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=checkbox]), textarea, select, [popover]")) return;
  if (event.key.startsWith("Arrow") && find(".help:target")) return;
  if (keys[event.key]?.()) event.preventDefault();
});

// ---- Replay ----

// Stepping through a game keeps the place on the page.
document.addEventListener("click", (event) => {
  const link = event.target.closest(".replay #prompt .acts a.square");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  queue(async () => {
    const answer = await fetch(link.href).catch(() => null);
    if (!answer?.ok) return location.assign(link.href);
    history.replaceState(null, "", link.href);
    show(await answer.text());
  });
});

look(false);
addEventListener("resize", () => look(false));
