// Fresh parts in the place of the old ones. What was open stays open, what was written or scrolled stays so.

import { showLocalTimes, startClocks } from "./clocks.js";
import { prepareFilter } from "./keys.js";
import { prepareStanding } from "./standing.js";
import { prepareStepped } from "./stepped.js";
import { showChat } from "./chat.js";
import { nameOf, renewPart } from "./morph.js";
import { watchMoves } from "./motion.js";
import { root, shownVersion } from "./page.js";
import { preparePicture } from "./picture.js";
import { announce, draftSteps, markTurn, promptText } from "./speak.js";

/**
 * How to find an element again in a fresh panel; empty: it has no sign of its own.
 * @param {Element} element
 */
function keyOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.hasAttribute("data-filter")) return "[data-filter]";
  const scroll = element.getAttribute("data-scroll");
  if (scroll) return `[data-scroll="${CSS.escape(scroll)}"]`;
  const name = element.getAttribute("name");
  const button = element instanceof HTMLButtonElement;
  if (!name && !button) return "";
  const action = element.closest("form")?.getAttribute("action");
  const form = action ? `form[action="${CSS.escape(action)}"] ` : "";
  const named = name ? `[name="${CSS.escape(name)}"]` : "";
  const value = button && name ? `[value="${CSS.escape(element.value)}"]` : "";
  return `${form}${element.localName}${named}${value}`;
}

/**
 * Remember what is open; the answer opens it again.
 * @param {HTMLElement} panel
 */
function keepFolds(panel) {
  const open = new Map([...panel.querySelectorAll("details")].map((fold) => [nameOf(fold), fold.open]));
  return () => {
    for (const fold of panel.querySelectorAll("details")) fold.open = open.get(nameOf(fold)) ?? fold.open;
  };
}

/**
 * Remember how far everything is scrolled; the answer scrolls there again, but shows other options from
 * their beginning.
 * @param {HTMLElement} panel
 */
function keepScrolls(panel) {
  const [left, top] = [scrollX, scrollY];
  const parts = [...panel.querySelectorAll("[data-scroll]")].map((part) => {
    return { key: keyOf(part), top: part.scrollTop, left: part.scrollLeft, options: part.matches(".work") };
  });
  return (/** @type {boolean} */ others) => {
    for (const { key, options, ...place } of parts)
      panel.querySelector(key)?.scrollTo(options && others ? { top: 0, left: 0 } : place);
    scrollTo(left, top);
  };
}

/**
 * Remember where the focus is, if it is in the panel; the answer puts it there again, or, after one's own
 * act, on Confirm or before the new question. When others act, it stays where it is, also on a place.
 * @param {HTMLElement} panel
 * @param {boolean} own
 */
function keepFocus(panel, own) {
  const active = document.activeElement;
  if (!active || !panel.contains(active)) return () => {};
  const done = own && active instanceof HTMLButtonElement;
  if (done) active.blur(); // or the browser would lay out the page to take the focus from what goes
  const place = own ? null : active.getAttribute("data-place");
  const key = done ? "" : place ? `[data-place="${CSS.escape(place)}"].legal` : keyOf(active);
  return () => {
    if (!own && active === document.activeElement) return;
    const same = key ? panel.querySelector(key) : null;
    const next = same ?? panel.querySelector(".turnbar .confirm:not(.end)") ?? panel.querySelector("#decide");
    const focusable = next instanceof HTMLElement || next instanceof SVGElement;
    if (focusable && next !== document.activeElement) next.focus({ preventScroll: true });
  };
}

/**
 * What was written in the panel is sent, unless it was refused.
 * @param {HTMLElement} panel
 * @param {Element | null} field
 */
function clearSent(panel, field) {
  if (!(field instanceof HTMLInputElement) || !panel.contains(field)) return;
  if (!panel.querySelector("[role=alert]")) field.value = field.defaultValue;
}

/** On a phone the next question may be above what was just touched. */
function keepInSight() {
  const prompt = document.getElementById("prompt");
  if (!prompt || matchMedia("(width > 43.75em)").matches) return;
  if (prompt.getBoundingClientRect().bottom < 0) prompt.scrollIntoView({ block: "center" });
}

/** What the frame of the page depends on; the server has said it of the first panel. */
function markFrame() {
  const status = root?.querySelector(".panel")?.getAttribute("data-status");
  const is = {
    open: status === "open",
    pictured: document.querySelector(".centre .picture") !== null,
    drafting: document.querySelector(".work ~ .draft") !== null,
    ending: document.querySelector(".work ~ .draft .final") !== null,
    answering: document.querySelector(".work .from-now-on, .stepped") !== null,
  };
  for (const [name, on] of Object.entries(is)) document.body.classList.toggle(name, on);
}

/** What stands in "since your last turn" is not told again in the log below it, while that is open. */
function coverLog() {
  const since = document.getElementById("since");
  const open = since?.querySelector("details")?.open ?? false;
  const after = Number(since?.dataset.after ?? "0");
  for (const line of document.querySelectorAll("[data-log] > li.move"))
    line.classList.toggle("covered", open && Number(line.getAttribute("data-ply")) > after);
}

document.addEventListener("toggle", (event) => {
  if (event.target instanceof Element && event.target.matches(".digest")) coverLog();
}, true);

/**
 * What a fresh panel needs: moments and clocks, its filter, what glows, a sign of whose turn it is.
 * @param {boolean} own after one's own act
 */
export function prepare(own) {
  markFrame();
  showLocalTimes();
  startClocks();
  prepareFilter();
  coverLog();
  prepareStepped();
  prepareStanding();
  preparePicture(own);
  markTurn();
}

/**
 * Tell why one's act was refused; each time, even if it is for the same reason.
 * @param {string} problem
 */
function tellProblem(problem) {
  const place = document.getElementById("refusal");
  const told = document.createElement("p");
  Object.assign(told, { className: "problem", id: "problem", role: "alert", textContent: problem });
  place?.replaceChildren(...(problem ? [told] : []));
}

/**
 * Put fresh parts in place.
 * @param {[string, string][]} parts their ids and what they show
 * @param {string | null} problem after one's own act: why it was refused; null: others have acted
 * @param {() => void} settle what is to be done once they are there
 */
export function show(parts, problem, settle) {
  if (!root) return;
  const own = problem !== null;
  const before = { version: shownVersion(), steps: draftSteps(), prompt: promptText() };
  const openAgain = keepFolds(root);
  const scrollAgain = keepScrolls(root);
  const focusAgain = keepFocus(root, own);
  const active = document.activeElement;
  if (own || parts.some(([id]) => id !== "chat")) tellProblem(problem ?? "");
  const fly = watchMoves(parts, own);
  for (const [id, html] of parts) {
    const place = document.getElementById(id);
    if (id === "chat" && place) showChat(place, html);
    else if (place) renewPart(place, html);
  }
  settle();
  openAgain();
  if (own) clearSent(root, active);
  prepare(own);
  scrollAgain(own || promptText() !== before.prompt);
  focusAgain();
  if (own) keepInSight();
  announce(before, own);
  fly();
}
