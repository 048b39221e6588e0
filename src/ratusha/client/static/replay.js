// A replay goes from position to position in place: by its links and keys, by the slider, or by itself.

import { markDrawer } from "./drawer.js";
import { renew } from "./morph.js";
import { preparePicture } from "./picture.js";
import { phone, sayScreen } from "./screen.js";

const TYPED_INTO = "input, textarea, select";
/** Milliseconds between two steps by itself. */
const PAUSE = 1200;

let timer = 0;
let asked = 0;

function stage() {
  return document.getElementById("replay");
}

/** @param {string} name @returns {number[]} */
function numbers(name) {
  return (stage()?.dataset[name] ?? "").split(" ").filter(Boolean).map(Number);
}

function last() {
  return Number(stage()?.dataset.last ?? 0);
}

function here() {
  return Number(stage()?.dataset.ply ?? 0);
}

/** @param {string} name */
function chosen(name) {
  const field = document.querySelector(`[data-${name}]`);
  return field instanceof HTMLSelectElement ? field.value : "";
}

/**
 * The next stop before or after this position, by moves, turns or rounds.
 * @param {1 | -1} way
 */
function stop(way) {
  const by = chosen("by");
  if (by === "move") return Math.min(last(), Math.max(0, here() + way));
  const stops = [0, ...numbers(by === "round" ? "rounds" : "turns"), last()];
  if (way > 0) return Math.min(...stops.filter((ply) => ply > here()), last());
  return Math.max(...stops.filter((ply) => ply < here()), 0);
}

/** What the server sent holds no choices of the reader: they stay as they are. */
function prepare() {
  for (const part of document.querySelectorAll(".timeline [hidden]")) part.removeAttribute("hidden");
  const slider = document.querySelector("[data-slider]");
  if (slider instanceof HTMLInputElement) slider.value = String(here());
  const at = document.querySelector(".at input");
  if (at instanceof HTMLInputElement) at.value = String(here());
  const now = document.querySelector(".rounds [aria-current]");
  const strip = now?.closest("ol");
  if (strip && now instanceof HTMLElement) strip.scrollLeft = now.offsetLeft - strip.clientWidth / 2;
  showPlaying();
  preparePicture(false);
}

/**
 * Show the position after so many plies.
 * @param {number} ply
 * @param {boolean} remember is it a place to come back to?
 */
async function show(ply, remember = true) {
  const turn = ++asked;
  const address = `${location.pathname}?ply=${ply}`;
  const answer = await fetch(address).catch(() => null);
  if (turn !== asked) return; // somebody was faster
  if (!answer?.ok) return pause();
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, now] = [stage(), fresh.getElementById("replay")];
  if (turn !== asked || !old || !now) return;
  const [by, speed] = [chosen("by"), chosen("speed")];
  for (const { name, value } of now.attributes) old.setAttribute(name, value);
  renew(old, now.innerHTML);
  choose("by", by);
  choose("speed", speed);
  document.title = fresh.title;
  if (remember) history.pushState(null, "", address);
  prepare();
  if (here() >= last()) pause();
}

/** @param {string} name @param {string} value */
function choose(name, value) {
  const field = document.querySelector(`[data-${name}]`);
  if (field instanceof HTMLSelectElement) field.value = value;
}

function showPlaying() {
  const button = document.querySelector("[data-autoplay]");
  const word = button?.querySelector("span");
  if (word) word.textContent = (timer ? stage()?.dataset.pause : stage()?.dataset.play) ?? "";
  button?.setAttribute("aria-pressed", String(timer > 0));
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  showPlaying();
}

/** Go on by itself, until the end or until it is stopped. */
function play() {
  const goOn = async () => {
    await show(stop(1), false);
    if (timer) timer = setTimeout(goOn, PAUSE * Number(chosen("speed") || 1));
  };
  timer = setTimeout(goOn, 200);
  showPlaying();
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target?.closest("[data-autoplay]")) {
    if (timer) pause();
    else play();
    return;
  }
  const link = target?.closest("#replay a[href^='?ply=']");
  if (!link) return;
  event.preventDefault();
  pause();
  const key = link.getAttribute("data-key");
  if (key === "ArrowLeft") void show(stop(-1));
  else if (key === "ArrowRight") void show(stop(1));
  else void show(Number(link.getAttribute("href")?.slice(5)));
});

document.addEventListener("change", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.matches("[data-slider], .at input")) return;
  pause();
  void show(Math.min(last(), Math.max(0, Number(field.value) || 0)));
});

document.addEventListener("keydown", (event) => {
  const typed = event.target instanceof Element && event.target.matches(`${TYPED_INTO}, button`);
  if (event.key !== " " || typed || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  if (timer) pause();
  else play();
});

addEventListener("popstate", () => {
  pause();
  void show(Number(new URLSearchParams(location.search).get("ply") ?? last()), false);
});

prepare();
addEventListener("reworded", () => {
  prepare();
  markDrawer();
});
phone.addEventListener("change", () => {
  sayScreen();
  void show(here(), false);
});
if (sayScreen() !== stage()?.dataset.screen) void show(here(), false);
