// The connection of a table: a socket that tells when to look again; a long poll where there is none.

import { patience, shownVersion, sleep, tell, word } from "./page.js";

/** The socket is closed with this: one may not see the table any more, or it is gone. */
const SHUT_OUT = 4403;

/** Milliseconds until a socket is tried again where there was none. */
const POLLING = 120_000;

/**
 * @typedef {{ type: string, version?: number, you?: { draft?: { mark: string } } }} Message
 * @typedef {{ hear(message: Message): void, found(): void, shutOut(): void }} Listener
 */

export class Follower {
  /** @param {Listener} listener */
  constructor(listener) {
    this.listener = listener;
    this.failures = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** Try again at once. */
    this.wake = () => {};
    addEventListener("online", () => {
      this.socket?.close(); // from before the network went: it might be silent for ever
      this.wake();
    });
  }

  /** As long as the page is there. */
  async follow() {
    for (;;) {
      const heard = await this.listen();
      if (!heard && (await this.poll())) continue;
      this.failures += 1;
      if (this.failures > 1) tell(word("lost"), true);
      const woken = new Promise((done) => (this.wake = () => done(undefined)));
      await Promise.race([sleep(patience(this.failures)), woken]);
    }
  }

  /** There is a connection. */
  found() {
    if (this.failures > 1) tell(word("back"));
    this.failures = 0;
    this.listener.found();
  }

  /**
   * Listen on a socket until it closes; did it ever tell anything but why it refuses?
   * @returns {Promise<boolean>}
   */
  listen() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: word("lang"), seat: word("seat"), shown: word("shown") });
    const address = `${scheme}://${location.host}/api/v1/tables/${word("table")}/socket?${query}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    return new Promise((done) => {
      let heard = false;
      socket.onmessage = (event) => {
        const message = /** @type {Message} */ (JSON.parse(event.data));
        if (message.type === "error") return;
        if (!heard) this.found();
        heard = true;
        this.listener.hear(message);
      };
      socket.onclose = (event) => {
        if (event.code === SHUT_OUT) this.listener.shutOut();
        done(heard);
      };
    });
  }

  /** Ask for some minutes, where sockets are not let through; did the server answer at all? */
  async poll() {
    let answered = false;
    const end = Date.now() + POLLING;
    while (Date.now() < end) {
      const message = await this.ask();
      if (!message) return answered;
      answered = true;
      this.found();
      this.listener.hear(message);
    }
    return answered;
  }

  /**
   * What is new, as soon as there is something; null if there was no answer.
   * @returns {Promise<Message | null>}
   */
  async ask() {
    const asked = { after: String(shownVersion()), wait: "20", seat: word("seat"), shown: word("shown") };
    try {
      const answer = await fetch(`/api/v1/tables/${word("table")}/updates?${new URLSearchParams(asked)}`);
      if (!answer.ok) return null;
      const told = /** @type {Message} */ (await answer.json());
      const newer = (told.version ?? 0) >= shownVersion();
      return told.type === "snapshot" && newer ? { ...told, type: "update" } : told;
    } catch {
      return null;
    }
  }
}
