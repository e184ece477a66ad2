/** The table of The HellGame: phases, Rank Track, map and boxes, drawn from the view alone. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Clash } from "../../board/Clash";
import { pointables } from "../../board/pointing";
import { careful } from "../../board/useMove";
import { useZoom } from "../../board/useZoom";
import type { Word } from "../../net/wire";
import type { BoardProps } from "../types";
import { Boxes, Happening, Look, Phases, RankTrack, ZoomButtons } from "./Around";
import { blows } from "./Fight";
import { spotOf, standing, WHOLE } from "./geometry";
import { HellMap } from "./Map";
import { muster, orderable, stackOrder } from "./orders";
import { type HellView, mustering, opened } from "./view";
import { leader, loading } from "./words";
import "./hell.css";

export function Board(props: BoardProps<HellView>) {
  const { view, node, path, root, point, tried } = props;
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(svg, WHOLE);
  /** What pointing at an area means now. */
  const ways = useMemo(() => {
    const found = new Map<string, Word[]>();
    for (const p of node ? pointables(node) : []) if (p.word[1] === "area" && !found.has(p.word[0])) found.set(p.word[0], p.words);
    // A handler by himself is pointed at where he stands.
    if (node && path.length === 0) for (const area of orderable(view, root)) if (!found.has(area)) found.set(area, []);
    return found;
  }, [node, path]);
  useEffect(() => {
    opened.value = null;
    mustering.value = null;
  }, [root]);
  // On a small screen sections are smaller than fingers: look at those that matter.
  useEffect(() => {
    if (careful())
      zoom.fit(
        ways.size <= 12
          ? [...ways.keys()].flatMap((area) => {
              const spot = spotOf(area);
              return spot ? [spot.at, spot.souls, spot.marker, standing(area, 0)] : [standing(area, 0)];
            })
          : [],
      );
  }, [ways]);
  // A stack of which one unit is to be chosen opens by itself.
  const half = path.findLast((w) => w[1] === "area")?.[0];
  useEffect(() => {
    if (half && node && [...node.children.values()].some(({ word }) => word[1] === "owner" || word[1] === "unit"))
      opened.value = { kind: "area", id: half };
  }, [node]);

  // A lieutenant who has just been chosen takes along whom he can lead, where that is no choice; Undo takes it back, and then he is asked.
  const question = view.question?.point;
  const asked = useRef(question);
  const led = useRef("");
  useEffect(() => {
    const chosen = asked.current === "march-select" && question === "march-step";
    asked.current = question;
    const all = chosen && node && props.say && view.options["questions"] !== "few" ? loading(root) : null;
    if (all) void props.play(all);
  }, [question, root]);

  const press = (area: string, key = false) => {
    if (zoom.moved() && !key) return;
    const words = ways.get(area);
    if (words && mustering.value) {
      const action = muster(root, area);
      if (action) void props.play(action);
      return;
    }
    if (words) {
      opened.value = null;
      // Whoever has taken that back, and points at the stack once more, is asked for a unit.
      const order = question === "march-select" && path.length === 0 ? (stackOrder(view, root, area) ?? leader(root, area)) : null;
      const chief = led.current !== area || orderable(view, root).includes(area) ? order : null;
      led.current = chief ? area : "";
      if (chief ?? words.length) point(chief ?? words);
      else opened.value = { kind: "area", id: area };
      return;
    }
    if (node && path.length > 0 && root.children.has(`area:${area}`)) {
      point([[area, "area"]]);
      return;
    }
    const again = opened.value?.id === area;
    opened.value = again ? null : { kind: "area", id: area };
    if (node && ways.size > 0 && !again) tried([area, "area"]);
  };
  return (
    <div class="hell">
      <Phases view={view} />
      <div class="hell-table">
        <RankTrack {...props} />
        <div class="hell-mapw">
          <HellMap {...props} svg={svg} zoom={zoom} ways={ways} press={press} />
          <Boxes view={view} />
          <ZoomButtons zoom={zoom} />
          <Happening last={props.last} version={props.version} />
          <Clash sides={blows(view, props.last, props.name)} mark={props.version} />
          <Look {...props} />
        </div>
      </div>
    </div>
  );
}
