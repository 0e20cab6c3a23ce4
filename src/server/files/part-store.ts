import { mkdir, open, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Incoming } from './incoming.ts';

/** The contents of files that are not complete yet. How much of each counts is written in the table `file_uploads`: what lies beyond it is written again. */
export interface PartStore {
  /** Writes what follows the first `offset` bytes; resolves to how many came, also where the stream broke off. Rejects when they can't be written. */
  readonly append: (id: string, offset: number, stream: Readable) => Promise<number>;
  /** How much of the first `counted` bytes is there: all of it, unless it was restored from a copy that was made later. */
  readonly held: (id: string, counted: number) => Promise<number>;
  /** Shows all of it, lying aside, to whoever looks at it and keeps it. */
  readonly whole: <Found>(
    id: string,
    byteLength: number,
    look: (incoming: Incoming) => Promise<Found>,
  ) => Promise<Found>;
  /** Taking away what is gone already is no failure. */
  readonly drop: (id: string) => Promise<void>;
}

export function folderParts(dataFolder: string): PartStore {
  const pathOf = (id: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('A file has another id than we give.');
    return join(dataFolder, 'files', 'parts', id);
  };
  return {
    async append(id, offset, stream) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600);
      try {
        await file.truncate(offset);
        try {
          const written = await writeAll(file, offset, stream);
          await file.sync();
          return written;
        } catch (error) {
          // What the disk had no room for takes none from anybody else.
          await file.truncate(offset);
          throw error;
        }
      } finally {
        await file.close();
      }
    },
    held: (id, counted) =>
      stat(pathOf(id)).then(
        ({ size }) => Math.min(size, counted),
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
          throw error;
        },
      ),
    whole: (id, byteLength, look) => look({ path: pathOf(id), byteLength }),
    drop: (id) => rm(pathOf(id), { force: true }),
  };
}

/** Writes a stream to its end, or to where it breaks off. */
async function writeAll(file: FileHandle, offset: number, stream: Readable): Promise<number> {
  let written = 0;
  for await (const chunk of untilItBreaks(stream)) {
    // A disk that is nearly full takes a piece of it.
    for (let taken = 0; taken < chunk.byteLength;) {
      const { bytesWritten } = await file.write(chunk, taken, null, offset + written);
      taken += bytesWritten;
      written += bytesWritten;
    }
  }
  return written;
}

/** A stream whose end is wherever its sender was lost. */
export async function* untilItBreaks(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch {
    // What has come is kept; the sender asks how much that is.
  }
}
