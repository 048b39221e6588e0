// @ts-check
// The little script of the plain pages. Everything works without it; with it a table follows the
// game by itself, forms answer in place, and the keyboard reaches every option.

const root = document.getElementById("table");

/** A word the page brought along. @param {string} name @returns {string} */
function word(name) {
  return root?.dataset[name] ?? "";
}

/** @param {string} id @returns {string} */
function tableUrl(id) {
  return `/tables/${root?.dataset.table}/${id}${location.search}`;
}

/** @param {number} ms @returns {Promise<void>} */
function sleep(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

/** @returns {number} */
function shownVersion() {
  return Number(root?.querySelector(".panel")?.getAttribute("data-version") ?? 0);
}

let toastTimer = 0;

/** Say something at the edge of the page; after a while it goes, unless it is to stay. */
function tell(/** @type {string} */ text, stay = false) {
  const place = document.getElementById("connection");
  if (!place) return;
  clearTimeout(toastTimer);
  place.textContent = text;
  place.hidden = !text;
  if (text && !stay) toastTimer = setTimeout(() => (place.hidden = true), 4000);
}

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
    const query = new URLSearchParams({ lang: word("lang"), seat: word("seat") });
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
        const query = new URLSearchParams({ after: String(shownVersion()), wait: "20", seat: word("seat") });
        const answer = await fetch(`/api/v1/tables/${word("table")}/updates?${query}`);
        if (!answer.ok) return answered;
        answered = true;
        this.found();
        const told = await answer.json();
        this.hear(told.type === "snapshot" ? { ...told, type: "update" } : told);
        void refreshChat();
      } catch {
        return false;
      }
    }
    return answered;
  }

  found() {
    if (this.lost > 1) {
      tell(word("back"));
      void refreshChat();
    }
    this.lost = 0;
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
    let html = "";
    try {
      const answer = await fetch(tableUrl("panel"));
      if (answer.ok) html = await answer.text();
    } catch {
      // The socket closes, too, and what is missed comes with the next snapshot.
    }
    this.busy = false;
    if (html && !sending) show(html, own);
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
  if (name) return `${action}[name="${CSS.escape(name)}"]`;
  const scroll = element.getAttribute("data-scroll");
  return scroll ? `[data-scroll="${CSS.escape(scroll)}"]` : "";
}

/** What a `details` is called. @returns {string} */
function nameOf(/** @type {Element} */ details) {
  return details.getAttribute("data-fold") ?? details.querySelector("summary")?.textContent ?? "";
}

/** What tells an element from its neighbours; equal marks: the same thing, perhaps changed. @returns {string} */
function markOf(/** @type {Node} */ node) {
  if (!(node instanceof Element)) return node.nodeName;
  const marks = ["id", "action", "name"].map((name) => node.getAttribute(name) ?? "");
  if (node instanceof HTMLButtonElement) marks.push(node.value);
  else if (node instanceof HTMLLIElement) marks.push(node.dataset.version ?? node.querySelector("button")?.value ?? "");
  else if (node instanceof HTMLDetailsElement) marks.push(nameOf(node));
  else marks.push(node.classList[0] ?? "");
  return [node.nodeName, ...marks].join(" ");
}

/**
 * Make an element like a fresh one, and leave alone what is the same in both: so a reader's place, the
 * focus, what is open and what is typed stay where they are.
 */
function morph(/** @type {Element} */ old, /** @type {Element} */ fresh) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !(name === "open" && old instanceof HTMLDetailsElement) && !(name === "tabindex" && old === document.activeElement)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && !(name === "open" && old instanceof HTMLDetailsElement)) old.setAttribute(name, value);
  const [was, now] = [[...old.childNodes], [...fresh.childNodes]];
  while (was.length && now.length && was[0].isEqualNode(now[0])) [was.shift(), now.shift()];
  let next = /** @type {ChildNode | null} */ (null);
  while (was.length && now.length && was[was.length - 1].isEqualNode(now[now.length - 1])) {
    next = was.pop() ?? null;
    now.pop();
  }
  for (const node of now) {
    const mark = markOf(node);
    const near = node instanceof Element ? was : was.slice(0, 1); // no text is worth an element before it
    const kept = near.findIndex((candidate) => candidate.isEqualNode(node));
    const at = kept < 0 ? near.findIndex((candidate) => markOf(candidate) === mark) : kept;
    if (at < 0) {
      old.insertBefore(node, was[0] ?? next);
      continue;
    }
    for (const gone of was.splice(0, at)) gone.remove();
    const same = /** @type {ChildNode} */ (was.shift());
    if (same instanceof Element) morph(same, /** @type {Element} */ (node));
    else if (same.nodeValue !== node.nodeValue) same.nodeValue = node.nodeValue;
  }
  for (const gone of was) gone.remove();
}

