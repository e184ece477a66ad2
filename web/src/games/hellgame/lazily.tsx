/** Parts of a board that are fetched when the first table needs them, so that the home page stays light. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

export function lazily<Props extends object>(load: () => Promise<FunctionComponent<Props>>, room: string): FunctionComponent<Props> {
  let kept: FunctionComponent<Props> | null = null;
  return function Lazy(props: Props) {
    const [, come] = useState(false);
    useEffect(() => {
      let on = true;
      if (!kept)
        void load().then((part) => {
          kept = part;
          if (on) come(true);
        });
      return () => {
        on = false;
      };
    }, []);
    const Part = kept;
    return Part ? <Part {...props} /> : <div class={room} aria-busy="true" />;
  };
}
