/** The market: everybody's souls on the table, the glass among them, one's own below. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../text/speak";
import type { BoardProps, Talk } from "../types";
import { Announce } from "./Announce";
import { Compose } from "./Compose";
import { clear, draft, hidden, isEmpty, wise } from "./draft";
import { useDrag } from "./drag";
import { arrows } from "./focus";
import { Glass } from "./Glass";
import { advise } from "./hint";
import { useFlights } from "./motion";
import { Offers } from "./Offers";
import { Reveal } from "./Reveal";
import { Stall } from "./Stall";
import { Stop } from "./Stop";
import { useClock } from "./time";
import { MyList, WriteList } from "./Values";
import { GAME, soulOf, type TradeView } from "./view";
import { useWide } from "./wide";

type Props = BoardProps<TradeView>;
/** How long a saying hangs over its speaker, in milliseconds. */
const HEARD = 8000;

export function Market(props: Props) {
  const { view, name, play, clock, talk, last, version, seat, hint } = props;
  const box = useRef<HTMLDivElement>(null);
  useClock(clock, view.time);
  useFlights(box, view);
  useDrag(box, view);
  useEffect(() => {
    clear();
    hidden.value = [];
    return clear;
  }, [seat]);
  useEffect(() => {
    if (hint) advise(view, hint);
  }, [hint]);
  useEffect(() => {
    const onEscape = (e: KeyboardEvent) => {
      if (e.key === "Escape" && !(e.target as Element).closest("input, textarea, select, .drawer")) clear();
    };
    addEventListener("keydown", onEscape);
    return () => removeEventListener("keydown", onEscape);
  }, []);
  const me = view.you?.seat ?? null;
  const others = Array.from({ length: view.seats }, (_, i) => (i + (me ?? -1) + 1) % view.seats).filter((s) => s !== me);
  const heard = (s: number): Talk | undefined => talk.findLast((x) => x.seat === s && Date.now() + (clock?.skew ?? 0) - x.at < HEARD);
  const writing = view.step === "lists" && me !== null && !view.handed.includes(me);
  if (view.lists)
    return (
      <div class="market ended" ref={box}>
        <Reveal view={view} name={name} />
      </div>
    );
  return (
    <div class={`market n-${view.seats}${view.interrupt ? " stopped" : ""}`} ref={box} onKeyDown={arrows}>
      <Announce last={last} version={version} />
      {writing ? (
        <WriteList play={play} hint={hint} />
      ) : (
        <>
          <div class="stalls">
            {others.map((s) => (
              <Stall key={s} view={view} seat={s} name={name(s)} talk={heard(s)} />
            ))}
            <Glass view={view} play={me === null ? null : (notation) => void play(notation)} />
          </div>
          {me !== null && <Stall view={view} seat={me} name={name(me)} talk={heard(me)} />}
          {view.you?.list && <MyList list={view.you.list} held={[...view.players[me!]!.free, ...view.players[me!]!.fixed].map(soulOf)} />}
        </>
      )}
    </div>
  );
}

/** The souls before everybody in a diagram; those that an exchange has moved are marked. */
export function StillMarket({ view, name, marked = [] }: Props) {
  const moved = new Set(marked.flatMap((e) => [e.params["give"], e.params["want"], e.params["card"], e.params["pick"]].flat()));
  return (
    <div class={`market still n-${view.seats}`}>
      {view.players.map((_, s) => (
        <Stall key={s} view={view} seat={s} name={name(s)} talk={undefined} moved={moved} />
      ))}
    </div>
  );
}

/** Beside the market where there is room, else docked below it. */
function Desk(props: Props & { small: boolean }) {
  const { view, seat } = props;
  if (view.step === "over" || view.run === 0) return null;
  return (
    <>
      {view.interrupt && <Stop {...props} />}
      {wise.value?.say === "wait" && (
        <p class="panel in counsel" role="status">
          {t("web-hint-wait", {}, GAME)}
        </p>
      )}
      {seat !== null && view.you && !isEmpty(draft.value) && !(props.small && view.interrupt) && <Compose {...props} />}
      {!(props.small && (view.interrupt || !isEmpty(draft.value))) && <Offers {...props} />}
    </>
  );
}
export function Beside(props: Props) {
  return useWide() ? <Desk {...props} small={false} /> : null;
}
export function Dock(props: Props) {
  return useWide() ? null : (
    <div class="dock">
      <Desk {...props} small />
    </div>
  );
}
