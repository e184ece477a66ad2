// Load for either server: tables of two clients that answer each other, after a pause or as fast as they hear each other.
// node load.js bgio|avernus BASE TABLES SECONDS [PAUSE_MS]
const { createHash } = require("crypto");
const http = require("http");
const { io } = require("socket.io-client");
const WebSocket = require("ws");

const [kind, base] = process.argv.slice(2, 4);
const [tables, seconds, pause] = [process.argv[4], process.argv[5], process.argv[6] || 0].map(Number);
const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
let measuring = false, moves = 0, refused = 0;
const waits = [];

const NONCE = "0123456789abcdef";
const sealed = (nonce) => "sha256:" + createHash("sha256").update(nonce).digest("hex");

function post(path, body, token, at = base) {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    if (token) headers.Authorization = "Bearer " + token;
    const request = http.request(at + path, { method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += chunk));
      answer.on("end", () => (answer.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(answer.statusCode + " " + text))));
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

// Each move is waited for by itself: the next one of the same player may be on its way before the other has heard of this one.
function heard(shared) {
  const sent = shared.sent.shift();
  if (measuring && sent) {
    moves++;
    waits.push(performance.now() - sent);
  }
}

// People think now shorter, now longer.
const soon = (play) => (pause ? setTimeout(play, pause * (0.5 + Math.random())) : play());

async function avernusTable() {
  const table = await post("/api/tables", { game: "splut", seats: 2, options: { turn_cap: 100000 } });
  const shared = { sent: [] };
  const tokens = [];
  for (let seat = 0; seat < 2; seat++) tokens.push((await post(`/api/tables/${table.id}/seats`, { seat, name: "P" + seat, commit: sealed(NONCE + seat) })).token);
  for (let seat = 0; seat < 2; seat++) await post(`/api/tables/${table.id}/reveal`, { nonce: NONCE + seat, next: sealed(NONCE + "next" + seat) }, tokens[seat]);
  const sockets = [];
  const start = [];
  for (let seat = 0; seat < 2; seat++) {
    const socket = new WebSocket(base.replace("http", "ws") + `/api/tables/${table.id}/live`, { perMessageDeflate: false });
    sockets.push(socket);
    let count = 0, legal = [];
    const play = () => {
      const quiet = legal.filter((pair) => !pair[0].includes(":"));
      const choice = (quiet.length ? quiet : legal)[Math.floor(Math.random() * (quiet.length || legal.length))];
      shared.sent.push(performance.now());
      socket.send(JSON.stringify({ do: choice[0], ref: "r" + count++ }));
    };
    start.push(() => legal.length && soon(play));
    await new Promise((resolve) => {
      socket.on("open", () => socket.send(JSON.stringify({ hello: { tokens: [tokens[seat]] } })));
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type === "state") { legal = message.legal; resolve(); }
        else if (message.type === "event") {
          legal = message.legal;
          if (message.lines[0][0] !== seat) heard(shared);
          if (legal.length) soon(play);
        } else if (message.type === "refused") { refused++; shared.sent.shift(); }
      });
    });
  }
  return { start: () => start.forEach((begin) => begin()), close: () => sockets.forEach((socket) => socket.close()) };
}

async function bgioTable() {
  const { matchID } = await post("/games/board/create", { numPlayers: 2 }, null, base.replace(/\d+$/, (port) => Number(port) + 1));
  const shared = { sent: [] };
  const sockets = [];
  let begin = null;
  for (let seat = 0; seat < 2; seat++) {
    const player = String(seat);
    const socket = io(base + "/board", { transports: ["websocket"], forceNew: true, extraHeaders: { origin: "http://127.0.0.1" } });
    sockets.push(socket);
    const play = (state) => {
      const mine = state.G.pieces.map((p, i) => [p, i]).filter(([p]) => p.seat === seat);
      const options = [];
      for (const [p, i] of mine)
        for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
          const x = p.x + dx, y = p.y + dy;
          if (x < 0 || y < 0 || x > 8 || y > 8) continue;
          if (state.G.pieces.some((q) => q.x === x && q.y === y) || state.G.rocks.some((r) => r.x === x && r.y === y)) continue;
          options.push([i, dx, dy]);
        }
      const args = options[Math.floor(Math.random() * options.length)];
      shared.sent.push(performance.now());
      socket.emit("update", { type: "MAKE_MOVE", payload: { type: "step", args, playerID: player } }, state._stateID, matchID, player);
    };
    await new Promise((resolve) => {
      socket.on("connect", () => socket.emit("sync", matchID, player, undefined, 2));
      socket.on("sync", (id, info) => { if (seat === 0) begin = () => soon(() => play(info.state)); resolve(); });
      socket.on("update", (id, state) => {
        if (state.ctx.currentPlayer === player) { heard(shared); soon(() => play(state)); }
      });
    });
  }
  return { start: () => begin(), close: () => sockets.forEach((socket) => socket.close()) };
}

async function main() {
  const made = [];
  for (let i = 0; i < tables; i += 10) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(10, tables - i) }, () => (kind === "bgio" ? bgioTable() : avernusTable())))));
  }
  console.log("ready");
  made.forEach((table) => table.start());
  await new Promise((resolve) => setTimeout(resolve, 2000));
  measuring = true;
  console.log("begin");
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.floor(waits.length * share)] || 0;
  console.log("result " + JSON.stringify({ moves, seconds, refused, p50: at(0.5), p99: at(0.99), cpu: process.cpuUsage() }));
  process.exit(0);
}

main().catch((error) => { console.error(error); process.exit(1); });
