// @ts-check
// The little script of the plain pages. Everything works without it; with it a table follows the
// game by itself, forms answer in place, and the keyboard reaches every option.

import { sift } from "./keys.js";
import { nameOf, renew } from "./morph.js";
import { root, shownVersion, sleep, tableUrl, tell, word } from "./page.js";
import { announce, chime, draftSteps, promptText } from "./speak.js";

/** The socket that tells when to look again; a long poll where there is none. */
class Follower {
  constructor() {
    this.lost = 0;
    this.busy = false;
    this.again = false;
    this.heard = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    void this.follow();
    addEventListener("online", () => this.socket?.readyState === WebSocket.OPEN || this.wake());
  }

  /** Try again at once: the network is back. */
  wake = () => {};

  async follow() {
    for (;;) {
      const heard = await this.listen();
      if (!heard && (await this.poll())) continue;
      this.lost += 1;
      if (this.lost > 1) tell(word("lost"), true);
      const wait = Math.min(5000, 300 * 2 ** this.lost) * (0.7 + 0.6 * Math.random());
      await Promise.race([sleep(wait), new Promise((done) => (this.wake = () => done(null)))]);
    }
  }

  /** Listen on a socket until it closes; did it ever say anything? @returns {Promise<boolean>} */
  listen() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: word("lang"), seat: word("seat"), shown: word("shown") });
    const address = `${scheme}://${location.host}/api/v1/tables/${word("table")}/socket?${query}`;
    return new Promise((done) => {
      let heard = false;
      const socket = new WebSocket(address);
      this.socket = socket;
      socket.onmessage = (event) => {
        if (!heard) this.found();
        heard = true;
        this.hear(JSON.parse(event.data));
      };
      socket.onclose = () => done(heard);
    });
  }

  /** Where sockets are not let through: ask for some minutes; did the server answer at all? */
  async poll() {
    let answered = false;
    const end = Date.now() + 120000;
    while (Date.now() < end) {
      try {
        const query = new URLSearchParams({ after: String(shownVersion()), wait: "20", seat: word("seat"), shown: word("shown") });
        const answer = await fetch(`/api/v1/tables/${word("table")}/updates?${query}`);
        if (!answer.ok) return answered;
        answered = true;
        this.found();
        const told = await answer.json();
        this.hear(told.type === "snapshot" ? { ...told, type: "update" } : told);
      } catch {
        return false;
      }
    }
    return answered;
  }

  /** There is a connection: what was said before it came has been told to nobody here. */
  found() {
    if (this.lost > 1) tell(word("back"));
    this.lost = 0;
    void refreshChat();
  }

  /** @param {any} message */
  hear(message) {
    this.heard = message.version ?? this.heard;
    if (message.type === "chat") void refreshChat();
    else if (message.type === "update" && message.version >= shownVersion()) void this.refresh();
    else if (message.type === "snapshot" && message.version !== shownVersion()) void this.refresh();
  }

  async refresh(own = false) {
    if (this.busy || sending) {
      this.again = true;
      return;
    }
    this.busy = true;
    this.again = false;
    const before = sent;
    let html = "";
    let version = 0;
    try {
      const answer = await fetch(tableUrl("panel"));
      if (answer.ok) html = await answer.text();
      version = Number(answer.headers.get("x-version"));
    } catch {
      // The socket closes, too, and what is missed comes with the next snapshot.
    }
    this.busy = false;
    // A question that was asked once more stays while the table is the same.
    const asking = !own && version === shownVersion() && root?.querySelector("[data-refresh]");
    if (html && sent !== before) this.again = true; // it may be older than the answer to what was sent
    else if (html && !asking) show(html, own);
    if (this.again) await this.refresh();
  }
}

