/** Is the screen a phone's? */
import { useEffect, useState } from "preact/hooks";

const SMALL = "(max-width: 520px)";
export function useSmall(): boolean {
  const [small, setSmall] = useState(() => matchMedia(SMALL).matches);
  useEffect(() => {
    const query = matchMedia(SMALL);
    const change = () => setSmall(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return small;
}
