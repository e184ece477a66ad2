/** What stands around the map: the phases, the Rank Track, the boxes of Heaven, Earth and Hell, the lieutenants, and the closer look. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { walk } from "../../board/trie";
import { sure } from "../../board/useMove";
import type { Zoom } from "../../board/useZoom";
import { still } from "../../lib/prefs";
import type { GameEvent, Word } from "../../net/wire";
import { t, upper, wordName } from "../../text/speak";
import { ICONS, Icon, SeatChip } from "../../ui/parts";
import type { BoardProps } from "../types";
import { WHOLE } from "./geometry";
import { orderOf } from "./orders";
import { COLOURS, colourOf, type Demon, GAME, type HellView, opened, PHASES, printed, seatOf, symbolOf, track } from "./view";

export function Small({ id, size = 15, class: name = "", label }: { id: string; size?: number; class?: string; label?: string }) {
  const told = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg class={`ic ${name}`} width={size} height={size} {...told}>
      <use href={`#${id}`} width={size} height={size} />
    </svg>
  );
}

/** Turn and phases, and under them what the phase is about. */
export function Phases({ view }: { view: HellView }) {
  const row = useRef<HTMLOListElement>(null);
  const now = PHASES.indexOf(view.phase);
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(".now");
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - 90;
  }, [view.phase]);
  return (
    <div class="hell-phases">
      <ol ref={row} tabIndex={0} aria-label={t("web-phases", {}, GAME)}>
        <li class="turn">{view.turn ? t("web-turn", { turn: view.turn }, GAME) : upper(wordName("setup", "phase", GAME))}</li>
        {PHASES.map((phase, i) => (
          <li
            key={phase}
            class={i === now ? "now" : i < now ? "done" : ""}
            aria-current={i === now ? "step" : undefined}
            data-tip={t(`now-${phase}`, {}, GAME)}
          >
            {upper(wordName(phase, "phase", GAME))}
          </li>
        ))}
      </ol>
      <p class="hell-now" data-tip={t(`now-${view.phase}`, {}, GAME)}>
        {t(`now-${view.phase}`, {}, GAME)}
      </p>
    </div>
  );
}

