// The table of this page: its words, its version, a line at the edge; and patience.

export const root = document.getElementById("table");

/**
 * A word the page brought along.
 * @param {string} name
 */
export function word(name) {
  return root?.dataset[name] ?? "";
}

export const panel = document.querySelector("#table > .panel");

/** The version of the table that is shown. */
export function shownVersion() {
  return Number(panel?.getAttribute("data-version") ?? 0);
}

/** By this name the server knows which socket is this page's: its requests are answered with what changed. */
export const pageName = freshId();

/** @returns {string} */
export function freshId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {number} ms
 * @returns {Promise<void>}
 */
export function sleep(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

/**
 * Milliseconds to wait after so many failures: longer each time, and not all clients at the same moment.
 * @param {number} failures
 */
export function patience(failures) {
  return Math.min(5000, 300 * 2 ** failures) * (0.7 + 0.6 * Math.random());
}

let toastTimer = 0;

/**
 * Say something at the edge of the page; after a while it goes, unless it is to stay.
 * @param {string} text
 */
export function tell(text, stay = false) {
  const place = document.getElementById("connection");
  if (!place) return;
  clearTimeout(toastTimer);
  place.textContent = text;
  place.hidden = !text;
  if (text && !stay) toastTimer = setTimeout(() => (place.hidden = true), 4000);
}
