/** The maze in small, for the home page: part of a game that was played. */
import { cellOf, CELLS, HEXAGON, points } from "./geometry";
import { Maze } from "./Maze";
import { Figure } from "./Pieces";

const PART =
  "E6:VGB E7:YGO E8:OBO E10:OYO E11:GYG F6:BRR F7:BRB F8:YVB F10:VBY F11:YBY F12:GBY F17:VGB F21:VOY F23:VVR " +
  "G5:YGG G6:BRG G7:BRB G8:BBB G9:VBG G10:YRG G11:GRY G12:YGY G13:BGO G14:VRO G15:GRR G16:OYR G17:GYY G18:VOY " +
  "G19:YOO G20:OOO G21:BOY G22:VRY G23:BRV G24:VRV G25:VRR H6:YOR H8:BBY H9:OBR H10:VYR H14:BOR H15:YOB H20:YVG " +
  "H22:BBV H24:BGV H26:VGO I6:VBO I7:RRO I8:ORG I9:OGG I10:OGY I15:YYV J6:RRV J7:OVV J9:OYY J22:VGO J23:VOO " +
  "J24:VOG J25:GVG K4:VOB K5:RYB K6:OYG K7:VVG K8:GVY K9:BGY K21:VRG K24:BRY L3:VYV L4:RYG L7:GRB L23:BVY";
const BOARD = Object.fromEntries(PART.split(" ").map((laid) => laid.split(":") as [string, string]));
const FIGURES: [string, string, string][] = [["H15", "p", "R"], ["H20", "m", "G"], ["H10", "y", "Y"], ["H24", "mv", "O"], ["J7", "p", "B"]];

export function Thumb() {
  return (
    <svg class="lab-board far lab-thumb" viewBox="230 290 540 297" preserveAspectRatio="xMidYMid slice" data-theme="dark" aria-hidden="true">
      <polygon class="lab-pit" points={points(HEXAGON)} />
      <path class="lab-grid" d={[...CELLS.values()].map(({ corners }) => `M${points(corners).replaceAll(" ", "L")}Z`).join("")} />
      <Maze board={BOARD} />
      {FIGURES.map(([cell, figure, colour]) => <Figure key={cell} figure={figure} colour={colour} at={cellOf(cell).at} size={40} />)}
    </svg>
  );
}
