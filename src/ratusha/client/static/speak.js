// Those who listen to the page hear what is new, once; and a turn that comes is seen and heard from afar.

import { root, shownVersion, word } from "./page.js";

/** @typedef {{ version: number, steps: string[], prompt: string }} Shown */

/** At most so many lines of the log are read out. */
const LINES = 6;

/** Seconds and hertz of the two notes. */
const NOTES = /** @type {const} */ ([[0, 523], [0.16, 659]]);

/** @param {Element | null | undefined} element */
function plain(element) {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The question, in words. */
export function promptText() {
  return plain(root?.querySelector("#prompt"));
}

/** The steps of the draft, in words. */
export function draftSteps() {
  const steps = [...(root?.querySelectorAll(".draft li[data-label]") ?? [])];
  return steps.map((step) => {
    const parts = [step.getAttribute("data-label"), plain(step.querySelector(".warning"))];
    return parts.filter(Boolean).join(". ");
  });
}

/**
 * For those who listen: each thing once, and only what is new.
 * @param {string[]} sentences
 */
export function say(sentences) {
  const said = sentences.filter(Boolean).map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`));
  if (!said.length) return;
  const line = document.createElement("span");
  line.textContent = said.join(" ");
  document.getElementById("news")?.replaceChildren(line);
}

/**
 * What the log tells since a version; what is folded away there is told by its number alone.
 * @param {number} version
 */
function linesSince(version) {
  const lines = [...(root?.querySelectorAll("[data-log] > li") ?? [])];
  const fresh = lines.filter((line) => Number(line.getAttribute("data-version")) > version);
  const parts = ":scope > .note, :scope > .event, summary";
  return fresh.slice(0, LINES).reverse().flatMap((line) => [...line.querySelectorAll(parts)].map(plain));
}

/**
 * The step that was drafted or taken back by oneself; empty: none was.
 * @param {Shown} before
 */
function ownStep(before) {
  const words = document.getElementById("news")?.dataset ?? {};
  const steps = draftSteps();
  const [was, now] = [before.steps.length, steps.length];
  if (now > was) return `${words.step} ${now}: ${steps.at(-1)}`;
  if (now === was || shownVersion() !== before.version) return "";
  return now ? `${words.undone} ${before.steps.at(-1)}` : (words.undoneAll ?? "");
}

/**
 * What happened since, one's own step, and the question that comes next. A refusal speaks for itself.
 * @param {Shown} before
 * @param {boolean} own
 */
export function announce(before, own) {
  if (root?.querySelector("[role=alert]")) return;
  const told = linesSince(before.version);
  if (own) told.push(ownStep(before));
  const prompt = promptText();
  if (prompt !== before.prompt || own) told.push(prompt);
  say(told);
}

/** Two soft notes; browsers allow it once the page has been touched. */
function chime() {
  if (word("sounds") !== "yes" || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [at, pitch] of NOTES) {
    const begin = audio.currentTime + at;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.3);
    note.connect(volume).connect(audio.destination);
    note.start(begin);
    note.stop(begin + 0.3);
  }
  setTimeout(() => void audio.close(), 1000);
}

function isAsked() {
  return root?.querySelector(".panel")?.getAttribute("data-asked") === "yes";
}

let wasAsked = isAsked();

/** The title and the icon tell whether it is one's turn; two notes tell when it comes. */
export function markTurn() {
  const asked = isAsked();
  if (word("mark") === "yes") document.title = (asked ? word("turn") : "") + word("title");
  const icon = new URL(asked ? "icon-turn.svg" : "icon.svg", import.meta.url);
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon.pathname);
  if (asked && !wasAsked) chime();
  wasAsked = asked;
}
