// @ts-check
// The little script of the plain pages. Everything works without it; with it a table follows the
// game by itself, forms answer in place, and the keyboard reaches every option.

const root = document.getElementById("table");

/** @param {string} id @returns {string} */
function tableUrl(id) {
  return `/tables/${root?.dataset.table}/${id}${location.search}`;
}

/** The socket that tells when to look again; polls where there is none. */
class Follower {
  constructor() {
    this.tries = 0;
    this.busy = false;
    this.again = false;
    this.version = Number(root?.querySelector(".panel")?.getAttribute("data-version") ?? 0);
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: root?.dataset.lang ?? "en", seat: root?.dataset.seat ?? "-1" });
    const address = `${scheme}://${location.host}/api/v1/tables/${root?.dataset.table}/socket?${query}`;
    const socket = new WebSocket(address);
    let opened = false;
    socket.onopen = () => {
      opened = true;
      if (this.tries > 0) this.tell(root?.dataset.back ?? "");
      this.tries = 0;
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      this.tries += 1;
      if (this.tries > 1) this.tell(root?.dataset.lost ?? "");
      const wait = Math.min(15000, 400 * 2 ** this.tries);
      setTimeout(() => (opened || this.tries < 4 ? this.connect() : this.poll()), wait);
    };
  }

  /** Where sockets are not let through: a long poll, then a try for the socket again. */
  async poll() {
    try {
      const answer = await fetch(`/api/v1/tables/${root?.dataset.table}/updates?after=${this.version}&wait=25`);
      if (answer.ok) this.hear(await answer.json());
    } catch {
      await new Promise((done) => setTimeout(done, 5000));
    }
    this.connect();
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "chat") void refreshChat();
    else if (message.type === "update" || (message.type === "snapshot" && message.version !== this.version)) {
      this.version = message.version;
      void this.refresh();
    }
  }

  async refresh() {
    if (this.busy) {
      this.again = true;
      return;
    }
    this.busy = true;
    try {
      const answer = await fetch(tableUrl("panel"));
      if (answer.ok) show(await answer.text());
    } finally {
      this.busy = false;
    }
    if (this.again) {
      this.again = false;
      await this.refresh();
    }
  }

  /** @param {string} text */
  tell(text) {
    const place = document.getElementById("connection");
    if (place) place.textContent = text;
  }
}

/** Put a fresh panel in place, keeping open what was open and the focus where it was. */
function show(/** @type {string} */ html) {
  if (!root) return;
  const active = document.activeElement;
  const inside = active instanceof HTMLElement && root.contains(active);
  if (active instanceof HTMLInputElement && inside && active.type === "text" && active.value) return;
  const openDetails = [...root.querySelectorAll("details")].map((d) => [d.querySelector("summary")?.textContent, d.open]);
  const scrolls = [...root.querySelectorAll(".buttons, pre")].map((e) => e.scrollTop);
  root.innerHTML = html;
  for (const [name, open] of openDetails)
    for (const details of root.querySelectorAll("details"))
      if (details.querySelector("summary")?.textContent === name) details.open = Boolean(open);
  const pre = root.querySelector("pre");
  if (pre) pre.scrollTop = scrolls.at(-1) ?? 0;
  prepare();
  if (inside) {
    const next = root.querySelector(".draft .confirm, .option, .confirm") ?? root.querySelector("#prompt");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
}

async function refreshChat() {
  const answer = await fetch(tableUrl("chat"));
  const place = document.getElementById("chat");
  if (answer.ok && place) {
    place.innerHTML = await answer.text();
    const list = place.querySelector("ol");
    if (list) list.scrollTop = list.scrollHeight;
  }
}

let wasAsked = root?.querySelector(".panel")?.getAttribute("data-asked") === "yes";

/** Two soft notes when the turn comes; browsers allow it once the page has been touched. */
function chime() {
  if (root?.dataset.sounds !== "yes" || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 523], [0.16, 659]]) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + at);
    note.stop(audio.currentTime + at + 0.3);
  }
}

