/** Is there room for the offers beside the market? */
import { useEffect, useState } from "preact/hooks";

export function useWide(): boolean {
  const query = matchMedia("(min-width: 821px)");
  const [wide, setWide] = useState(query.matches);
  useEffect(() => {
    const note = () => setWide(query.matches);
    query.addEventListener("change", note);
    return () => query.removeEventListener("change", note);
  }, []);
  return wide;
}
