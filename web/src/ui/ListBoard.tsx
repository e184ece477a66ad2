/** A game without a board of its own yet: its view as sections of names and values; the actions are in the prompt's list. */
type Value = unknown;

/** `steps_left` → "steps left". */
function title(key: string): string {
  return key.replace(/[_-]/g, " ");
}
function isPlain(value: Value): boolean {
  return value === null || typeof value !== "object";
}
function plain(value: Value): string {
  if (value === null || value === undefined || value === "") return "–";
  return value === true ? "✓" : value === false ? "✗" : String(value);
}
function isRow(value: Value): value is Record<string, Value> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

export function ListBoard({ view }: { view: Record<string, Value> }) {
  const single = Object.entries(view).filter(([, v]) => isPlain(v));
  const parts = Object.entries(view).filter(([, v]) => !isPlain(v));
  return (
    <div class="listboard" tabIndex={0} role="region">
      {single.length > 0 && <Facts of={single} />}
      {parts.map(([key, value]) => (
        <section key={key}>
          <h3>{title(key)}</h3>
          <Shown value={value} depth={0} />
        </section>
      ))}
    </div>
  );
}

function Facts({ of }: { of: [string, Value][] }) {
  return (
    <dl>
      {of.map(([key, value]) => (
        <div key={key}>
          <dt>{title(key)}</dt>
          <dd>{isPlain(value) ? plain(value) : <Shown value={value} depth={1} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists of like things become tables, lists of words a line, and things within things lists again. */
function Shown({ value, depth }: { value: Value; depth: number }) {
  if (isPlain(value)) return <span>{plain(value)}</span>;
  if (isRow(value)) return Object.keys(value).length ? <Facts of={Object.entries(value)} /> : <span>–</span>;
  const list = value as Value[];
  if (list.length === 0) return <span>–</span>;
  if (list.every(isPlain))
    return (
      <span class="words">
        {list.map((v, i) => (
          <code key={i}>{plain(v)}</code>
        ))}
      </span>
    );
  if (list.every(isRow) && depth === 0) {
    const keys = [...new Set(list.flatMap((row) => Object.keys(row as object)))];
    return (
      <table>
        <thead>
          <tr>
            {keys.map((k) => (
              <th key={k}>{title(k)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(list as Record<string, Value>[]).map((row, i) => (
            <tr key={i}>
              {keys.map((k) => (
                <td key={k}>
                  <Shown value={row[k]} depth={1} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <ul>
      {list.map((v, i) => (
        <li key={i}>
          <Shown value={v} depth={depth + 1} />
        </li>
      ))}
    </ul>
  );
}
