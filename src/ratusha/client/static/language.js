// The language is changed in place: what is open, typed, chosen, scrolled or enlarged stays so.

import { renew } from "./morph.js";

/** What is told to the other scripts once the page speaks another language. */
const TOLD = "reworded";

/**
 * Get the page in another language, and make this one like it.
 * @param {string} lang
 */
async function speak(lang) {
  const address = new URL(location.href);
  address.searchParams.set("lang", lang);
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return location.assign(address);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const { scrollX, scrollY } = window;
  renew(document.body, fresh.body.innerHTML);
  document.documentElement.lang = fresh.documentElement.lang;
  document.title = fresh.title;
  dispatchEvent(new Event(TOLD));
  scrollTo(scrollX, scrollY);
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[hreflang]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void speak(link.hreflang);
});
