// What is said at the table.

import { tellUnread } from "./drawer.js";
import { renewPart } from "./morph.js";
import { say } from "./speak.js";

/** @param {Element} chat */
function count(chat) {
  return chat.querySelectorAll(".said").length;
}

/**
 * Put the chat in place: if somebody has spoken, that is told, and the latest is in sight.
 * @param {Element} chat
 * @param {string} html
 */
export function showChat(chat, html) {
  const before = count(chat);
  renewPart(chat, html);
  if (count(chat) > before) {
    tellUnread();
    if (!chat.checkVisibility()) say([chat.querySelector("li:last-child")?.textContent ?? ""]);
  }
  const list = chat.querySelector("ol");
  if (list) list.scrollTop = list.scrollHeight;
}

// What is said from now on is read out; what stood there when the page came is not.
const listen = () => document.getElementById("talk")?.setAttribute("aria-live", "polite");
setTimeout(listen, 1000);
addEventListener("reworded", () => setTimeout(listen, 1000));
