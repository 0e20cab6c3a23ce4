import type { Bytes } from './bytes.ts';

/** Chunks that are looked at before the sound has to come. */
const mostChunks = 100;

/** How the sound of a WAVE file is written down, and where it lies. */
export interface WaveSound {
  readonly channels: number;
  /** Samples of one channel a second. */
  readonly rate: number;
  readonly bytesPerSecond: number;
  /** As the format numbers it: 1 whole numbers, 3 floating ones. */
  readonly encoding: number;
  readonly bits: number;
  readonly from: number;
  readonly byteLength: number;
}

/** An encoding that says elsewhere in its chunk what it is. */
const extensible = 0xff_fe;

/** What a WAVE file says of its sound; null where it has none. */
export async function waveSound(file: Bytes): Promise<WaveSound | null> {
  let format: Omit<WaveSound, 'from' | 'byteLength'> | null = null;
  let at = 12;
  for (let n = 0; n < mostChunks; n += 1) {
    const head = await file.read(at, 34);
    if (head.length < 8) return null;
    const size = head.readUInt32LE(4);
    const kind = head.toString('latin1', 0, 4);
    if (kind === 'fmt ' && head.length >= 24) {
      const said = head.readUInt16LE(8);
      const encoding = said === extensible && head.length >= 34 ? head.readUInt16LE(32) : said;
      format = {
        channels: head.readUInt16LE(10),
        rate: head.readUInt32LE(12),
        bytesPerSecond: head.readUInt32LE(16),
        encoding,
        bits: head.readUInt16LE(22),
      };
    }
    if (kind === 'data') {
      const byteLength = Math.min(size, file.length - at - 8);
      return format === null || format.bytesPerSecond === 0
        ? null
        : { ...format, from: at + 8, byteLength };
    }
    at += 8 + size + (size % 2);
  }
  return null;
}

/** Milliseconds of a WAVE file: its sound has so many bytes a second. */
export async function lengthOfWave(file: Bytes): Promise<number | null> {
  const sound = await waveSound(file);
  return sound && Math.round((sound.byteLength / sound.bytesPerSecond) * 1000);
}
