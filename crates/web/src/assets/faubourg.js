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

/// What the server has drawn. A page has only the drawings and stylesheets it uses: those it lacks come
/// along, and stay when the part that asked for them goes.
function read(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  find(".sprite defs").append(...[...page.querySelectorAll(".sprite symbol")].filter(({ id }) => !byId(id)));
  for (const sheet of page.querySelectorAll("link[rel=stylesheet]")) {
    if (!document.head.querySelector(`[href="${sheet.getAttribute("href")}"]`)) document.head.append(sheet.cloneNode());
  }
  return page;
}

/// Puts a freshly drawn table in the place of the one shown, part by part.
function show(html) {
  const fresh = read(html).getElementById("table");
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
  const upstairs = fresh.querySelector("#floor-1");
  // The storey that is looked at stays, unless all that can be chosen is on the other.
  if (upstairs && byId("floor-1")?.checked && (fresh.querySelector(".upper .can") || !fresh.querySelector(".ground .can"))) upstairs.checked = true;
  document.body.classList.toggle("dealt", fresh.dataset.round !== old.dataset.round);
  const kept = !old.matches(".replay") && old.className === fresh.className && (old.querySelector("form#turn") !== null) === (fresh.querySelector("form#turn") !== null);
  if (kept && before.size === after.size && [...after.keys()].every((id) => before.has(id))) {
    // Advice stays while the next step is the same, and while it is followed.
    const same = before.get("prompt")?.isEqualNode(after.get("prompt"));
    for (const [id, part] of after) {
      if (id === "hint" && !part.childElementCount && (same || followed?.length)) continue;
      // A side sheet stays as it was opened; the page itself comes without.
      if (part.matches(".help, #figures")) continue;
      if (!before.get(id).isEqualNode(part)) before.get(id).replaceWith(document.adoptNode(part));
    }
    Object.assign(old.dataset, fresh.dataset);
    if (form()) {
      form().elements.step.value = fresh.querySelector("#turn [name=step]").value;
      form().setAttribute("action", fresh.querySelector("#turn").getAttribute("action"));
    }
  } else {
    old.replaceWith(document.adoptNode(fresh));
  }
  // Where a turn is tried again, the address says what has been tried.
  if (address && table().dataset.address !== address) {
    address = table().dataset.address;
    history.replaceState(null, "", address);
  }
  // The end begins with the finished town.
  if (byId("prompt")?.matches(".over") && was && !was.matches(".over")) scrollTo(0, 0);
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
  modal(false);
  if (moved) reveal();
  // What only some pages can do comes with them.
  for (const { dataset } of document.querySelectorAll("[data-script]")) import(dataset.script);
  document.dispatchEvent(new Event("shown"));
}