/** Make a part of the page like what the server sent. */
function renew(/** @type {Element} */ place, /** @type {string} */ html) {
  const fresh = /** @type {Element} */ (place.cloneNode(false));
  fresh.innerHTML = html;
  morph(place, fresh);
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
  // What was written is sent; a refusal is told each time, even if it is the same.
  if (own && active instanceof HTMLInputElement && inside) active.value = active.defaultValue;
  for (const told of root.querySelectorAll("[role=alert]")) told.remove();

  renew(root, html);

  for (const details of root.querySelectorAll("details")) details.open = open.get(nameOf(details)) ?? details.open;
  prepare();
  for (const [selector, top, side] of scrolls) {
    if (own && String(selector).includes("work")) continue; // other options: from their beginning
    const element = root.querySelector(String(selector));
    if (element) [element.scrollTop, element.scrollLeft] = [Number(top), Number(side)];
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

/** @returns {string} */
function plain(/** @type {Element | null | undefined} */ element) {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** @returns {string} */
function promptText() {
  return plain(root?.querySelector("#prompt"));
}

/** The steps of the draft, in words. @returns {string[]} */
function draftSteps() {
  return [...(root?.querySelectorAll(".draft li") ?? [])].map(plain);
}

/** For those who listen: each thing once, and only what is new. */
function say(/** @type {string[]} */ sentences) {
  const place = document.getElementById("news");
  const said = sentences.filter(Boolean).map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`));
  if (!place || !said.length) return;
  const line = document.createElement("span");
  line.textContent = said.join(" ");
  place.replaceChildren(line);
}

/** What happened since, the step that was drafted or taken back, and the question that comes next. */
function announce(
  /** @type {{ version: number, steps: string[], prompt: string }} */ before,
  /** @type {boolean} */ own,
) {
  const words = document.getElementById("news")?.dataset;
  if (!root || !words || root.querySelector("[role=alert]")) return;
  const lines = [...root.querySelectorAll("[data-log] > li")].filter((li) => Number(li.getAttribute("data-version")) > before.version);
  const told = lines.slice(0, 6).reverse().flatMap((li) => [...li.querySelectorAll(".note, .event")].map(plain));
  const steps = draftSteps();
  const [less, more] = [before.steps.length, steps.length];
  if (own && more > less) told.push(`${words.step} ${more}: ${steps[more - 1]}`);
  else if (own && more < less && shownVersion() === before.version) told.push(more ? `${words.undone} ${before.steps[less - 1]}` : words.undoneAll ?? "");
  const prompt = promptText();
  if (prompt !== before.prompt || own) told.push(prompt);
  say(told);
}

let chatShown = "";

async function refreshChat() {
  const place = document.getElementById("chat");
  if (!place) return;
  try {
    const answer = await fetch(tableUrl("chat"));
    const html = answer.ok ? await answer.text() : chatShown;
    if (html === chatShown) return;
    const fresh = chatShown !== "" && html.split("<li").length > chatShown.split("<li").length;
    chatShown = html;
    renew(place, html);
    const fold = place.closest("details");
    if (fold && fresh) fold.open = true; // somebody speaks
    const list = place.querySelector("ol");
    if (list) list.scrollTop = list.scrollHeight;
  } catch {
    // It is asked for again when the connection is back.
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
  setTimeout(() => void audio.close(), 1000);
}

/** Show only the options that have all the words of the filter. */
function sift(/** @type {string} */ wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of document.querySelectorAll(".options .group")) {
    let here = 0;
    for (const item of group.querySelectorAll(".buttons li")) {
      const text = `${item.textContent} ${item.querySelector("button")?.value}`.toLowerCase();
      const fits = words.every((word) => text.includes(word));
      item.toggleAttribute("hidden", !fits);
      here += Number(fits);
    }
    group.toggleAttribute("hidden", !here);
    found += here;
    const folded = group.querySelector("details");
    if (folded && words.length) folded.open = folded.querySelector("li:not([hidden])") !== null;
  }
  document.querySelector("[data-none]")?.toggleAttribute("hidden", found > 0);
}

/** What a fresh page or panel needs: filter, clocks, title, local times. */
function prepare() {
  for (const time of document.querySelectorAll("time"))
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang);
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

/** Send a form in the background and show the answer. One at a time: a second click waits for the first. */
async function send(/** @type {HTMLFormElement} */ form, /** @type {HTMLElement | null} */ button) {
  if (sending) return;
  sending = true;
  root?.classList.add("sending");
  const slow = setTimeout(() => tell(word("sending"), true), 600);
  try {
    const data = new URLSearchParams();
    for (const [name, value] of new FormData(form)) data.append(name, String(value));
    if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value);
    const answer = await post(form.action + location.search, data, data.has("id"));
    clearTimeout(slow);
    tell("");
    await answered(form, answer);
  } catch {
    clearTimeout(slow);
    tell(word("unsent"), true);
  } finally {
    sending = false;
    root?.classList.remove("sending");
  }
  if (follower?.again && follower.heard > shownVersion()) void follower.refresh();
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

async function answered(/** @type {HTMLFormElement} */ form, /** @type {Response} */ answer) {
  if (answer.redirected) location.assign(answer.url);
  else if (form.hasAttribute("data-chat")) {
    if (answer.ok) form.reset();
    else tell(await answer.text(), true);
  } else if (form.hasAttribute("data-notes")) tell(answer.ok ? word("saved") : await answer.text());
  else if (answer.headers.has("x-version")) show(await answer.text(), true);
  else location.reload();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!root || !(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (!form.action.includes("/tables/")) return;
  event.preventDefault();
  void send(form, event.submitter);
});

// Arrows walk the options; digits 1 to 9 go to one; Escape steps back; in a replay arrows turn the pages.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return;
  const link = document.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
  if (link instanceof HTMLAnchorElement) {
    link.click();
    return;
  }
  const options = [...document.querySelectorAll(".option")].filter((o) => o instanceof HTMLButtonElement && o.checkVisibility());
  if (/^[1-9]$/.test(event.key) && options[Number(event.key) - 1]) {
    options[Number(event.key) - 1].focus();
    event.preventDefault();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!options.length || (target instanceof HTMLElement && target.matches(".board, .chat, .history, .reasons"))) return;
    const at = options.indexOf(/** @type {any} */ (document.activeElement));
    const next = at < 0 ? 0 : (at + (event.key === "ArrowDown" ? 1 : options.length - 1)) % options.length;
    options[next].focus();
    event.preventDefault();
  } else if (event.key === "Escape") {
    const undo = document.querySelector("form[action$='/undo'] button, [data-refresh]");
    if (undo instanceof HTMLElement) undo.click();
  }
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
