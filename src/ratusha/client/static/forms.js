// Forms that help a little: a new table, a record from a file, links to hand on.

/**
 * Show those parts of a form that have to do with what is chosen.
 * @param {Element} form
 * @param {string} attribute what tells of a part to which choice it belongs
 * @param {(belongs: string) => boolean} counts
 */
function showParts(form, attribute, counts) {
  for (const part of form.querySelectorAll(`[${attribute}]`))
    part.toggleAttribute("hidden", !counts(part.getAttribute(attribute) ?? ""));
}

/**
 * Nights are those of who makes the table, unless he said something else.
 * @param {Element} form
 */
function proposeZone(form) {
  const field = form.querySelector("[data-zone]");
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = form.querySelector(`#zones option[value="${CSS.escape(here)}"]`);
  if (field instanceof HTMLInputElement && known) field.value = here;
}

/** The form of a new table shows only the seats and clocks that count. */
function prepareNew() {
  const form = document.querySelector("form[data-new]");
  const seats = form?.querySelector("[data-seats]");
  const clock = form?.querySelector("[data-clock]");
  if (!form || !(seats instanceof HTMLSelectElement) || !(clock instanceof HTMLSelectElement)) return;
  const update = () => {
    showParts(form, "data-seat", (seat) => Number(seat) < Number(seats.value));
    showParts(form, "data-clock-of", (kind) => kind === clock.value);
  };
  form.addEventListener("change", update);
  update();
  proposeZone(form);
}

/** A record may come from a file, too: its text is put into the form. */
function prepareFile() {
  const file = document.querySelector("input[data-file]");
  const place = document.querySelector("textarea[name=record]");
  if (!(file instanceof HTMLInputElement) || !(place instanceof HTMLTextAreaElement)) return;
  file.closest("label")?.removeAttribute("hidden");
  file.addEventListener("change", async () => {
    if (file.files?.[0]) place.value = await file.files[0].text();
  });
}

/** @param {HTMLInputElement} link */
async function copy(link) {
  link.select();
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    document.execCommand("copy"); // pages without TLS have no clipboard
  }
}

// A link to hand on is selected as a whole, and copied by the button beside it.
document.addEventListener("focusin", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.matches(".link")) event.target.select();
});
document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  const link = button?.parentElement?.querySelector("input.link");
  if (!button || !(link instanceof HTMLInputElement)) return;
  await copy(link);
  button.textContent = button.getAttribute("data-copy");
  button.removeAttribute("aria-label"); // or who listens would not hear it
});

prepareNew();
prepareFile();
addEventListener("reworded", () => {
  document.querySelector("form[data-new]")?.dispatchEvent(new Event("change"));
  document.querySelector("input[data-file]")?.closest("label")?.removeAttribute("hidden");
});
