// The theme is changed at once; the server is told, so that it stays.

const THEMES = ["auto", "light", "dark"];

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (!(form instanceof HTMLFormElement) || !form.matches(".theme")) return;
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const body = new URLSearchParams([["theme", button.value]]);
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  void fetch(form.action, { method: "POST", body });
  document.documentElement.dataset.theme = button.value;
  for (const other of document.querySelectorAll(".theme button")) turn(other, button.value);
});

/**
 * A button names the theme that is, and leads to the next.
 * @param {Element} button
 * @param {string} theme
 */
function turn(button, theme) {
  const told = button.getAttribute(`data-${theme}`) ?? "";
  button.setAttribute("value", THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto");
  button.setAttribute("aria-label", told);
  button.setAttribute("title", told);
}
