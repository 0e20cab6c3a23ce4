import { mostPeaks } from '#domain/kai-conversations/recordings.ts';

/** Samples of a stretch, until there are too many stretches. */
const shortest = 400;

/** Full loudness, as it is kept. */
const loud = 255;

/** Bytes as loudness from 0 to 1, sample by sample. */
export interface Samples {
  /** Bytes of one sample. */
  readonly size: number;
  readonly levelAt: (bytes: Buffer, at: number) => number;
}

/** The loudest of each stretch of sound, from 0 to 255. Nobody has to know how long it lasts, and nothing of it is kept: when there are too many stretches, each two become one. */
export async function peaksOf(
  sound: AsyncIterable<Buffer>,
  { size, levelAt }: Samples,
): Promise<number[]> {
  let peaks: number[] = [];
  let stretch = shortest;
  let inStretch = 0;
  let loudest = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of sound) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % size);
    for (let at = 0; at < whole; at += size) {
      const level = levelAt(bytes, at);
      if (level > loudest) loudest = level;
      inStretch += 1;
      if (inStretch < stretch) continue;
      peaks.push(loudest);
      [inStretch, loudest] = [0, 0];
      if (peaks.length < mostPeaks * 2) continue;
      peaks = paired(peaks);
      stretch *= 2;
    }
    rest = bytes.subarray(whole);
  }
  if (inStretch > 0) peaks.push(loudest);
  const drawn = peaks.length > mostPeaks ? paired(peaks) : peaks;
  return drawn.map((level) => Math.min(loud, Math.round(level * loud)));
}

const paired = (peaks: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(peaks.length / 2) }, (_, at) =>
    Math.max(peaks[at * 2] ?? 0, peaks[at * 2 + 1] ?? 0),
  );