/** The demons in the order in which they act; each can be looked at, and chosen where the question asks for one. */
export function RankTrack({ view, node, root, path, point, name }: BoardProps<HellView>) {
  const chosen = path.find((w) => w[1] === "demon")?.[0];
  return (
    <section class="hell-rank" aria-label={t("web-rank", {}, GAME)}>
      <h2>{t("web-rank", {}, GAME)}</h2>
      <ol tabIndex={0} aria-label={t("web-rank", {}, GAME)}>
        {track(view).map((d) => {
          const id = `demon:${d.demon}`;
          const can = node !== null && (node.children.has(id) || (path.length > 0 && root.children.has(id)));
          const state = stateOf(view, d);
          // In set-up a name is pointed at to read what it can do; to give the demon away is a button of its own.
          const press = () => {
            if (can && view.question?.point !== "swap-demon") sure(() => point([[d.demon, "demon"]]));
            else opened.value = opened.value?.id === d.demon ? null : { kind: "demon", id: d.demon };
          };
          return (
            <li key={d.demon}>
              <button
                type="button"
                data-demon={d.demon}
                data-tip={`${wordName(d.demon, "demon", GAME)} (${name(d.seat)}): ${t("web-skulls", {}, GAME)} ${d.skulls}, ${t("web-stars", {}, GAME)} ${d.stars}, ${t("web-hearts", {}, GAME)} ${d.hearts}. ${t(`ability-demon-${d.demon}`, {}, GAME)}: ${t(`text-demon-${d.demon}`, {}, GAME)}`}
                class={`${state}${can ? " can" : ""}${chosen === d.demon ? " on" : ""}${view.queue[0] === d.demon ? " first" : ""}`}
                aria-pressed={chosen === d.demon}
                onClick={press}
              >
                <SeatChip colour={COLOURS[d.seat]!} size={26} />
                <span>
                  <b>{wordName(d.demon, "demon", GAME)}</b>
                  <small>
                    {d.rank.toLocaleString("en").replaceAll(",", " ")}
                    {state ? ` · ${t(`web-demon-${state}`, {}, GAME)}` : ""}
                  </small>
                </span>
                <span class="vh">{[name(d.seat), can && t("web-pointable")].filter(Boolean).join(", ")}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
function stateOf(view: HellView, d: Demon): string {
  return d.incapacitated !== null
    ? "down"
    : d.earth
      ? "earth"
      : d.acted || (view.phase === "action" && !view.queue.includes(d.demon))
        ? "acted"
        : "";
}

/** A permanent event in its box. */
function Box({ view, box, place }: { view: HellView; box: "heaven" | "earth" | "hell"; place: string }) {
  const card = view.permanent[box];
  return (
    <div class={`ev ${place}`}>
      <small>{upper(wordName(box, "zone", GAME))}</small>
      {card ? (
        <>
          <b>{wordName(card, "card", GAME)}</b>
          <p>{t(`text-card-${card}`, {}, GAME)}</p>
        </>
      ) : (
        <p>{t("web-box-empty", {}, GAME)}</p>
      )}
    </div>
  );
}
/** A lieutenant's numbers in words. */
function lieutenantTip(view: HellView, who: string): string {
  const [led, bonus, moves, save] = view.facts.lieutenants[who] ?? [0, 0, 3, 4];
  return t("web-lieutenant-tip", { who, led, bonus, moves, save }, GAME);
}
export function Boxes({ view }: { view: HellView }) {
  return (
    <>
      <Box view={view} box="heaven" place="tl" />
      <Box view={view} box="earth" place="tr" />
      <Box view={view} box="hell" place="br" />
      <div class="ev bl">
        <small>{t("web-lieutenants", {}, GAME)}</small>
        <ul class="lts">
          {view.lieutenants.top.map((who, i) => (
            <li key={i} data-tip={who ? lieutenantTip(view, who) : undefined}>
              <Small id="lieutenant" size={20} class="piece p-free" />
              {who ? (
                <span>
                  {who} {printed(view, `T:${who}`)}
                </span>
              ) : (
                t("web-nobody", {}, GAME)
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What Hell has just brought, as a card over the map; it goes by itself, and the log and the boxes keep it. */
export function Happening({ last, version }: { last: GameEvent[]; version: number }) {
  const found = last.findLast((e) => e.name === "event" || e.name === "phenomenon");
  if (!found || still()) return null;
  const [kind, id] = found.name === "event" ? ["card", found.params["card"]] : ["phenomenon", found.params["phenomenon"]];
  const key = String(id).replace(/[^A-Za-z0-9_-]/g, "-");
  return (
    <div key={version} class="hell-event arcana hellcard" aria-hidden="true">
      <span class="head">
        <span>{t("web-hell-card", {}, GAME)}</span>
      </span>
      <b class="nm">{wordName(String(id), kind!, GAME)}</b>
      <span class="tx">{t(`text-${kind}-${key}`, {}, GAME)}</span>
    </div>
  );
}

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { k } = zoom.sight.value;
  return (
    <div class="hell-zoom">
      <button type="button" aria-label={t("web-zoom-in", {}, GAME)} disabled={k >= 6} onClick={() => zoom.by(1.5)}>
        <Icon d="M9 3v12M3 9h12" />
      </button>
      <button type="button" aria-label={t("web-zoom-out", {}, GAME)} disabled={k <= 1} onClick={() => zoom.by(1 / 1.5)}>
        <Icon d="M3 9h12" />
      </button>
      <button
        type="button"
        aria-label={t("web-zoom-whole", {}, GAME)}
        onClick={() => zoom.to({ x: WHOLE.middle[0], y: WHOLE.middle[1], k: 1 })}
      >
        <Icon d="M3 7V3h4M11 3h4v4M15 11v4h-4M7 15H3v-4" />
      </button>
    </div>
  );
}

/** The opened section or demon: everything there is to know of it, and its units to choose from. */
export function Look(props: BoardProps<HellView>) {
  const at = opened.value;
  if (!at) return null;
  const close = () => {
    opened.value = null;
  };
  return (
    <div class="hell-look" role="region" aria-label={t("web-look", {}, GAME)}>
      <button type="button" class="close" aria-label={t("web-close")} onClick={close}>
        <Icon d={ICONS.close} size={16} />
      </button>
      {at.kind === "area" ? <Place {...props} area={at.id} /> : <Sheet {...props} demon={at.id} />}
    </div>
  );
}

function Place({ view, area, node, root, point, name }: BoardProps<HellView> & { area: string }) {
  const section = view.sections.find((s) => s.area === area);
  const owner = section?.owner ?? null;
  const units = view.units.filter((u) => u.area === area);
  const effects = view.effects.filter((e) => e.areas.includes(area));
  /** The words that choose this very unit, if it can be chosen now. */
  const way = (owner: string, what: string): Word[] | null => {
    const order = owner === `P${(view.question?.seat ?? -1) + 1}` ? orderOf(root, area, what) : null;
    if (order) return order;
    const words: Word[] = [
      [area, "area"],
      [owner, "owner"],
      [what, "unit"],
    ];
    return walk(root, words) ? words : null;
  };
  return (
    <>
      <h3>
        {area === "A" ? upper(wordName("A", "area", GAME)) : t(`place-${area.replace(".", "-")}`, {}, GAME)} <small>{area}</small>
      </h3>
      {section && (
        <p>
          {t(area === "1.1" ? "web-wise" : "web-yields", { souls: section.souls }, GAME)} ·{" "}
          {owner === null
            ? t("web-unclaimed", {}, GAME)
            : seatOf(owner) >= 0
              ? t("web-of", { name: name(seatOf(owner)) }, GAME)
              : t("web-of-freebooters", {}, GAME)}
        </p>
      )}
      {area !== "A" && (
        <p class="mut">
          {t(`circle-${area[0]}`, {}, GAME)} · {t(`quarter-${area[2]}`, {}, GAME)}
        </p>
      )}
      {effects.map((e, i) => (
        <p key={i} class="mut">
          {t("web-effect", { source: t(`source-${e.source}`, {}, GAME) }, GAME)}
        </p>
      ))}
      <ul class="us">
        {units.map((u) => {
          const words = node ? way(u.owner, u.what) : null;
          const seat = seatOf(u.owner);
          const label = t("web-pile-of", { what: called(view, u), owner: seat >= 0 ? name(seat) : wordName(u.owner, "owner", GAME) }, GAME);
          return (
            <li key={u.owner + u.what}>
              <Chip
                owner={u.owner}
                what={u.what}
                n={u.n}
                mark={printed(view, u.what)}
                label={label}
                pick={words ? () => sure(() => point(words)) : null}
              />
            </li>
          );
        })}
        {units.length === 0 && <li class="mut">{t("web-no-units", {}, GAME)}</li>}
      </ul>
    </>
  );
}

/** A unit with the numbers that its picture shows. */
export function called(view: HellView, { what, n }: { what: string; n: number }): string {
  return `${wordName(what, "unit", GAME)} ${n > 1 ? `×${n}` : printed(view, what)}`.trim();
}

/** A unit as a button where it can be chosen, else as a picture. */
export function Chip({
  owner,
  what,
  n,
  mark,
  hits,
  label,
  pick,
}: {
  owner: string;
  what: string;
  n: number;
  mark: string;
  hits?: number;
  label: string;
  pick: (() => void) | null;
}) {
  const colour = colourOf(owner);
  const wide = n < 2 && mark.length > 4 ? " wide" : "";
  const inside: ComponentChildren = (
    <>
      <Small id={symbolOf(what)} size={34} class={`piece ${colour ? `p-${colour}` : owner === "FB" ? "p-free" : "p-wild"}`} />
      {(n > 1 || mark) && <i>{n > 1 ? `×${n}` : mark}</i>}
      {hits ? <em>{"✕".repeat(Math.min(3, hits))}</em> : null}
    </>
  );
  return pick ? (
    <button type="button" class={`u can${wide}`} aria-label={label} data-tip={label} onClick={pick}>
      {inside}
    </button>
  ) : (
    <span class={`u${wide}`} role="img" aria-label={label} data-tip={label}>
      {inside}
    </span>
  );
}

export function Stats({ d }: { d: Demon }) {
  return (
    <span class="stats">
      {(["skulls", "stars", "hearts"] as const).map((stat) => (
        <span key={stat} class="stt" data-tip={t(`web-${stat}-tip`, {}, GAME)}>
          <Small id={stat.slice(0, -1)} size={14} label={t(`web-${stat}`, {}, GAME)} />
          {d[stat]}
        </span>
      ))}
    </span>
  );
}
function Sheet({ view, demon, name, node, point }: BoardProps<HellView> & { demon: string }) {
  const d = view.demons.find((x) => x.demon === demon);
  if (!d) return null;
  return (
    <>
      <h3>
        {wordName(demon, "demon", GAME)} <small>{t(`title-demon-${demon}`, {}, GAME)}</small>
      </h3>
      <p>
        {t("web-of", { name: name(d.seat) }, GAME)} · {t("web-rank-number", { rank: d.rank }, GAME)} <Stats d={d} />
      </p>
      <p>
        <b>{t(`ability-demon-${demon}`, {}, GAME)}.</b> {t(`text-demon-${demon}`, {}, GAME)}
      </p>
      <p class="mut">
        {[
          t(d.earth ? "web-on-earth" : "web-in-hell", {}, GAME),
          d.incapacitated !== null && t("web-incapacitated", { number: d.incapacitated }, GAME),
          d.must_pass !== null && t("web-must-pass", {}, GAME),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {view.question?.point === "swap-demon" && node?.children.has(`demon:${demon}`) && (
        <p>
          <button type="button" class="btn" onClick={() => point([[demon, "demon"]])}>
            {t("web-exchange", { demon: wordName(demon, "demon", GAME) }, GAME)}
          </button>
        </p>
      )}
    </>
  );
}
