import { spawn } from 'node:child_process';
import { MINUTE } from '#domain/time/calendar.ts';
import { withLocalCopy } from '#server/files/local-copy.ts';
import type { StoredContent } from '#server/http/pages/file-answer.ts';
import { peaksOf } from './peaks.ts';

/** How long a recording of three hours may take on a slow machine. */
const longest = 20 * MINUTE;

/** One channel, 8,000 samples a second: enough to see who is loud. */
const decoded = ['-vn', '-ac', '1', '-ar', '8000', '-f', 's16le', 'pipe:1'];

const samples = {
  size: 2,
  levelAt: (bytes: Buffer, at: number) => Math.abs(bytes.readInt16LE(at)) / 32_768,
};

/** The peaks of a compressed recording; null where the machine has no `ffmpeg`, or it can't read the sound. Nothing of the sound is kept in memory. */
export const peaksByDecoder = async (
  content: StoredContent,
  signal: AbortSignal | undefined,
): Promise<number[] | null> =>
  withLocalCopy(await content.open(), (path) => peaksOfFile(path, signal));

/** It reads the one file and nothing else: a film may name others, and addresses. */
async function peaksOfFile(
  path: string,
  signal: AbortSignal | undefined,
): Promise<number[] | null> {
  const read = ['-nostdin', '-v', 'error', '-threads', '1', '-protocol_whitelist', 'file'];
  const end = AbortSignal.timeout(longest);
  const running = spawn('ffmpeg', [...read, '-i', path, ...decoded], {
    stdio: ['ignore', 'pipe', 'ignore'],
    killSignal: 'SIGKILL',
    signal: signal ? AbortSignal.any([signal, end]) : end,
  });
  const ended = new Promise<boolean>((resolve) => {
    running.on('error', () => resolve(false));
    running.on('close', (code) => resolve(code === 0));
  });
  const peaks = await peaksOf(running.stdout, samples);
  const isRead = await ended;
  signal?.throwIfAborted();
  return isRead && peaks.length > 0 ? peaks : null;
}
