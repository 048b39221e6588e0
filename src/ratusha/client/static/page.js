// The table of this page: its words, its version, a line at the edge; and patience.

export const root = document.getElementById("table");

/**
 * A word the page brought along.
 * @param {string} name
 */
export function word(name) {
  return root?.dataset[name] ?? "";
}

/**
 * The address of a part of this table, for the same eyes.
 * @param {string} part
 */
export function tableUrl(part) {
  return `/tables/${word("table")}/${part}${location.search}`;
}

/** The version of the table that is shown. */
export function shownVersion() {
  return Number(root?.querySelector(".panel")?.getAttribute("data-version") ?? 0);
}

/** The mark of the draft that is shown; empty: there is none. */
export function shownDraft() {
  return root?.querySelector(".panel")?.getAttribute("data-draft") ?? "";
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

/**
 * One at a time, and once more if it is asked for meanwhile: no answer comes after a newer one.
 * @param {() => Promise<void>} work
 */
export function inTurn(work) {
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
