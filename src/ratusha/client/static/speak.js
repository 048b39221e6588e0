// @ts-check
// What those hear who listen to the page: what is new, once; and two notes when the turn comes.

import { root, shownVersion } from "./page.js";

/** @returns {string} */
function plain(/** @type {Element | null | undefined} */ element) {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** @returns {string} */
export function promptText() {
  return plain(root?.querySelector("#prompt"));
}

/** The steps of the draft, in words. @returns {string[]} */
export function draftSteps() {
  return [...(root?.querySelectorAll(".draft li") ?? [])].map(plain);
}

/** For those who listen: each thing once, and only what is new. */
function say(/** @type {string[]} */ sentences) {
  const place = document.getElementById("news");
  const said = sentences.filter(Boolean).map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`));
  if (!place || !said.length) return;
  const line = document.createElement("span");
  line.textContent = said.join(" ");
  place.replaceChildren(line);
}

/** What happened since, the step that was drafted or taken back, and the question that comes next. */
export function announce(
  /** @type {{ version: number, steps: string[], prompt: string }} */ before,
  /** @type {boolean} */ own,
) {
  const words = document.getElementById("news")?.dataset;
  if (!root || !words || root.querySelector("[role=alert]")) return;
  const lines = [...root.querySelectorAll("[data-log] > li")].filter((li) => Number(li.getAttribute("data-version")) > before.version);
  // What is folded away in the log is told by its number alone.
  const told = lines.slice(0, 6).reverse().flatMap((li) => [...li.querySelectorAll(":scope > .note, :scope > .event, summary")].map(plain));
  const steps = draftSteps();
  const [less, more] = [before.steps.length, steps.length];
  if (own && more > less) told.push(`${words.step} ${more}: ${steps[more - 1]}`);
  else if (own && more < less && shownVersion() === before.version) told.push(more ? `${words.undone} ${before.steps[less - 1]}` : words.undoneAll ?? "");
  const prompt = promptText();
  if (prompt !== before.prompt || own) told.push(prompt);
  say(told);
}

/** Two soft notes when the turn comes; browsers allow it once the page has been touched. */
export function chime() {
  if (root?.dataset.sounds !== "yes" || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 523], [0.16, 659]]) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + at);
    note.stop(audio.currentTime + at + 0.3);
  }
  setTimeout(() => void audio.close(), 1000);
}
