// What lies beside the board: one panel of the drawer at a time, the sheet of a phone, what is unread.

const phone = matchMedia("(width <= 43.75em)");

/** Does all of the page fit the window? Else the panels stand below each other, and links lead to them. */
function isOneScreen() {
  return getComputedStyle(document.body).getPropertyValue("--one-screen") === "yes";
}

/** @returns {string} */
function open() {
  return document.body.dataset.drawer ?? (phone.matches ? "" : "log");
}

/** The buttons tell which panel is open. */
export function markDrawer() {
  for (const tool of document.querySelectorAll(".tool[data-drawer]"))
    if (tool.getAttribute("data-drawer") === open()) tool.setAttribute("aria-current", "true");
    else tool.removeAttribute("aria-current");
  if (open() === "chat") document.querySelector(".tool[data-drawer=chat]")?.classList.remove("unread");
}

/**
 * Show a panel; empty: none of them, or the log where there is room.
 * @param {string} panel
 */
export function openDrawer(panel) {
  if (panel) document.body.dataset.drawer = panel;
  else delete document.body.dataset.drawer;
  const words = document.querySelector("#position > details");
  if (words instanceof HTMLDetailsElement && isOneScreen()) words.open = panel === "words";
  markDrawer();
}

/** Somebody has spoken: if the chat is not in sight, its button tells. */
export function tellUnread() {
  if (open() !== "chat") document.querySelector(".tool[data-drawer=chat]")?.classList.add("unread");
}

/** The sheet of a phone goes up over the board, and down again. */
function pull() {
  if (document.body.dataset.sheet === "up") delete document.body.dataset.sheet;
  else document.body.dataset.sheet = "up";
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const tool = event.target.closest("[data-drawer]");
  const panel = tool?.getAttribute("data-drawer") ?? "";
  const place = panel && document.querySelector(`[data-panel=${panel}]`);
  if (tool !== document.body && place instanceof HTMLElement && isOneScreen()) {
    event.preventDefault();
    openDrawer(open() === panel ? "" : panel);
    if (open() === panel) place.focus({ preventScroll: true });
  } else if (event.target.closest("[data-pull]")) pull();
  else if (event.target.closest(".cuts [data-tab]")) openDrawer("");
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !phone.matches || !document.body.dataset.drawer) return;
  event.stopImmediatePropagation();
  openDrawer("");
});

phone.addEventListener("change", markDrawer);
markDrawer();
