// The parts of the page. Each has an id, and a key of what it shows; what the page has not got, the server
// sends, and what it has missed all the same is asked for.

import { freshId, pageName, panel, patience, root, shownVersion, sleep, tell, word } from "./page.js";
import { addSymbols, arrangePieces } from "./pieces.js";
import { show } from "./show.js";

/**
 * What the server sends: the keys of the parts as they are now, and those parts that this page has not got.
 * @typedef {{
 *   type: string,
 *   order: number, version: number, // the higher the version, and then the order, the newer
 *   mark: string, // changes with what a long poll waits for besides the version
 *   status: string, asked: boolean, draft: string,
 *   keys: Record<string, string>, parts: Record<string, string>,
 *   symbols: Record<string, string>, // what these parts of the picture refer to, by id
 *   problem: string, // why what was sent was refused
 * }} News
 */

/** How often a form that carries an id is sent until it arrives. */
const TRIES = 8;

/** Milliseconds after which no answer will come. */
const ANSWERED = 20_000;

/** How often what is missing is asked for, while more comes. */
const ASKS = 4;

/** The parts that are shown: their keys by id. @type {Map<string, string>} */
const keys = new Map();

/** The parts as they were last told to be. @type {Map<string, string>} */
const wanted = new Map();

let order = 0;

/** The newest that was told of, be it shown or not. */
let heard = { version: -1, order: 0 };

let sending = false;
let asking = false;

/** The page has come as a whole: it says what it has. */
export function readParts() {
  for (const map of [keys, wanted]) {
    map.clear();
    for (const part of word("parts").trim().split(" ").filter(Boolean)) {
      const [id = "", key = ""] = part.split("=");
      map.set(id, key);
    }
  }
}

readParts();

/** What this page has, for the server. */
export function known() {
  return [...keys].map(([id, key]) => `${id}=${key}`).join(" ");
}

/**
 * The reader does not want a part now; the server is told with what this page has, and does not make it.
 * @param {string} id
 */
export function leaveOut(id) {
  for (const map of [keys, wanted]) map.set(id, "folded");
}

/**
 * Does he not want it?
 * @param {string} id
 */
export function isLeftOut(id) {
  return keys.get(id) === "folded";
}

/**
 * He wants it again.
 * @param {string} id
 */
export function bringBack(id) {
  for (const map of [keys, wanted]) map.delete(id);
}

/** The mark of what is shown. */
export function shownMark() {
  return panel?.getAttribute("data-mark") ?? "";
}

/**
 * @param {News} news
 * @param {{ version: number, order: number }} than
 */
function isNewer(news, than) {
  return news.version === than.version ? news.order > than.order : news.version > than.version;
}

/** @param {News} news */
function setPanel({ version, mark, status, asked, draft }) {
  const facts = { version, mark, status, asked: asked ? "yes" : "no", draft };
  for (const [name, value] of Object.entries(facts)) panel?.setAttribute(`data-${name}`, String(value));
}

/**
 * Show what was sent, unless something newer is shown already.
 * @param {News} news
 * @param {{ own?: boolean, first?: boolean }} how is it the answer to one's own act; or the first that a
 *   connection brings, which is right even if it is older: a copy of the table may have been restored
 */
export function take(news, { own = false, first = false } = {}) {
  if (first || isNewer(news, heard)) {
    heard = { version: news.version, order: news.order };
    forgetGone(wanted, news);
    for (const [id, key] of Object.entries(news.keys)) wanted.set(id, key);
  }
  if ((first || isNewer(news, { version: shownVersion(), order })) && isWhole(news)) {
    order = news.order;
    const fresh = Object.entries(news.parts).filter(([id]) => keys.get(id) !== news.keys[id]);
    addSymbols(news.symbols);
    show(fresh, own ? news.problem : null, () => {
      setPanel(news);
      arrangePieces(Object.keys(news.keys), news.parts);
    });
    forgetGone(keys, news);
    for (const [id, key] of Object.entries(news.keys)) if (isSent(news, id)) keys.set(id, key);
    document.dispatchEvent(new Event("taken"));
  } else if (own) show([], news.problem, () => {});
  void askForMissing();
}

