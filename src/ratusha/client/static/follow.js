// The connection of a table: a socket that brings what has changed; a long poll where there is none.

import { pageName, patience, shownVersion, sleep, tell, word } from "./page.js";
import { ask, known, partsUrl, shownMark, take } from "./parts.js";

/** The socket is closed with this: one may not see the table any more, or it is gone. */
const SHUT_OUT = 4403;

/** Milliseconds until a socket is tried again where there was none. */
const POLLING = 120_000;

/** Milliseconds after which a socket is asked whether it is still there; so long it has to answer. */
const PULSE = 20_000;

/** @typedef {import("./parts.js").News} News */

export class Follower {
  constructor() {
    this.failures = 0;
    /** Leave the socket, be it silent or not. */
    this.leave = () => {};
    /** Try again at once. */
    this.wake = () => {};
    addEventListener("online", () => this.again()); // the one from before might be silent for ever
  }

  /** Begin anew with another connection. */
  again() {
    this.leave();
    this.wake();
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
  }

  /**
   * Listen on a socket until it closes; did it ever tell anything but why it refuses?
   * @returns {Promise<boolean>}
   */
  listen() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const eyes = { lang: word("lang"), seat: word("seat"), shown: word("shown") };
    const query = new URLSearchParams({ ...eyes, page: pageName, known: known() });
    const address = `${scheme}://${location.host}/tables/${word("table")}/socket?${query}`;
    const socket = new WebSocket(address);
    return new Promise((done) => {
      let heard = false;
      let silent = false;
      const pulse = setInterval(() => {
        if (silent) this.leave();
        else if (socket.readyState === WebSocket.OPEN) {
          silent = true;
          socket.send('{"type": "ping"}');
        }
      }, PULSE);
      const end = () => {
        clearInterval(pulse);
        socket.onmessage = null;
        done(heard);
      };
      this.leave = () => {
        socket.close();
        end(); // where the network is gone, it would be a minute until it is closed
      };
      socket.onmessage = (event) => {
        silent = false;
        const news = /** @type {News} */ (JSON.parse(event.data));
        if (news.type !== "parts") return;
        if (!heard) this.found();
        take(news, { first: !heard });
        heard = true;
      };
      socket.onclose = (event) => {
        if (event.code === SHUT_OUT) void ask(); // it is refused, too, and the page tells why
        end();
      };
    });
  }

  /** Ask for some minutes, where sockets are not let through; did the server answer at all? */
  async poll() {
    let answered = false;
    const end = Date.now() + POLLING;
    while (Date.now() < end) {
      const news = await this.wait();
      if (!news) return answered;
      this.found();
      take(news, { first: !answered });
      answered = true;
    }
    return answered;
  }

  /**
   * What is new, as soon as there is something; null if there was no answer.
   * @returns {Promise<News | null>}
   */
  async wait() {
    try {
      const answer = await fetch(
        partsUrl({ after: String(shownVersion()), mark: shownMark(), wait: "20" }),
      );
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  }
}