/** How to find an element again in a fresh panel. @returns {string} */
function keyOf(/** @type {Element} */ element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const form = element.closest("form");
  const action = form ? `form[action="${CSS.escape(form.getAttribute("action") ?? "")}"] ` : "";
  if (element instanceof HTMLButtonElement && element.name)
    return `${action}button[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  if (element instanceof HTMLButtonElement) return `${action}button`;
  if (element instanceof HTMLInputElement && element.dataset.filter !== undefined) return "[data-filter]";
  const name = element.getAttribute("name");
  if (name) return `${action}${element.localName}[name="${CSS.escape(name)}"]`;
  const scroll = element.getAttribute("data-scroll");
  return scroll ? `[data-scroll="${CSS.escape(scroll)}"]` : "";
}

/**
 * Put a fresh panel in place. What was open stays open, what was written or scrolled stays so. The focus
 * stays where it was; after one's own act it goes to Confirm or before the new question.
 */
function show(/** @type {string} */ html, /** @type {boolean} */ own) {
  if (!root) return;
  const before = { version: shownVersion(), steps: draftSteps(), prompt: promptText() };
  const active = document.activeElement;
  const inside = active instanceof HTMLElement && root.contains(active);
  const key = inside ? keyOf(active) : "";
  const open = new Map([...root.querySelectorAll("details")].map((d) => [nameOf(d), d.open]));
  const scrolls = [...root.querySelectorAll("[data-scroll]")].map((e) => [keyOf(e), e.scrollTop, e.scrollLeft]);
  const left = { x: scrollX, y: scrollY };
  // A refusal is told each time, even if it is the same.
  for (const told of root.querySelectorAll("[role=alert]")) told.remove();

  renew(root, html);
  // What was written is sent, unless it was refused.
  const refused = root.querySelector("[role=alert]") !== null;
  if (own && !refused && active instanceof HTMLInputElement && inside) active.value = active.defaultValue;

  for (const details of root.querySelectorAll("details")) details.open = open.get(nameOf(details)) ?? details.open;
  prepare();
  for (const [selector, top, side] of scrolls) {
    const element = root.querySelector(String(selector));
    const other = String(selector).includes("work") && (own || promptText() !== before.prompt);
    if (element) [element.scrollTop, element.scrollLeft] = other ? [0, 0] : [Number(top), Number(side)]; // other options: from their beginning
  }
  if (inside) {
    const same = key && !(own && active instanceof HTMLButtonElement) ? root.querySelector(key) : null;
    const next = same ?? root.querySelector(".turnbar .confirm") ?? root.querySelector("#decide");
    if (next instanceof HTMLElement && next !== document.activeElement) next.focus({ preventScroll: true });
  }
  scrollTo(left.x, left.y);
  if (own) keepInSight();
  announce(before, own);
}

/** On a phone the next question may be above what was just touched. */
function keepInSight() {
  const prompt = root?.querySelector("#prompt");
  if (!prompt || matchMedia("(min-width: 701px)").matches) return;
  if (prompt.getBoundingClientRect().bottom < 0) prompt.scrollIntoView({ block: "center" });
}

let chatShown = document.getElementById("chat")?.innerHTML ?? "";

/** One at a time, and once more if it is asked for meanwhile: no answer comes after a newer one. */
function inTurn(/** @type {() => Promise<void>} */ work) {
  let busy = false;
  let again = false;
  return async () => {
    again = true;
    if (busy) return;
    busy = true;
    while (again) {
      again = false;
      await work();
    }
    busy = false;
  };
}

const refreshChat = inTurn(async () => {
  const place = document.getElementById("chat");
  if (!place) return;
  try {
    const answer = await fetch(tableUrl("chat"));
    const html = answer.ok ? await answer.text() : chatShown;
    if (html === chatShown) return;
    const fresh = html.split('class="said"').length > chatShown.split('class="said"').length;
    chatShown = html;
    renew(place, html);
    const fold = place.closest("details");
    if (fold && fresh) fold.open = true; // somebody speaks
    const list = place.querySelector("ol");
    if (list) list.scrollTop = list.scrollHeight;
  } catch {
    // It is asked for again when the connection is back.
  }
});

let wasAsked = root?.querySelector(".panel")?.getAttribute("data-asked") === "yes";

/** A moment by the reader's own clock; the year only where it is another. @returns {string} */
function localTime(/** @type {Date} */ moment) {
  const year = moment.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  /** @type {Intl.DateTimeFormatOptions} */
  const parts = { day: "numeric", month: "short", year, hour: "2-digit", minute: "2-digit" };
  return moment.toLocaleString(document.documentElement.lang, parts);
}

/** What a fresh page or panel needs: filter, clocks, title, local times. */
function prepare() {
  for (const time of document.querySelectorAll("time")) time.textContent = localTime(new Date(time.dateTime));
  const filter = document.querySelector("[data-filter]");
  if (filter instanceof HTMLInputElement) {
    const label = filter.closest("label");
    if (label) label.hidden = false;
    filter.oninput = () => sift(filter.value);
    if (filter.value) sift(filter.value);
  }
  if (root) {
    const asked = root.querySelector(".panel")?.getAttribute("data-asked") === "yes";
    if (root.dataset.mark === "yes") document.title = (asked ? word("turn") : "") + word("title");
    document.querySelector("link[rel=icon]")?.setAttribute("href", asked ? "/static/icon-turn.svg" : "/static/icon.svg");
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
    clock.textContent = sign + (days ? `${days}\u00a0${word("day")} ${h}:${pad(m)}` : h ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`);
  }
}

