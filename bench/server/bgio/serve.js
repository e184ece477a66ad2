const { Server } = require("boardgame.io/server");
const { Board } = require("./game.js");

const server = Server({ games: [Board], origins: ["http://127.0.0.1"] });
// The lobby on a port of its own: with the koa of today its routes are lost on a shared one.
const port = Number(process.argv[2]);
server.run({ port, lobbyConfig: { apiPort: port + 1 }, callback: () => console.log("ready") });
