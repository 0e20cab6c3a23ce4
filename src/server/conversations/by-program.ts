import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import type { Transcribe } from './recording.ts';

/** Bytes that it may print, and milliseconds that it may take: three hours of talk on a slow machine. */
const mostPrinted = 5 * 1024 * 1024;
const longest = 6 * 60 * 60 * 1000;

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/x-m4a': 'm4a',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Writes down recordings with a program of this machine. What it is given has a name of ours, and no shell reads it. Once it is not wanted any more it is killed, with whatever it has started. */
export const byProgram =
  (command: readonly string[]): Transcribe =>
  async ({ content, mediaType, language }, signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'waymark-recording-'));
    try {
      const file = join(folder, `recording.${endings[mediaType] ?? 'bin'}`);
      await pipeline(await content.open(), createWriteStream(file, { mode: 0o600 }));
      const said: Readonly<Record<string, string>> = {
        '{file}': file,
        '{language}': language === 'und' ? 'auto' : language,
      };
      const [program = '', ...words] = command.map((word) => said[word] ?? word);
      return readTranscript(await printedBy(program, words, signal));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

const printedBy = (
  program: string,
  words: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(notWanted());
    const running = spawn(program, [...words], {
      stdio: ['ignore', 'pipe', 'ignore'],
      // A group of its own, so that what it has started ends with it.
      detached: true,
    });
    const kill = () => {
      if (running.pid === undefined || running.exitCode !== null) return;
      try {
        process.kill(-running.pid, 'SIGKILL');
      } catch {
        running.kill('SIGKILL');
      }
    };
    const tooLong = setTimeout(kill, longest);
    signal?.addEventListener('abort', kill);
    const end = (settle: () => void) => {
      clearTimeout(tooLong);
      signal?.removeEventListener('abort', kill);
      settle();
    };
    const chunks: Buffer[] = [];
    let length = 0;
    running.stdout.on('data', (chunk: Buffer) => {
      length += chunk.byteLength;
      if (length > mostPrinted) kill();
      else chunks.push(chunk);
    });
    running.on('error', (error) => end(() => reject(error)));
    running.on('close', (code) =>
      end(() => {
        if (signal?.aborted) reject(notWanted());
        else if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
        else reject(new Error(`The program that writes down recordings ended with ${code}`));
      }),
    );
  });

const notWanted = () => new Error('What the program writes down is not wanted any more');