let sending = false;
let sent = 0;

/** Send a form in the background and show the answer. One at a time: a second click waits for the first. */
async function send(/** @type {HTMLFormElement} */ form, /** @type {HTMLElement | null} */ button) {
  if (sending) return;
  sending = true;
  sent += 1;
  let shown = false;
  root?.classList.add("sending");
  const slow = setTimeout(() => tell(word("sending"), true), 600);
  try {
    const data = new URLSearchParams();
    for (const [name, value] of new FormData(form)) data.append(name, String(value));
    if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value);
    const answer = await post(form.action + location.search, data, data.has("id"));
    clearTimeout(slow);
    tell("");
    shown = await answered(form, answer);
  } catch {
    clearTimeout(slow);
    tell(word("unsent"), true);
  } finally {
    sending = false;
    root?.classList.remove("sending");
  }
  if (follower?.again && (!shown || follower.heard > shownVersion())) void follower.refresh();
}

/** What carries an id is safe to repeat: it is sent until it arrives. @returns {Promise<Response>} */
async function post(/** @type {string} */ address, /** @type {URLSearchParams} */ data, /** @type {boolean} */ safe) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(address, { method: "POST", body: data, headers: { "X-Panel": "1" }, redirect: "follow" });
    } catch (error) {
      if (!safe || tries === 8) throw error;
      tell(word("lost"), true);
      await sleep(Math.min(4000, 300 * 2 ** tries));
    }
  }
}

/** Show what was answered; was it the table? @returns {Promise<boolean>} */
async function answered(/** @type {HTMLFormElement} */ form, /** @type {Response} */ answer) {
  if (answer.redirected) location.assign(answer.url);
  else if (form.hasAttribute("data-chat")) {
    if (answer.ok) form.reset();
    else tell(await answer.text(), true);
  } else if (form.hasAttribute("data-notes")) tell(answer.ok ? word("saved") : await answer.text());
  else if (answer.headers.has("x-version")) {
    show(await answer.text(), true);
    return true;
  } else location.reload();
  return false;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!root || !(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (!form.action.includes("/tables/")) return;
  event.preventDefault();
  void send(form, event.submitter);
});

// Not to play a step that was asked about once more: the table as it is.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-refresh]") : null;
  if (!link || !follower) return;
  event.preventDefault();
  void follower.refresh(true);
});

// A part of the page that is jumped to by a link takes the focus, too.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest(".jump a") : null;
  if (!link) return;
  const heading = document.querySelector(link.getAttribute("href") ?? "#");
  if (!(heading instanceof HTMLElement)) return;
  event.preventDefault();
  heading.scrollIntoView({ block: "start" });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
});

prepare();
setInterval(tick, 1000);
// What is said from now on is read out; what stood there when the page came is not.
setTimeout(() => document.getElementById("chat")?.setAttribute("aria-live", "polite"), 1000);
const follower = root ? new Follower() : null;
