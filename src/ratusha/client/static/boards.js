// Another player's board over the middle of the page, while the decision stays usable: it opens by a touch of
// the name or of the small board, follows the game, and closes by Escape or a touch elsewhere.

import { pageName, shownVersion } from "./page.js";
import { renewPart } from "./morph.js";

/** The address of the board that is shown; empty: none is. */
let shown = "";

/** Fetched at this version of the table and of the draft. */
let fetched = "";

/** @returns {HTMLElement | null} */
function box() {
  return document.getElementById("opponent");
}

function moment() {
  const draft = document.querySelector(".panel")?.getAttribute("data-draft");
  return `${shownVersion()} ${draft}`;
}

/**
 * Show a board; it is asked for anew each time.
 * @param {string} address
 * @param {() => void} ready what is to be done once it is there
 */
async function openBoard(address, ready) {
  shown = address;
  fetched = moment();
  const answer = await fetch(address, { headers: { "X-Page": pageName } });
  const html = answer.ok ? await answer.text() : "";
  if (shown !== address || !html) return;
  const there = box();
  if (there) renewPart(there, html);
  else {
    const place = document.createRange();
    place.selectNode(document.getElementById("main") ?? document.body);
    const made = place.createContextualFragment(html).firstElementChild;
    if (made) document.getElementById("main")?.append(made);
    box()?.querySelector("a[data-close]")?.setAttribute("data-fresh", "");
  }
  ready();
}

/** Back to the table; was there a board? */
export function closeBoard() {
  const there = box();
  shown = "";
  there?.remove();
  return there !== null;
}

/**
 * After every change of the table: the board that is shown is asked for again.
 * @param {() => void} ready
 */
export function followBoard(ready) {
  if (shown && fetched !== moment()) void openBoard(shown, ready);
}

/**
 * The one beside it, round and round.
 * @param {number} by
 */
function next(by) {
  const links = [...(box()?.querySelectorAll("a[data-board]") ?? [])];
  const at = links.findIndex((link) => link.hasAttribute("aria-current"));
  const link = links.at((at + by) % links.length);
  return link instanceof HTMLAnchorElement ? link.href : "";
}

/** @param {EventTarget | null} target */
function addressOf(target) {
  if (!(target instanceof Element)) return "";
  const link = target.closest("a[data-board]");
  if (link instanceof HTMLAnchorElement) return link.href;
  const frame = target.closest(".legal") ? "" : target.closest("[data-frame]")?.getAttribute("data-frame");
  const seat = /^board-(\d+)$/.exec(frame ?? "")?.[1];
  const same = seat && document.querySelector(`.players a[data-board="${seat}"]`);
  return same instanceof HTMLAnchorElement ? same.href : "";
}

/**
 * Let touches and keys open and close boards.
 * @param {() => void} ready what is to be done once one is there, or gone
 */
export function prepareBoards(ready) {
  document.addEventListener("click", (event) => {
    const address = addressOf(event.target);
    if (address) {
      event.preventDefault();
      void openBoard(address, ready);
      return;
    }
    if (!(event.target instanceof Element) || !box()) return;
    const elsewhere = event.target.closest(".drawn") && !event.target.closest(".legal");
    if (event.target.closest("[data-close]") || elsewhere) {
      event.preventDefault();
      closeBoard();
      ready();
    }
  });
  document.addEventListener(
    "keydown",
    (event) => {
      const typed = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (!box() || typed) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (event.key === "Escape") {
        closeBoard();
        ready();
      } else if (by && !(event.target instanceof Element && event.target.closest(".picture")))
        void openBoard(next(by), ready);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

addEventListener("reworded", () => (fetched = "")); // it is asked for in the other language