/**
 * Does it bring all that is new? Not while this page's own request is answered: the answer brings it.
 * @param {News} news
 */
function isWhole(news) {
  return Object.entries(news.keys).every(([id, key]) => isSent(news, id) || keys.get(id) === key);
}

/**
 * Is this part among what was sent, by itself or within another?
 * @param {News} news
 * @param {string} id
 */
function isSent(news, id) {
  return id in news.parts || around(id) in news.parts;
}

/**
 * Pieces of a part that the news tells of, but not of them, have gone.
 * @param {Map<string, string>} map
 * @param {News} news
 */
function forgetGone(map, news) {
  for (const id of map.keys()) if (around(id) in news.keys && !(id in news.keys)) map.delete(id);
}

/**
 * The part that a piece lies within; other parts are their own.
 * @param {string} id
 */
function around(id) {
  return id.split("/", 1)[0] ?? id;
}

function isMissing() {
  return [...wanted].some(([id, key]) => keys.get(id) !== key);
}

/** What was told of and has not come is asked for; but not while an answer may still bring it. */
async function askForMissing() {
  if (asking || sending) return;
  asking = true;
  for (let tries = 0; isMissing() && tries < ASKS; tries += 1) await ask();
  asking = false;
}

/** Ask for the parts that this page has not got. */
export async function ask() {
  const before = heard;
  try {
    const answer = await fetch(partsUrl({}));
    const news = answer.ok ? await answer.json() : null;
    if (news) take(news, { first: heard === before }); // or has something newer come meanwhile?
    else if ([401, 403, 404].includes(answer.status)) location.reload(); // the page tells why
  } catch {
    // The socket closes, too, and what is missed comes with the next.
  }
}

/**
 * Where the parts are asked for, for the same eyes.
 * @param {Record<string, string>} more
 */
export function partsUrl(more) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries({ known: known(), ...more })) query.set(name, value);
  return `${word("address")}/parts?${query}`;
}

/**
 * Send a form in the background and show the answer. A second click waits for the first.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export async function send(form, button) {
  if (sending) return;
  sending = true;
  root?.classList.add("sending");
  const slow = setTimeout(() => tell(word("sending"), true), 600);
  try {
    const [answer, text] = await post(form, button);
    tell("");
    answered(form, answer, text);
  } catch {
    tell(word("unsent"), true);
  }
  clearTimeout(slow);
  sending = false;
  root?.classList.remove("sending");
  void askForMissing();
}

/**
 * By its id whatever is sent is done once, so that it is sent until the whole answer has come.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 * @returns {Promise<[Response, string]>}
 */
async function post(form, button) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  if (button instanceof HTMLButtonElement && button.name) body.append(button.name, button.value);
  body.set("id", freshId());
  const headers = { "X-CSRF-Token": word("csrf"), "X-Page": pageName, "X-Known": known() };
  const address = form.action.includes("?") ? form.action : form.action + location.search;
  for (let tries = 1; ; tries += 1) {
    try {
      const signal = AbortSignal.timeout(ANSWERED);
      const answer = await fetch(address, { method: "POST", body, headers, signal });
      const text = await answer.text();
      if (tries === TRIES || ![502, 503, 504].includes(answer.status)) return [answer, text];
    } catch (error) {
      if (tries === TRIES) throw error;
    }
    tell(word("lost"), true);
    await sleep(patience(tries));
  }
}

/**
 * Show what was answered.
 * @param {HTMLFormElement} form
 * @param {Response} answer
 * @param {string} text
 */
function answered(form, answer, text) {
  if (answer.redirected) return location.assign(answer.url);
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return location.reload();
  /** @type {News} */
  const news = JSON.parse(text);
  const aside = form.hasAttribute("data-chat") || form.hasAttribute("data-notes");
  if (aside && news.problem) return tell(news.problem, true);
  if (form.hasAttribute("data-chat")) form.reset();
  if (form.hasAttribute("data-notes")) tell(word("saved"));
  take(news, { own: !aside });
}
