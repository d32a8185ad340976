// How someone is told that it is their turn: a sound, a notification, a call through the browser's push
// service; and the switches for it. `together.js` knows when, and brings this to those who want it.

const find = (selector) => document.querySelector(selector);
const place = () => find("#table[data-version], #lobby");

// ---- What the visitor wants, kept in this browser ----

function wants(what) {
  try { return localStorage.getItem(`wants-${what}`) === "yes"; } catch { return false; }
}

function want(what, yes) {
  try { localStorage.setItem(`wants-${what}`, yes ? "yes" : "no"); } catch { /* It is forgotten with the page. */ }
}

const able = { hide: true, sound: "AudioContext" in window, call: "Notification" in window };

/// Draws the switches: only those that this browser can do.
export function showSwitches() {
  for (const button of document.querySelectorAll("[data-switch]")) {
    const what = button.dataset.switch;
    button.hidden = !able[what];
    button.setAttribute("aria-pressed", String(wants(what) && (what !== "call" || Notification.permission === "granted")));
    const about = button.parentElement.querySelector(`[data-about="${what}"]`);
    if (about) about.hidden = button.hidden;
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-switch]");
  if (!button) return;
  const what = button.dataset.switch;
  const on = button.getAttribute("aria-pressed") !== "true";
  if (what === "call") return call(on, button);
  want(what, on);
  if (what === "sound" && on) ring();
  showSwitches();
});

// ---- Being told ----

const worker = () => navigator.serviceWorker?.register("/sw.js").catch(() => null);

/// Switches calls on or off: notifications of this page, and calls through the browser's push
/// service, which also arrive when the page is closed.
async function call(on, button) {
  const about = button.parentElement.querySelector("[data-about=call]");
  if (on && (await Notification.requestPermission()) !== "granted") {
    about.textContent = button.dataset.no;
    return;
  }
  want("call", on);
  showSwitches();
  if (on) about.textContent = button.dataset.on;
  const manager = (await worker())?.pushManager;
  const old = await manager?.getSubscription();
  if (!on) {
    await old?.unsubscribe();
    if (old) await fetch("/push/stop", { method: "POST", body: new URLSearchParams({ endpoint: old.endpoint }) });
    return;
  }
  const key = await (await fetch("/push/key")).text();
  // Without a push service the page itself still tells, as long as it is open.
  const made = old ?? (await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null));
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (endpoint) await fetch("/push", { method: "POST", body: new URLSearchParams({ endpoint, ...keys }) });
}

let sound = null;

/// Two soft notes.
function ring() {
  sound ??= new AudioContext();
  for (const [pitch, at] of [[660, 0], [880, 0.16]]) {
    const [note, volume] = [sound.createOscillator(), sound.createGain()];
    const start = sound.currentTime + at;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    note.connect(volume).connect(sound.destination);
    note.start(start);
    note.stop(start + 0.55);
  }
}
export const wake = () => { sound ??= new AudioContext(); };

/// Tells someone who looks elsewhere that it is their turn, as they want it.
export function tell() {
  if (wants("sound")) ring();
  if (wants("call") && able.call && Notification.permission === "granted") notify();
}

async function notify() {
  const text = find("#prompt h1, #lobby-next h2")?.textContent ?? "";
  const [name, options] = [document.title.replace(/^● /, ""), { body: text, tag: place().dataset.address, icon: "/icon/192.png", data: { url: place().dataset.address } }];
  const registration = await worker();
  if (registration?.active) registration.showNotification(name, options);
  else new Notification(name, options);
}
