import { bytesOf } from '../length/length-of.ts';
import { waveSound } from '../length/wave.ts';
import type { StoredContent } from '#server/http/pages/file-answer.ts';
import { peaksOf, type Samples } from './peaks.ts';

/** Samples as WAVE files have them, by how they are written and how many bits each has. */
const samples: Readonly<Record<string, Samples>> = {
  '1/8': { size: 1, levelAt: (bytes, at) => Math.abs(bytes.readUInt8(at) - 128) / 128 },
  '1/16': { size: 2, levelAt: (bytes, at) => Math.abs(bytes.readInt16LE(at)) / 32_768 },
  '1/24': { size: 3, levelAt: (bytes, at) => Math.abs(bytes.readIntLE(at, 3)) / 8_388_608 },
  '1/32': { size: 4, levelAt: (bytes, at) => Math.abs(bytes.readInt32LE(at)) / 2_147_483_648 },
  '3/32': { size: 4, levelAt: (bytes, at) => Math.abs(bytes.readFloatLE(at)) || 0 },
};

/** The peaks of a WAVE file, exactly; null where its sound is compressed. */
export async function peaksOfWave(content: StoredContent): Promise<number[] | null> {
  const sound = await waveSound(bytesOf(content));
  const read = sound && samples[`${sound.encoding}/${sound.bits}`];
  if (!read) return null;
  const { from, byteLength } = sound;
  if (byteLength === 0) return [];
  return peaksOf(await content.open({ first: from, last: from + byteLength - 1 }), read);
}