/// Scrolls to the legal choices if none of them is in sight.
function reveal() {
  const places = [...document.querySelectorAll("main.board :is(button[name=choice]:enabled, .choose, a.pick-tile, a.here, .take-number.can)")].filter((place) => place.checkVisibility());
  const bar = byId("prompt").getBoundingClientRect();
  const tip = find(".tip")?.getBoundingClientRect();
  const [above, bottom] = bar.top > innerHeight / 2 ? [0, bar.top] : [bar.bottom, innerHeight];
  // A tip that has come along lies over the board.
  const top = tip && tip.top < above + 12 ? tip.bottom : above;
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
  for (const old of document.querySelectorAll(".advised-later")) old.classList.remove("advised-later");
  const [next, ...later] = advised();
  if (!next) return;
  for (const choice of later) if (/ [abc]\d+$/.test(choice)) byId(choice.split(" ").at(-1))?.classList.add("advised-later");
  // A house that asks which number is marked itself; a card gives its number first, then the other its action.
  const [, number] = next.match(/^take (\d)\+/) ?? [];
  const places = [`button[name=choice][value="${CSS.escape(next)}"]:not([formaction])`, `button[name=at][value="${next.split(" ").at(-1)}"]`, number && `#pair-${number}`, next.startsWith("roundabout") && "#circle-switch"];
  for (const button of document.querySelectorAll(places.filter(Boolean).join())) {
    button.classList.add("advised");
    // What is asked in a popover is marked where that opens.
    const opens = button.closest("[popover]")?.id;
    if (opens) find(`[popovertarget="${opens}"]`)?.classList.add("advised");
  }
  for (const way of document.querySelectorAll("[data-leads]")) way.classList.toggle("advised", next.startsWith(way.dataset.leads));
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
  const can = (target) => target?.checkVisibility() && !target.disabled;
  const same = pressed ? place?.querySelector(`[value="${CSS.escape(pressed)}"]`) : null;
  const next = [same, ...(place?.matches("button, a, input") ? [place] : place?.querySelectorAll("button, a") ?? [])].find(can);
  (next ?? byId("prompt"))?.focus({ preventScroll: true });
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
    forgetPlace();
    // A whole turn that was tried again leads to what it is worth.
    const way = answer.headers.get("x-faubourg-to");
    if (way) return location.assign(way);
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

// What is picked on the way to a choice: the same page, drawn with it.
document.addEventListener("click", (event) => {
  const way = event.target.closest("a[data-live]");
  if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  queue(async () => {
    const answer = await fetch(`${address}/board${new URL(way.href).search}`, { headers: { "X-Faubourg": "fetch" } }).catch(() => null);
    if (!answer?.ok) return location.assign(way.href);
    show(await answer.text());
  });
});

// A place that cannot be chosen: asking says why.
document.addEventListener("click", (event) => {
  const lot = event.target.closest("[data-ask]");
  if (!lot || !form() || unsent || event.target.closest("button")) return;
  const body = new URLSearchParams(new FormData(form()));
  body.set("choice", lot.dataset.ask);
  follow(null);
  queue(() => send(form().action, body));
});

// ---- Where to? ----

// Places for a roundabout are asked for, and stay until something is chosen.
document.addEventListener("click", (event) => {
  const link = event.target.closest("#circle-switch");
  if (!link || unsent || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(null, "", link.href);
  queue(refresh);
});

function forgetPlace() {
  const here = new URL(location);
  here.searchParams.delete("at");
  if (here.href !== location.href) history.replaceState(null, "", here);
}

// ---- Which number? ----

/// A house that takes several numbers tells them; one chooser asks which.
document.addEventListener("click", (event) => {
  const house = event.target.closest("button[data-numbers]");
  const chooser = byId("chooser");
  if (!house || !chooser?.showPopover) return;
  event.preventDefault();
  const { verb, which, asIs } = chooser.dataset;
  const lost = house.dataset.lost === undefined ? [] : [byId("effect")?.dataset.lost];
  chooser.setAttribute("aria-label", [which.replace("§", house.value.toUpperCase()), ...lost].join(" "));
  for (const old of chooser.querySelectorAll("[name]")) old.remove();
  chooser.prepend(...house.dataset.numbers.split(" ").map((told) => {
    const [number, effect, stretch] = told.split(":");
    const button = Object.assign(document.createElement("button"), { name: "choice", value: `${verb} ${number} ${house.value}`, textContent: number });
    if (stretch) button.append(Object.assign(document.createElement("small"), { textContent: stretch === "=" ? asIs : stretch }));
    if (effect) {
      button.dataset.effect = effect;
      button.append(Object.assign(document.createElement("span"), { className: "sr", textContent: ` ${effect}` }));
    }
    return button;
  }));
  chooser.showPopover({ source: house });
  chooser.firstElementChild.focus();
  advise();
});

// ---- Side sheets ----

/// The way by which a side sheet was opened, where the focus goes back to. The log comes with a page of
/// its own, so that any way to it will do.
let opener = null;

const opened = () => find(".help:target:not(:empty), .log:target");

/// A side sheet that is open is a dialog. The rest of the page rests meanwhile, except beside the log,
/// which stays while the game goes on.
function modal(focus) {
  const open = opened();
  for (const part of document.querySelectorAll("[inert]")) part.inert = false;
  for (const name of ["role", "aria-modal", "aria-label"]) byId("log")?.removeAttribute(name);
  if (open) {
    opener ??= `#${open.id}`;
    open.setAttribute("role", "dialog");
    const alone = open.id !== "log";
    open.setAttribute("aria-modal", alone);
    if (!alone) open.setAttribute("aria-label", open.querySelector("h2").firstChild.textContent);
    for (let part = open; alone && part !== document.body; part = part.parentElement) {
      for (const other of part.parentElement.children) if (other !== part) other.inert = true;
    }
    if (focus) open.querySelector("header .btn, .shut")?.focus();
  } else if (focus && opener) {
    const way = [...document.querySelectorAll(`a[href$="${CSS.escape(opener)}"]`)].find((link) => link.checkVisibility());
    (way ?? byId("prompt"))?.focus();
    opener = null;
  }
}

/// Rules, settings and seats come when they are opened, as they are then; some come into their place on the page.
async function open(way, inPlace) {
  const { search, hash } = new URL(way.href);
  const answer = await fetch(`${address}/board${search}`, { headers: { "X-Faubourg": "fetch" } }).catch(() => null);
  const fresh = answer?.ok && read(await answer.text()).querySelector(hash);
  const place = find(hash);
  if (fresh && place) {
    // The place itself stays: another one would not be what the address leads to.
    for (const { name, value } of fresh.attributes) place.setAttribute(name, value);
    place.replaceChildren(...fresh.childNodes);
    document.dispatchEvent(new Event("shown"));
  } else if (!inPlace && place.matches(":empty")) return answer ? location.assign(way.href) : cut(true);
  if (inPlace) return;
  if (location.hash === hash) modal(true);
  else location.hash = hash;
}
const way = (hash) => find(`#bar a[href$="${CSS.escape(hash)}"]`);

// Lines and figures of a game come when the way to them is in sight.
const later = new IntersectionObserver((seen) => { for (const { isIntersecting, target } of seen) if (isIntersecting) later.unobserve(target), open(target, true); });
document.addEventListener("shown", () => { for (const link of document.querySelectorAll("a.later")) later.observe(link); });
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href*='#']");
  if (!link || !/#(help|settings|seats|log)$/.test(link.href)) return;
  opener = link.hash;
  if (opener === "#log" || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link);
});
addEventListener("hashchange", () => modal(true));
addEventListener("load", () => (find(".help:target:empty") ? open(way(location.hash)) : opened() && modal(true)));

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
    // Says what is lost, once for all choices that lose it.
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

