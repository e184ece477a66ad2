/** Quiet sounds, made on the spot: stone on stone, a bell far below. Off until the player wants them. */
import { sound, still } from "./prefs";

export type Sound = "step" | "strike" | "turn" | "end" | "chat";

let context: AudioContext | null = null;
let out: AudioNode | null = null;

function mixer(): [AudioContext, AudioNode] {
  if (!context || !out) {
    context = new AudioContext();
    // Everything is softened once: nothing that happens at a table is worth a start.
    const soft = context.createBiquadFilter();
    soft.type = "lowpass";
    soft.frequency.value = 2600;
    const level = context.createGain();
    level.gain.value = 0.5;
    soft.connect(level).connect(context.destination);
    out = soft;
  }
  void context.resume();
  return [context, out];
}

/** A tone that swells within a moment and fades. */
function tone(pitch: number, delay: number, length: number, level: number, type: OscillatorType = "sine", fall = 1): void {
  const [audio, mix] = mixer();
  const start = audio.currentTime + delay;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, pitch * fall), start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(level, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(mix);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

/** A short burst of noise through a band: something hard touches something hard. */
function knockOf(pitch: number, delay: number, length: number, level: number): void {
  const [audio, mix] = mixer();
  const start = audio.currentTime + delay;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 1.4;
  const gain = audio.createGain();
  gain.gain.value = level;
  noise.connect(band).connect(gain).connect(mix);
  noise.start(start);
}

const SOUNDS: Record<Sound, () => void> = {
  step: () => {
    knockOf(900, 0, 0.07, 0.5);
    tone(210, 0, 0.09, 0.12, "sine", 0.7);
  },
  strike: () => {
    knockOf(320, 0, 0.22, 0.9);
    tone(92, 0, 0.42, 0.4, "triangle", 0.5);
  },
  turn: () => {
    tone(392, 0, 0.34, 0.12);
    tone(587, 0.11, 0.5, 0.1);
  },
  end: () => {
    for (const [pitch, delay] of [
      [196, 0],
      [294, 0.14],
      [392, 0.28],
      [494, 0.42],
    ] as const)
      tone(pitch, delay, 1.3, 0.12);
    tone(98, 0, 1.6, 0.16, "triangle");
  },
  chat: () => tone(660, 0, 0.12, 0.07),
};

/** Let something be heard, if the player wants to hear anything. */
export function knock(kind: Sound): void {
  if (sound.value && typeof AudioContext !== "undefined") SOUNDS[kind]();
}

/** Let a phone be felt: with sound on, and nothing against motion. */
export function buzz(pattern: number[]): void {
  if (sound.value && !still() && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(pattern);
}
