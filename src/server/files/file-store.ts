import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '#server/http/pages/byte-range.ts';
import type { Incoming } from './incoming.ts';
import { folderParts, type PartStore } from './part-store.ts';

/**
 * The contents of stored files, in a folder. A name begins with the hash of the content and ends with the id of its one owner, so that taking a file
 * away never takes another's. Which files there are, and whose, is written in the table `files`.
 */
export interface FileStore {
  /** Writes a stream aside; whoever asked discards it or keeps its bytes. Nothing stays when the stream fails. */
  readonly takeIn: (stream: Readable) => Promise<Incoming>;
  readonly discard: (incoming: Incoming) => Promise<void>;
  /** Writes the content so that it outlives a loss of power; resolves to the name to read it by. */
  readonly write: (id: string, content: Uint8Array) => Promise<string>;
  /** The same for bytes that lie aside, however many; they stay there until whoever asked discards them. */
  readonly keep: (id: string, incoming: Incoming) => Promise<string>;
  /** Rejects when there is none. */
  readonly read: (name: string) => Promise<Buffer>;
  /** The content as it comes, from one byte to another, both of them included. Rejects when there is none; whoever asked ends the stream. */
  readonly stream: (name: string, range?: ByteRange) => Promise<Readable>;
  /** Removing what is gone already is no failure. That it was removed is noted beside the files, for backups that still have it. */
  readonly remove: (name: string) => Promise<void>;
  /** Everything that was ever removed. */
  readonly removed: () => Promise<readonly string[]>;
  /** Files that are not complete yet. */
  readonly parts: PartStore;
}

/** What a stored file is called. */
export const storedName = (hash: string, id: string): string => `${hash}.${id}`;
export const isStoredName = (name: string): boolean => /^[0-9a-f]{64}\.[0-9a-f-]{36}$/.test(name);

/** The hash of bytes that lie aside, without holding them all. */
export async function hashOf({ path }: Incoming): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export function folderStore(dataFolder: string): FileStore {
  const aside = join(dataFolder, 'files', 'incoming');
  const erased = join(dataFolder, 'files', 'erased');
  const pathOf = (name: string): string => {
    if (!isStoredName(name)) throw new Error('A stored file has another name than we give.');
    return join(dataFolder, 'files', 'kept', name.slice(0, 2), name);
  };
  const makeRoom = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

  return {
    async takeIn(stream) {
      await makeRoom(aside);
      const path = join(aside, randomUUID());
      const target = createWriteStream(path, { mode: 0o600 });
      await unlessItFails(path, () => pipeline(stream, target));
      return { path, byteLength: target.bytesWritten };
    },
    discard: ({ path }) => rm(path, { force: true }),
    async write(id, content) {
      const name = storedName(createHash('sha256').update(content).digest('hex'), id);
      const path = pathOf(name);
      await Promise.all([makeRoom(dirname(path)), makeRoom(aside)]);
      const draft = join(aside, randomUUID());
      await unlessItFails(draft, async () => {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      });
      return name;
    },
    async keep(id, incoming) {
      const name = storedName(await hashOf(incoming), id);
      const path = pathOf(name);
      await makeRoom(dirname(path));
      const file = await open(incoming.path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await placeAt(incoming.path, path);
      return name;
    },
    read: (name) => readFile(pathOf(name)),
    async stream(name, range) {
      const file = await open(pathOf(name), 'r');
      return file.createReadStream(range && { start: range.first, end: range.last });
    },
    async remove(name) {
      const path = pathOf(name);
      await makeRoom(erased);
      await writeFile(join(erased, name), '', { mode: 0o600 });
      await rm(path, { force: true });
    },
    async removed() {
      await makeRoom(erased);
      return (await readdir(erased)).filter(isStoredName);
    },
    parts: folderParts(dataFolder),
  };
}

/** The same bytes under a second name; copied where the disk knows no such thing. Whoever does it again finds it done. */
async function placeAt(path: string, kept: string): Promise<void> {
  try {
    await link(path, kept);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    const draft = `${path}.${randomUUID()}`;
    await unlessItFails(draft, async () => {
      await copyFile(path, draft);
      await rename(draft, kept);
    });
  }
}

/** Nothing stays of a draft that could not be written. */
async function unlessItFails(draft: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
