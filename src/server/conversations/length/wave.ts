import type { Bytes } from './bytes.ts';

/** Chunks that are looked at before the sound has to come. */
const mostChunks = 100;

/** Milliseconds of a WAVE file: its sound has so many bytes a second. */
export async function lengthOfWave(file: Bytes): Promise<number | null> {
  let rate = 0;
  let at = 12;
  for (let n = 0; n < mostChunks; n += 1) {
    const head = await file.read(at, 20);
    if (head.length < 8) return null;
    const size = head.readUInt32LE(4);
    const kind = head.toString('latin1', 0, 4);
    if (kind === 'fmt ' && head.length === 20) rate = head.readUInt32LE(16);
    if (kind === 'data') {
      const there = Math.min(size, file.length - at - 8);
      return rate === 0 ? null : Math.round((there / rate) * 1000);
    }
    at += 8 + size + (size % 2);
  }
  return null;
}
