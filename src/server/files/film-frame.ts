import { execFile } from 'node:child_process';
import type { Readable } from 'node:stream';
import { SECOND } from '#domain/time/calendar.ts';
import { withLocalCopy } from './local-copy.ts';

/** How long a film may take, and how large its frame may be. */
const limits = { timeout: 20 * SECOND, maxBuffer: 8 * 1024 * 1024 };

/** A frame near the beginning of a film, as PNG; null where the machine has no `ffmpeg`, or it can't read the film. */
export const filmFrame = (film: Readable): Promise<Buffer | null> => withLocalCopy(film, frameOf);

/** It reads the one file and nothing else: a film may name others, and addresses. */
const frameOf = (path: string): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const read = ['-nostdin', '-v', 'error', '-threads', '1', '-protocol_whitelist', 'file'];
    const shown = ['-an', '-vf', 'thumbnail=50,scale=640:-2', '-frames:v', '1'];
    const written = ['-f', 'image2pipe', '-c:v', 'png', 'pipe:1'];
    const asked = [...read, '-i', path, ...shown, ...written];
    const options = { ...limits, encoding: 'buffer', killSignal: 'SIGKILL' } as const;
    execFile('ffmpeg', asked, options, (error, frame) =>
      resolve(error || frame.byteLength === 0 ? null : frame),
    );
  });
