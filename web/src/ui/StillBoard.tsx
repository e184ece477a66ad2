/** A board to look at: no question is open, and nothing can be pointed at. For diagrams, and for the frames of a moving picture. */
import type { GameModule } from "../games/types";
import type { GameEvent, Word } from "../net/wire";

const NOTHING = { children: new Map(), action: null };
const none = () => undefined;

export interface Still {
  view: Record<string, unknown>;
  seat?: number | null;
  facing?: number | null;
  /** What has just happened, to be marked. */
  events?: GameEvent[];
  /** Words whose places are marked, as a hint would mark them. */
  shown?: Word[];
  name: (seat: number) => string;
}

export function StillBoard({ module, still }: { module: GameModule; still: Still }) {
  const { view, seat = null, facing = null, events = [], shown = null, name } = still;
  return (
    <module.Board
      view={view}
      seat={seat}
      facing={facing}
      node={null}
      path={[]}
      root={NOTHING}
      point={none}
      tried={none}
      last={[]}
      marked={events}
      recent={[]}
      version={0}
      before={null}
      hint={shown}
      name={name}
      play={() => Promise.resolve(false)}
      clock={null}
      talk={[]}
      say={null}
    />
  );
}
