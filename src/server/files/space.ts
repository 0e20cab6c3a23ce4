import { statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes that have to be free for what people send and for the embedded database. */
const leastSpace = 64 * 1024 * 1024;

/** Whether the data folder and the folder of its files, which may be another disk, have space left and take what is written. */
export async function canWriteTo(dataFolder: string, least = leastSpace): Promise<boolean> {
  const folders = await Promise.all([
    takesWriting(dataFolder, least),
    takesWriting(join(dataFolder, 'files'), least).catch(isMissing),
  ]).catch(() => [false]);
  return folders.every(Boolean);
}

/** The same, once this many bytes have been written besides: nobody else is to be left without space because of them. */
export const hasRoomFor = (dataFolder: string, byteLength: number): Promise<boolean> =>
  canWriteTo(dataFolder, byteLength + leastSpace);

async function takesWriting(folder: string, least: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < least) return false;
  // It stays: a file that vanishes trips whoever copies the folder meanwhile.
  await writeFile(join(folder, '.probe'), 'x', { mode: 0o600 });
  return true;
}

/** Nobody has sent a file yet. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
