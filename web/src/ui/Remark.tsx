/** A remark in a record; a clause in brackets, such as [S7.1], opens the rulebook. */
export function Said({ text, open }: { text: string; open: (clause: string) => void }) {
  return (
    <>
      {text.split(/(\[[A-Z]\d+(?:\.\d+)*\])/).map((part, i) =>
        i % 2 ? (
          <button type="button" key={i} class="clause" onClick={() => open(part.slice(1, -1))}>
            § {part.slice(1, -1)}
          </button>
        ) : (
          part
        ),
      )}
    </>
  );
}
