// A bot for a Ratusha server in JavaScript, with nothing but Node 18 or newer: it takes the option that
// gains most at once, any of them when several do.
//
// node bot.mjs http://127.0.0.1:8000            comes in as a guest and takes a seat in the lobby
// node bot.mjs http://127.0.0.1:8000 TABLE      takes a seat at this table

import { randomUUID } from "node:crypto";

const [address, ...wanted] = process.argv.slice(2);
const headers = { "Content-Type": "application/json" };

function open(method, path, body) {
  const data = body === undefined ? undefined : JSON.stringify(body);
  return fetch(`${address.replace(/\/$/, "")}/api/v1${path}`, { method, headers, body: data });
}

async function call(method, path, body) {
  const answer = await open(method, path, body);
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.error.text), { code: data.error.code });
  return data;
}

const sum = (amounts) => Object.values(amounts).reduce((a, b) => a + b, 0);

// One move at a table that waits for us.
async function play(table) {
  const seen = await call("GET", `/tables/${table}`);
  const options = seen.you.options.filter((option) => !option.aside);
  if (options.length === 0) return;
  const worth = (option) => sum(option.gain) - sum(option.cost) + Math.random();
  const best = options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  const id = randomUUID(); // sent again with it, it is not played twice
  try {
    await call("POST", `/tables/${table}/submit`, { moves: [best.notation], ply: seen.table.ply, id });
  } catch (error) {
    if (!error.code) throw error; // the line broke: the stream calls again
    console.log(error.message); // stale: likewise
  }
}

// The stream's answer does not end: one JSON object a line.
async function* events() {
  const answer = await open("GET", "/stream");
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of answer.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop();
    for (const line of lines) yield JSON.parse(line);
  }
}

const guest = await call("POST", "/guests", { name: "Script bot", token: true });
headers.Authorization = `Bearer ${guest.token}`;
const tables = wanted.length ? wanted : (await call("GET", "/lobby")).tables.map((table) => table.id);
for (const table of tables) {
  if (await call("POST", `/tables/${table}/sit`, {}).catch(() => null)) break; // else no free seat there
}
for (;;) {
  try {
    for await (const event of events()) if (event.type === "asked") await play(event.table);
  } catch (error) {
    console.log(error.message); // the server restarts: what waits is told again
  }
  await new Promise((done) => setTimeout(done, 1000));
}