/** What a fresh page or panel needs: filter, clocks, title, local times. */
function prepare() {
  for (const time of document.querySelectorAll("time"))
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang);
  const filter = document.querySelector("[data-filter]");
  if (filter instanceof HTMLInputElement) {
    const label = filter.closest("label");
    if (label) label.hidden = false;
    filter.oninput = () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const item of document.querySelectorAll(".options .buttons li")) {
        const text = (item.textContent ?? "").toLowerCase() + " " + (item.querySelector("button")?.value ?? "");
        item.toggleAttribute("hidden", !words.every((word) => text.includes(word)));
      }
    };
  }
  if (root) {
    const asked = root.querySelector(".panel")?.getAttribute("data-asked") === "yes";
    if (root.dataset.mark === "yes") document.title = (asked ? "● " : "") + (root.dataset.title ?? "");
    if (asked && !wasAsked) chime();
    wasAsked = asked;
  }
  for (const clock of document.querySelectorAll(".clock[data-running=yes]"))
    clock.setAttribute("data-since", String(Date.now()));
}

function tick() {
  for (const clock of document.querySelectorAll(".clock[data-since]")) {
    const left = Number(clock.getAttribute("data-left")) - (Date.now() - Number(clock.getAttribute("data-since")));
    const seconds = Math.floor(Math.abs(left) / 1000);
    const pad = (/** @type {number} */ n) => String(n).padStart(2, "0");
    const days = Math.floor(seconds / 86400);
    const [h, m, s] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
    const sign = left < 0 ? "−" : "";
    clock.textContent = sign + (days ? `${days}:${pad(h)}:${pad(m)}` : h ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`);
  }
}

/** Send a form in the background and show the answer. */
async function send(/** @type {HTMLFormElement} */ form, /** @type {HTMLElement | null} */ button) {
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(form)) data.append(name, String(value));
  if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value);
  const answer = await fetch(form.action + location.search, {
    method: "POST", body: data, headers: { "X-Panel": "1" }, redirect: "follow",
  });
  if (answer.redirected) location.assign(answer.url);
  else if (form.hasAttribute("data-chat")) {
    if (answer.ok) form.reset();
    else follower?.tell(await answer.text());
  } else if (form.hasAttribute("data-notes")) return;
  else show(await answer.text());
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!root || !(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (!form.action.includes("/tables/")) return;
  event.preventDefault();
  void send(form, event.submitter);
});

// Arrows walk the options; digits 1 to 9 choose; Escape steps back; in a replay arrows turn the pages.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return;
  const link = document.querySelector(`a[data-key="${event.key}"]`);
  if (link instanceof HTMLAnchorElement) {
    link.click();
    return;
  }
  const options = [...document.querySelectorAll("li:not([hidden]) > .option")].filter((o) => o instanceof HTMLButtonElement);
  if (/^[1-9]$/.test(event.key) && options[Number(event.key) - 1]) {
    options[Number(event.key) - 1].focus();
    event.preventDefault();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!options.length || (target instanceof HTMLElement && target.tagName === "PRE")) return;
    const at = options.indexOf(/** @type {any} */ (document.activeElement));
    const next = at < 0 ? 0 : (at + (event.key === "ArrowDown" ? 1 : options.length - 1)) % options.length;
    options[next].focus();
    event.preventDefault();
  } else if (event.key === "Escape") {
    const undo = document.querySelector("form[action$='/undo'] button");
    if (undo instanceof HTMLButtonElement) undo.click();
  }
});

/** The form of a new table shows only the seats and clocks that count. */
function prepareNew() {
  const form = document.querySelector("[data-new]");
  if (!(form instanceof HTMLFormElement)) return;
  const update = () => {
    const seats = Number(/** @type {HTMLSelectElement} */ (form.querySelector("[data-seats]")).value);
    for (const label of form.querySelectorAll("[data-seat]"))
      label.toggleAttribute("hidden", Number(label.getAttribute("data-seat")) >= seats);
    const clock = /** @type {HTMLSelectElement} */ (form.querySelector("[data-clock]")).value;
    for (const part of form.querySelectorAll("[data-clock-of]"))
      part.toggleAttribute("hidden", part.getAttribute("data-clock-of") !== clock);
  };
  form.addEventListener("change", update);
  update();
}

prepare();
prepareNew();
setInterval(tick, 1000);
const follower = root ? new Follower() : null;
