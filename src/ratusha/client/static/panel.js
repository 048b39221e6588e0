// The panel of a table: asked for when the table changed, and the answer to whatever is sent. One at a time.

import { refreshChat } from "./chat.js";
import { patience, root, shownDraft, shownVersion, sleep, tableUrl, tell, word } from "./page.js";
import { show } from "./show.js";

/** @typedef {import("./follow.js").Message} Message */

/** How often a form that carries an id is sent until it arrives. */
const TRIES = 8;

export class Panel {
  constructor() {
    /** A form is on its way. */
    this.sending = false;
    /** How many forms were sent. */
    this.sent = 0;
    /** The panel is asked for. */
    this.asking = false;
    /** It is to be asked for once more. */
    this.again = false;
    /** The newest version that was heard of. */
    this.heard = 0;
  }

  /** There is a connection: what was said before it came has been told to nobody here. */
  found() {
    void refreshChat();
  }

  /** The table is gone, or not for these eyes any more: then the panel is refused, too. */
  shutOut() {
    void this.refresh();
  }

  /** @param {Message} message */
  hear(message) {
    const version = message.version ?? this.heard;
    this.heard = version;
    if (message.type === "chat") void refreshChat();
    else if (message.type === "update" && version >= shownVersion()) void this.refresh();
    else if (message.type === "snapshot" && !isShown(message)) void this.refresh();
  }

  /** Ask for the panel and show it. */
  async refresh() {
    this.again = true;
    if (this.asking || this.sending) return;
    this.asking = true;
    while (this.again && !this.sending) {
      this.again = false;
      await this.ask();
    }
    this.asking = false;
  }

  async ask() {
    const before = this.sent;
    try {
      const answer = await fetch(tableUrl("panel"));
      const html = await answer.text();
      if (this.sent !== before) this.again = true; // this may be older than the answer to what was sent
      else if (answer.ok) show(html, false);
      else if ([401, 403, 404].includes(answer.status)) location.reload(); // the page tells why
    } catch {
      // The socket closes, too, and what is missed comes with the next snapshot.
    }
  }

  /**
   * Send a form in the background and show the answer. A second click waits for the first.
   * @param {HTMLFormElement} form
   * @param {HTMLElement | null} button
   */
  async send(form, button) {
    if (this.sending) return;
    this.sending = true;
    this.sent += 1;
    root?.classList.add("sending");
    const slow = setTimeout(() => tell(word("sending"), true), 600);
    let shown = false;
    try {
      const answer = await post(form, button);
      tell("");
      shown = await answered(form, answer);
    } catch {
      tell(word("unsent"), true);
    }
    clearTimeout(slow);
    this.sending = false;
    root?.classList.remove("sending");
    if (this.again && (!shown || this.heard > shownVersion())) void this.refresh();
  }
}

/**
 * A draft may be another one though the version is the same: it was made in another tab.
 * @param {Message} snapshot
 */
function isShown({ version, you }) {
  return version === shownVersion() && (you?.draft?.mark ?? "") === shownDraft();
}

/**
 * By its id whatever is sent is done once, so that it is sent until it arrives.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 * @returns {Promise<Response>}
 */
async function post(form, button) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  if (button instanceof HTMLButtonElement && button.name) body.append(button.name, button.value);
  body.set("id", freshId());
  const address = form.action + location.search;
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(address, { method: "POST", body, headers: { "X-Panel": "1" } });
      if (tries === TRIES || ![502, 503, 504].includes(answer.status)) return answer;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
    tell(word("lost"), true);
    await sleep(patience(tries));
  }
}

/** @returns {string} */
function freshId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");
}

/**
 * Show what was answered; was it the table?
 * @param {HTMLFormElement} form
 * @param {Response} answer
 */
async function answered(form, answer) {
  if (answer.redirected) location.assign(answer.url);
  else if (form.hasAttribute("data-chat") && answer.ok) form.reset();
  else if (form.hasAttribute("data-chat")) tell(await answer.text(), true);
  else if (form.hasAttribute("data-notes")) tell(answer.ok ? word("saved") : await answer.text());
  else if (!answer.headers.has("x-version")) location.reload();
  else {
    show(await answer.text(), true);
    if (form.action.endsWith("/invite")) void refreshChat(); // a coach can be written to
    return true;
  }
  return false;
}
