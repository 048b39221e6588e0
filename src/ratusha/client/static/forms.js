// @ts-check
// Forms that help a little: a new table, a record from a file, links to hand on.

/** The form of a new table shows only the seats and clocks that count. */
function prepareNew() {
  const form = document.querySelector("[data-new]");
  if (!(form instanceof HTMLFormElement)) return;
  const update = () => {
    const seats = Number(/** @type {HTMLSelectElement} */ (form.querySelector("[data-seats]")).value);
    for (const label of form.querySelectorAll("[data-seat]"))
      label.toggleAttribute("hidden", Number(label.getAttribute("data-seat")) >= seats);
    const clock = /** @type {HTMLSelectElement} */ (form.querySelector("[data-clock]")).value;
    for (const part of form.querySelectorAll("[data-clock-of]"))
      part.toggleAttribute("hidden", part.getAttribute("data-clock-of") !== clock);
  };
  form.addEventListener("change", update);
  update();
  const zone = form.querySelector("[data-zone]");
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = [...form.querySelectorAll("#zones option")].some((option) => option.getAttribute("value") === here);
  if (zone instanceof HTMLInputElement && known) zone.value = here; // nights are those of who makes the table
}

/** A record may come from a file, too: its text is put into the form. */
function prepareFile() {
  const file = document.querySelector("[data-file]");
  const place = document.querySelector("textarea[name=record]");
  if (!(file instanceof HTMLInputElement) || !(place instanceof HTMLTextAreaElement)) return;
  file.closest("label")?.removeAttribute("hidden");
  file.addEventListener("change", async () => {
    if (file.files?.[0]) place.value = await file.files[0].text();
  });
}

// A link to hand on is selected as a whole, and copied by the button beside it.
document.addEventListener("focusin", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.classList.contains("link")) event.target.select();
});
document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  const link = button?.parentElement?.querySelector("input.link");
  if (!button || !(link instanceof HTMLInputElement)) return;
  link.select();
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    document.execCommand("copy"); // pages without TLS have no clipboard
  }
  button.textContent = button.getAttribute("data-copy");
});

prepareNew();
prepareFile();
