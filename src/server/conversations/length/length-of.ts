import type { StoredContent } from '#server/http/pages/file-answer.ts';
import type { Bytes } from './bytes.ts';
import { lengthOfMp3 } from './mp3.ts';
import { lengthOfMp4 } from './mp4.ts';
import { lengthOfWave } from './wave.ts';
import { lengthOfWebm } from './webm.ts';

const readers: Readonly<Record<string, (file: Bytes) => Promise<number | null>>> = {
  'audio/wav': lengthOfWave,
  'audio/mpeg': lengthOfMp3,
  'audio/x-m4a': lengthOfMp4,
  'video/mp4': lengthOfMp4,
  'video/webm': lengthOfWebm,
};

/** Milliseconds that a recording lasts, read from a few of its bytes; null where it does not say. */
export function lengthOf(mediaType: string, file: Bytes): Promise<number | null> {
  return readers[mediaType]?.(file) ?? Promise.resolve(null);
}

/** A stored file, of which only the parts that are asked for are read. */
export const bytesOf = ({
  byteLength,
  open,
}: Pick<StoredContent, 'byteLength' | 'open'>): Bytes => ({
  length: byteLength,
  async read(from, count) {
    const last = Math.min(from + count, byteLength) - 1;
    if (last < from) return Buffer.alloc(0);
    const chunks: Buffer[] = [];
    for await (const chunk of await open({ first: from, last })) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  },
});
