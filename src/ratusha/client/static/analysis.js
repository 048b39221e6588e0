// A game that the bots look at: how far they are, and the analysis when it is there.

const AGAIN = 2000;

async function look() {
  try {
    const answer = await fetch(location.href);
    if (answer.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const [old, fresh] = [document.querySelector("main"), page.querySelector("main")];
      if (old && fresh) old.replaceWith(fresh);
    }
  } catch {
    // The server is away for a moment.
  }
  if (document.querySelector("main progress")) setTimeout(look, AGAIN);
}

setTimeout(look, AGAIN);
