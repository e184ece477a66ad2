/** The maze in small, for the home page: its middle, with two pieces of each triangle at most and all edges matching. */
import { CELLS, cellOf, HEXAGON, points } from "./geometry";
import { Maze } from "./Maze";
import { Figure } from "./Pieces";

const PART =
  "H16:BRV G15:BYG G14:VYR G13:OGR F13:VGB F14:YOB F15:ROB F16:VOB F17:ROB G18:RVB F12:BGY F18:YVB F11:OVY E15:VBG " +
  "F10:RVG E9:RBO F19:GVB E11:BYG H14:OGR H13:VYR G17:RGB H12:RYG H11:ORG H18:RBO I13:VRB G11:RVO G10:OVG I12:YVB " +
  "H19:OBY G9:BOG H20:BVY J11:YVG J12:YVO I19:OVG G8:VOR H21:OVY G7:BGR H22:VGY F7:VYG F8:VRG J10:OYG I21:OVB " +
  "K9:OYR F6:RYO H23:YGV E5:RYO I14:GRB J9:RYB F5:RGO H24:RGV F4:BGO K10:GYB I23:YOG I18:BVG I15:VOB G21:VGR " +
  "J8:OYB E3:BOY J17:BOG K7:OGV I16:VOG J16:YRG K15:YOG K16:ROY K14:BRG K17:GOY J7:BYR L15:RYB L13:BVR G22:YVR " +
  "K13:GRY J14:GOB K18:VOY K19:VRY J20:VBO K20:YRG J19:YBV J6:BYR K21:GGG K22:RGR K5:BOB L19:YYG I8:BBR K4:YBB " +
  "L21:ROV K23:OVR J22:GRR J21:RRO K24:VVG J5:BYB I24:OOO I7:BBG I6:BBG F21:YYR I25:BBO J24:OVV F22:RVR J25:RRV " +
  "I26:RBR L17:VVY F23:YVV L23:VGV G24:YRY F24:VOV H7:BBB H6:BBB L3:YOY G5:BBR G25:RRO H26:RRR";
const BOARD = Object.fromEntries(PART.split(" ").map((laid) => laid.split(":") as [string, string]));
const FIGURES: [string, string, string][] = [
  ["I15", "p", "R"],
  ["G17", "m", "G"],
  ["G11", "y", "Y"],
  ["J19", "mv", "O"],
  ["H22", "p", "B"],
];

export function Thumb() {
  return (
    <svg
      class="lab-board far lab-thumb"
      viewBox="230 290 540 297"
      preserveAspectRatio="xMidYMid slice"
      data-theme="dark"
      aria-hidden="true"
    >
      <polygon class="lab-pit" points={points(HEXAGON)} />
      <path class="lab-grid" d={[...CELLS.values()].map(({ corners }) => `M${points(corners).replaceAll(" ", "L")}Z`).join("")} />
      <Maze board={BOARD} />
      {FIGURES.map(([cell, figure, colour]) => (
        <Figure key={cell} figure={figure} colour={colour} at={cellOf(cell).at} size={40} />
      ))}
    </svg>
  );
}
