import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Lays content aside as a file, for a program that reads nothing else; it goes when `read` is over. */
export async function withLocalCopy<Result>(
  content: Readable,
  read: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `waymark-copy-${randomUUID()}`);
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return await read(path);
  } finally {
    await rm(path, { force: true });
  }
}
