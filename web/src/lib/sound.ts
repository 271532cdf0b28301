import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

/** A small ship's bell: two strokes, made on the spot. */
export function bell(): void {
  if (settings.sound === "off") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") return; // nobody has touched the page yet, so the browser forbids it
    strike(context, 0);
    strike(context, 0.28);
  } catch {
    // a machine without sound
  }
}

/** Taken out of its box by the first touch: browsers allow no sound before. */
export function tuneBell(): void {
  const wake = () => {
    try {
      context ??= new AudioContext();
      void context.resume();
    } catch {
      // a machine without sound
    }
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

function strike(sound: AudioContext, delay: number): void {
  const at = sound.currentTime + delay;
  for (const [frequency, loudness] of [[880, 0.12], [1760, 0.05], [2637, 0.025]] as const) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
}

/** The dial's escapement: a soft tick for each step, a firmer one at the round figures. Only if it is wanted. */
export function tick(firm: boolean): void {
  if (!settings.ticks || settings.sound === "off" || !context || context.state === "suspended") return;
  const at = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = firm ? 1400 : 2100;
  volume.gain.setValueAtTime(firm ? 0.09 : 0.05, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.05);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.06);
}
