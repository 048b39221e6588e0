// What is said at the table.

import { renew } from "./morph.js";
import { inTurn, tableUrl } from "./page.js";

const place = document.getElementById("chat");
let shown = place?.innerHTML ?? "";

/** @param {string} html */
function count(html) {
  return html.split('class="said"').length;
}

/**
 * @param {HTMLElement} chat
 * @param {string} html
 */
function showChat(chat, html) {
  const more = count(html) > count(shown);
  shown = html;
  renew(chat, html);
  const fold = chat.closest("details");
  if (fold && more) fold.open = true; // somebody speaks
  const list = chat.querySelector("ol");
  if (list) list.scrollTop = list.scrollHeight;
}

/** Ask what was said, and show it. */
export const refreshChat = inTurn(async () => {
  try {
    const answer = await fetch(tableUrl("chat"));
    const html = await answer.text();
    if (place && answer.ok && html !== shown) showChat(place, html);
  } catch {
    // It is asked for again when the connection is back.
  }
});

// What is said from now on is read out; what stood there when the page came is not.
setTimeout(() => place?.setAttribute("aria-live", "polite"), 1000);
