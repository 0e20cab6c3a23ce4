/** Samples a second; each is one byte. */
const rate = 8000;

/** How high somebody speaks, and how far their formants lie above those of a low voice. */
interface Voice {
  readonly pitch: number;
  readonly size: number;
}

const voices: readonly Voice[] = [
  { pitch: 196, size: 1.16 },
  { pitch: 118, size: 1 },
];

/** The first three formants of vowels, in hertz. */
const vowels: Readonly<Record<string, readonly [number, number, number]>> = {
  a: [730, 1090, 2440],
  e: [530, 1840, 2480],
  i: [270, 2290, 3010],
  o: [570, 840, 2410],
  u: [300, 870, 2240],
  y: [390, 1990, 2550],
};
const bandwidths = [70, 90, 130] as const;
const loudness = [1, 0.55, 0.3] as const;

/** Seconds of a vowel, of what is around it, and of the gap after a word and a sentence. */
const lasts = { vowel: 0.13, noise: 0.05, word: 0.06, sentence: 0.3 } as const;

/** What somebody says from a moment on, in seconds. */
export interface Utterance {
  readonly start: number;
  /** It is over by then. */
  readonly end: number;
  readonly voice: number;
  readonly text: string;
}

type Sound = { readonly vowel: string | null; readonly seconds: number };

/** A text as sounds: nobody understands a word, but one hears who speaks, how long, and where sentences end. */
function soundsOf(text: string): Sound[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word): Sound[] => {
      const syllables = word.match(/[aeiouy]+/g) ?? [];
      return [
        ...syllables.flatMap(([vowel = 'a']): Sound[] => [
          { vowel: 'noise', seconds: lasts.noise },
          { vowel, seconds: lasts.vowel },
        ]),
        { vowel: null, seconds: /[.?!,]$/.test(word) ? lasts.sentence : lasts.word },
      ];
    });
}

/** Speech without words, the same each time, as a WAVE file: voices that speak in turn. */
export function speak(utterances: readonly Utterance[], seconds: number): Uint8Array {
  const sound = new Float32Array(Math.round(seconds * rate));
  for (const utterance of utterances) say(sound, utterance);
  return wave(sound);
}

function say(into: Float32Array, { start, end, voice, text }: Utterance): void {
  const sounds = soundsOf(text);
  const wanted = sounds.reduce((sum, { seconds }) => sum + seconds, 0);
  const pace = Math.min(1, (end - start) / wanted);
  const { pitch, size } = voices[voice % voices.length] ?? { pitch: 118, size: 1 };
  let at = start;
  for (const [nth, { vowel, seconds }] of sounds.entries()) {
    const from = Math.round(at * rate);
    const count = Math.round(seconds * pace * rate);
    // The voice falls as it goes on.
    const height = pitch * (1.08 - 0.16 * (nth / sounds.length));
    if (vowel === 'noise') breathe(into, from, count);
    else if (vowel !== null) sing(into, from, count, { height, size, vowel });
    at += seconds * pace;
  }
}

/** Rises and falls softly. */
const swell = (at: number, count: number): number =>
  Math.min(1, (8 * at) / count, (8 * (count - at)) / count);

function breathe(into: Float32Array, from: number, count: number): void {
  let seed = from + 1;
  for (let at = 0; at < count && from + at < into.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    into[from + at] = (seed / 1_073_741_824 - 1) * 0.12 * swell(at, count);
  }
}

interface Sung {
  readonly height: number;
  readonly size: number;
  readonly vowel: string;
}

/** A buzz through three resonators. */
function sing(
  into: Float32Array,
  from: number,
  count: number,
  { height, size, vowel }: Sung,
): void {
  const resonators = (vowels[vowel] ?? [500, 1500, 2500]).map((formant, nth) => {
    const radius = Math.exp((-Math.PI * (bandwidths[nth] ?? 100)) / rate);
    const turn = 2 * radius * Math.cos((2 * Math.PI * Math.min(3600, formant * size)) / rate);
    return {
      turn,
      fade: -radius * radius,
      gain: (1 - radius) * (loudness[nth] ?? 1),
      one: 0,
      two: 0,
    };
  });
  let phase = 0;
  for (let at = 0; at < count && from + at < into.length; at += 1) {
    phase = (phase + height / rate) % 1;
    const buzz = (phase < 0.1 ? 1 : -0.11) * swell(at, count);
    let sum = 0;
    for (const resonator of resonators) {
      const { turn, fade, gain, one, two } = resonator;
      const now = gain * buzz + turn * one + fade * two;
      resonator.two = one;
      resonator.one = now;
      sum += now;
    }
    into[from + at] = sum * 1.6;
  }
}

/** Sound as a file, eight bits each, as loud as it can be. */
function wave(sound: Float32Array): Uint8Array {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + sound.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(sound.length, 40);
  const loudest = sound.reduce((most, each) => Math.max(most, Math.abs(each)), 0.001);
  const bytes = Buffer.from(sound.map((each) => 128 + (each / loudest) * 115));
  return Buffer.concat([head, bytes]);
}

/** Bytes of a recording that lasts so many seconds. */
export const bytesOfSpeech = (seconds: number): number => 44 + Math.round(seconds * rate);
