// Moments by the reader's own clock, and the clocks of a table, which run on between two panels.

import { word } from "./page.js";

/**
 * A moment by the reader's own clock; the year only where it is another.
 * @param {Date} moment
 */
function localTime(moment) {
  const year = moment.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  /** @type {Intl.DateTimeFormatOptions} */
  const parts = { day: "numeric", month: "short", year, hour: "2-digit", minute: "2-digit" };
  return moment.toLocaleString(document.documentElement.lang, parts);
}

/** Every moment of the page in the reader's zone. */
export function showLocalTimes() {
  for (const time of document.querySelectorAll("time")) time.textContent = localTime(new Date(time.dateTime));
}

/** The clocks that run and have just come do so from now on: the server has told what is left. */
export function startClocks() {
  for (const clock of document.querySelectorAll(".clock[data-running=yes]:not([data-since])"))
    clock.setAttribute("data-since", String(Date.now()));
}

/**
 * So many milliseconds as the server writes them, too: 2 d 3:04, 3:04:05 or 4:05.
 * @param {number} left
 */
function duration(left) {
  const seconds = Math.floor(Math.abs(left) / 1000);
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor(seconds / 3600) % 24;
  const two = (/** @type {number} */ n) => String(n % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const sign = left < 0 ? "−" : "";
  if (days) return `${sign}${days}\u00a0${word("day")} ${hours}:${two(minutes)}`;
  if (hours) return `${sign}${hours}:${two(minutes)}:${two(seconds)}`;
  return `${sign}${minutes}:${two(seconds)}`;
}

/** Show what is left on each clock that runs. */
export function tick() {
  for (const clock of document.querySelectorAll(".clock[data-since]")) {
    const gone = Date.now() - Number(clock.getAttribute("data-since"));
    clock.textContent = duration(Number(clock.getAttribute("data-left")) - gone);
  }
}
