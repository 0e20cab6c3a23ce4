import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Voices that Flite brings: a man's and a woman's. */
export type Voice = 'rms' | 'slt';

/** Samples a second. */
export const rate = 16_000;

/** Somebody says a text: samples of 16 bits. */
export function spoken(voice: Voice, text: string): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-speech-'));
  try {
    const file = join(folder, 'said.wav');
    const { status } = spawnSync('flite', ['-voice', voice, '-t', text, '-o', file]);
    if (status !== 0)
      throw new Error(
        'Flite did not speak: the tests of recordings need it. Install it with `apt-get install flite pocketsphinx pocketsphinx-en-us`.',
      );
    const sound = readFileSync(file).subarray(44);
    const samples = new Int16Array(Math.floor(sound.length / 2));
    return samples.map((_, nth) => sound.readInt16LE(nth * 2));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A WAVE file in which each of these has a channel. */
export function waveOf(...channels: readonly Int16Array[]): Uint8Array<ArrayBuffer> {
  const frames = Math.max(...channels.map(({ length }) => length));
  const frame = channels.length * 2;
  const bytes = new Uint8Array(44 + frames * frame);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * frame, true);
  view.setUint16(32, frame, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, frames * frame, true);
  for (const [channel, samples] of channels.entries())
    for (let nth = 0; nth < frames; nth += 1)
      view.setInt16(44 + nth * frame + channel * 2, samples[nth] ?? 0, true);
  return bytes;
}
