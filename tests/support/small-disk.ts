import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedAtEnd } from './endings.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves room for no more than this. */
  fill(leaving: number): Promise<void>;
  /** As it was. */
  empty(): Promise<void>;
}

const done = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args).status === 0;

/** A folder on a disk of its own of this size, until the tests of the file have ended; where no disk can be had, the files of this process are as small meanwhile. */
export async function aSmallDisk(byteLength: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-disk-'));
  if (done('mount', '-t', 'tmpfs', '-o', `size=${byteLength}`, 'tmpfs', folder)) {
    closedAtEnd(async () => {
      if (!done('umount', folder)) done('umount', '--lazy', folder);
      await rm(folder, { recursive: true, force: true });
    });
    const filler = join(folder, 'of-somebody-else');
    return {
      folder,
      async fill(leaving) {
        const { bavail, bsize } = await statfs(folder);
        await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
      },
      empty: () => rm(filler, { force: true }),
    };
  }
  const limit = (most: number | 'unlimited') => {
    if (!done('prlimit', '--pid', String(process.pid), `--fsize=${most}:`))
      throw new Error(
        'Neither a disk of its own nor a limit on the size of files can be had here.',
      );
    return Promise.resolve();
  };
  closedAtEnd(async () => {
    await limit('unlimited');
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, fill: limit, empty: () => limit('unlimited') };
}
