/** A game without a board of its own yet: its view as text; the actions are in the prompt's list. */
export function ListBoard({ view }: { view: Record<string, unknown> }) {
  return <pre class="listboard">{JSON.stringify(view, null, 1)}</pre>;
}
