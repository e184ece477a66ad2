// A two-player board with as many pieces as Splut!, whose steps are checked: one cell, onto a free cell, one's own piece.
const SIZE = 9;

function setup() {
  const pieces = [];
  for (let seat = 0; seat < 2; seat++) {
    for (const [i, kind] of ["S", "D", "T"].entries()) pieces.push({ piece: kind, seat, x: 3 + i, y: seat === 0 ? 1 : 7 });
  }
  return { pieces, rocks: [{ x: 1, y: 4 }, { x: 3, y: 4 }, { x: 5, y: 4 }, { x: 7, y: 4 }], steps: 0 };
}

function step({ G, playerID, events }, index, dx, dy) {
  const piece = G.pieces[index];
  if (!piece || String(piece.seat) !== playerID || Math.abs(dx) + Math.abs(dy) !== 1) return "INVALID_MOVE";
  const x = piece.x + dx, y = piece.y + dy;
  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return "INVALID_MOVE";
  if (G.pieces.some((p) => p.x === x && p.y === y) || G.rocks.some((r) => r.x === x && r.y === y)) return "INVALID_MOVE";
  piece.x = x;
  piece.y = y;
  G.steps++;
}

module.exports = {
  Board: { name: "board", setup, moves: { step }, turn: { minMoves: 1, maxMoves: 1 } },
};
