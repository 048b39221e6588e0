// What is said at the table.

import { renewPart } from "./morph.js";

/** @param {Element} chat */
function count(chat) {
  return chat.querySelectorAll(".said").length;
}

/**
 * Put the chat in place: if somebody has spoken, it is opened, and the latest is in sight.
 * @param {Element} chat
 * @param {string} html
 */
export function showChat(chat, html) {
  const before = count(chat);
  renewPart(chat, html);
  const fold = chat.closest("details");
  if (fold && count(chat) > before) fold.open = true;
  const list = chat.querySelector("ol");
  if (list) list.scrollTop = list.scrollHeight;
}

// What is said from now on is read out; what stood there when the page came is not.
setTimeout(() => document.getElementById("talk")?.setAttribute("aria-live", "polite"), 1000);