/// A pair; or a card, for its number or else for its action.
function card(place) {
  const action = [...document.querySelectorAll(`#card-${place} .take-action`)].find((button) => button.checkVisibility());
  if (action) return action.disabled ? false : (action.click(), true);
  return press(`#pair-${place}`);
}

/// Moves the focus to the nearest highlighted place in a direction.
function go(dx, dy) {
  const places = [...document.querySelectorAll("#sheet .choose, #sheet .slot, #sheet .press, .welkin #turn button.can, .bienvenue #turn :is(.can, .here, .pick-tile)")].filter((place) => place.tabIndex >= 0 && place.checkVisibility());
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
  1: () => card(1), 2: () => card(2), 3: () => card(3),
  ArrowLeft: () => go(-1, 0), ArrowRight: () => go(1, 0), ArrowUp: () => go(0, -1), ArrowDown: () => go(0, 1),
  "?": () => (opened()?.id === "help" ? keys.Escape() : press('#bar a[href$="#help"]')),
  Escape: () => opened() && ((location.hash = "#-"), true),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=checkbox]), textarea, select, [popover]")) return;
  if (event.key.startsWith("Arrow") && opened()?.matches(".help")) return;
  if (keys[event.key]?.()) event.preventDefault();
});

// ---- Swiping from one board to the next ----

let touch = null;
document.addEventListener("touchstart", (event) => { touch = event.touches.length === 1 && event.target.closest("#sheet") ? event.touches[0] : null; }, { passive: true });
document.addEventListener("touchend", (event) => {
  const [end] = event.changedTouches;
  if (!touch || !end) return;
  const [dx, dy] = [end.clientX - touch.clientX, end.clientY - touch.clientY];
  const boards = [...document.querySelectorAll("#chips a")];
  const here = boards.findIndex((board) => board.ariaCurrent);
  if (Math.abs(dx) > 80 && Math.abs(dx) > 3 * Math.abs(dy)) boards[here - Math.sign(dx)]?.click();
}, { passive: true });

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
