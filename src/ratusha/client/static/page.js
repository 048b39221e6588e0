// @ts-check
// The table of this page: its words, its version, a line at the edge.

export const root = document.getElementById("table");

/** A word the page brought along. @param {string} name @returns {string} */
export function word(name) {
  return root?.dataset[name] ?? "";
}

/** @param {string} id @returns {string} */
export function tableUrl(id) {
  return `/tables/${root?.dataset.table}/${id}${location.search}`;
}

/** @param {number} ms @returns {Promise<void>} */
export function sleep(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

/** @returns {number} */
export function shownVersion() {
  return Number(root?.querySelector(".panel")?.getAttribute("data-version") ?? 0);
}

let toastTimer = 0;

/** Say something at the edge of the page; after a while it goes, unless it is to stay. */
export function tell(/** @type {string} */ text, stay = false) {
  const place = document.getElementById("connection");
  if (!place) return;
  clearTimeout(toastTimer);
  place.textContent = text;
  place.hidden = !text;
  if (text && !stay) toastTimer = setTimeout(() => (place.hidden = true), 4000);
}
