// Many tables with a client for each seat, each table playing now and then; every version must follow the one before.
// node hold.js BASE TABLES SECONDS PAUSE_MS
const { createHash } = require("crypto");
const http = require("http");
const WebSocket = require("ws");

const [base, tables, seconds, pause] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4]), Number(process.argv[5])];
const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
let gaps = 0, refused = 0, closed = 0, stopping = false;
const waits = [];

const NONCE = "0123456789abcdef";
const sealed = (nonce) => "sha256:" + createHash("sha256").update(nonce).digest("hex");

function call(method, path, body, token) {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json", ...(token && { Authorization: "Bearer " + token }) };
    const request = http.request(base + path, { method, agent, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += chunk));
      answer.on("end", () => (answer.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(answer.statusCode + " " + text))));
    });
    request.on("error", reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

async function open() {
  const table = { id: (await call("POST", "/api/tables", { game: "splut", seats: 2, options: { turn_cap: 100000 } })).id, done: [], sent: 0, sockets: [] };
  const tokens = [];
  for (let seat = 0; seat < 2; seat++) tokens.push((await call("POST", `/api/tables/${table.id}/seats`, { seat, name: "P" + seat, commit: sealed(NONCE + seat) })).token);
  for (let seat = 0; seat < 2; seat++) await call("POST", `/api/tables/${table.id}/reveal`, { nonce: NONCE + seat, next: sealed(NONCE + "next" + seat) }, tokens[seat]);
  for (let seat = 0; seat < 2; seat++) {
    const token = tokens[seat];
    const socket = new WebSocket(base.replace("http", "ws") + `/api/tables/${table.id}/live`, { perMessageDeflate: false });
    table.sockets.push(socket);
    let version = 0, count = 0, doing = null, legal = [];
    const play = () => {
      if (stopping || !legal.length || doing) return;
      const quiet = legal.filter((pair) => !pair[0].includes(":"));
      doing = (quiet.length ? quiet : legal)[Math.floor(Math.random() * (quiet.length || legal.length))][0];
      table.sent = performance.now();
      socket.send(JSON.stringify({ do: doing, ref: "r" + count++ }));
    };
    const soon = () => legal.length && !stopping && setTimeout(play, pause * (0.5 + Math.random()));
    socket.on("close", () => stopping || closed++);
    await new Promise((resolve) => {
      socket.on("open", () => socket.send(JSON.stringify({ hello: { tokens: [token] } })));
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.from !== undefined && message.from !== version && version) gaps++;
        if (message.version !== undefined && message.type !== "done") version = message.version;
        if (message.type === "state") { legal = message.legal; resolve(); if (message.status === "playing") soon(); }
        else if (message.type === "event") {
          legal = message.legal;
          if (message.lines[0][0] !== seat) waits.push(performance.now() - table.sent);
          soon();
        } else if (message.type === "done") { table.done.push(`${seat} ${doing}`); doing = null; if (message.repeated) gaps++; }
        else if (message.type === "refused") { refused++; doing = null; }
      });
    });
  }
  return table;
}

async function main() {
  const made = [];
  for (let i = 0; i < tables; i += 20) made.push(...(await Promise.all(Array.from({ length: Math.min(20, tables - i) }, open))));
  console.log("begin");
  waits.length = 0;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  stopping = true;
  await new Promise((resolve) => setTimeout(resolve, 3000));
  let lost = 0, moves = 0;
  for (const table of made) {
    const { lines } = await call("GET", `/api/tables/${table.id}/lines`);
    moves += lines.length;
    if (lines.map((line) => `${line[0]} ${line[1]}`).join() !== table.done.join()) lost++;
  }
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.floor(waits.length * share)] || 0;
  console.log("result " + JSON.stringify({ tables, moves, differing: lost, gaps, refused, closed, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main().catch((error) => { console.error(error); process.exit(1); });
