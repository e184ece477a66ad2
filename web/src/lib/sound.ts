/** Three quiet sounds, made on the spot; off unless the player wants them. */
import { sound } from "./prefs";

let context: AudioContext | null = null;

/** A short knock: high for a step, low for a strike, two notes for "your turn". */
export function knock(kind: "step" | "strike" | "turn"): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  const notes = {
    step: [[420, 0]],
    strike: [
      [90, 0],
      [60, 0.06],
    ],
    turn: [
      [520, 0],
      [660, 0.12],
    ],
  }[kind] as [number, number][];
  for (const [pitch, delay] of notes) {
    const tone = context.createOscillator();
    const level = context.createGain();
    const start = context.currentTime + delay;
    tone.type = kind === "strike" ? "triangle" : "sine";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.12, start);
    level.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.18);
  }
}
