/** Short, soft sounds, made on the spot: two or three sine tones with a gentle edge. */
const CUES = {
  move: [[523, 0, 0.07]],
  turn: [
    [587, 0, 0.11],
    [880, 0.1, 0.18],
  ],
  refused: [[196, 0, 0.12]],
  end: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.34],
  ],
} as const satisfies Record<string, readonly (readonly [frequency: number, start: number, length: number])[]>;

export type Cue = keyof typeof CUES;

let audio: AudioContext | undefined;

export function playCue(cue: Cue): void {
  try {
    audio ??= new AudioContext();
    // Browsers wait for a gesture; until there was one, nothing is heard.
    if (audio.state === 'suspended') void audio.resume();
    for (const [frequency, start, length] of CUES[cue]) tone(audio, frequency, start, length);
  } catch {
    // No sound device: the game is just as good.
  }
}

function tone(context: AudioContext, frequency: number, start: number, length: number): void {
  const at = context.currentTime + start;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.06, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
