/** As much of a browser as the client's own modules need where there is none. */
import { vi } from "vitest";

class Socket {
  static readonly OPEN = 1;
  static last: Socket | null = null;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const kept = new Map<string, string>();
const page = { visibilityState: "visible", documentElement: { lang: "", dataset: {} }, addEventListener() {}, removeEventListener() {} };
vi.stubGlobal("localStorage", { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", page);
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
vi.stubGlobal("location", { protocol: "http:", host: "here", origin: "http://here", pathname: "/", search: "" });
vi.stubGlobal("WebSocket", Socket);

/** Answers to what is fetched, by the part of the address after the last slash. */
export const answers: Record<string, unknown> = {};
vi.stubGlobal("fetch", async (path: string) => {
  const name = path.split("?")[0]!.split("/").at(-1)!;
  const found = answers[name];
  return {
    ok: found !== undefined,
    status: found === undefined ? 404 : 200,
    headers: new Map([["content-type", "json"]]),
    json: async () => found,
  };
});

export { page, Socket };
