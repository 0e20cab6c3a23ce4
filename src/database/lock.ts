import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Another process (or this one, twice) has the embedded database open. Its message is written for the operator. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  readonly pid: number;

  constructor(directory: string, pid: number) {
    super(
      `Another Waymark process (pid ${pid}) is using ${directory}. Stop it, or set DATA_DIR to another folder.`,
    );
    this.pid = pid;
  }
}

interface Owner {
  pid: number;
  /** When the process began, so that a reused pid is noticed; null where the system does not tell. */
  started: string | null;
}

interface Held {
  owner: Owner | null;
  /** Differs for every lock ever taken. */
  fingerprint: string;
}

/**
 * Takes the directory for this process until the result is called or the process dies, however it dies.
 * The lock file lies beside the directory. Throws {@link DirectoryInUse}.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = `${await realpath(directory)}.lock`;
  for (;;) {
    const outcome = await acquire(path);
    if (outcome === 'acquired') return () => rm(path, { force: true });
    if (outcome !== 'contended') throw new DirectoryInUse(directory, outcome.pid);
    await pause(10 + Math.random() * 20);
  }
}

/**
 * A lock whose owner is dead may be replaced only under a second lock that is named after it. So of several processes
 * that find the same dead owner one replaces it, and a slow one can't remove a lock taken meanwhile.
 */
async function acquire(path: string): Promise<'acquired' | 'contended' | Owner> {
  const proposal = `${path}.${process.pid}.${randomUUID()}`;
  await writeFile(proposal, JSON.stringify({ ...(await thisProcess()), token: randomUUID() }));
  try {
    if (await linkIfFree(proposal, path)) return 'acquired';
    const held = await readHeld(path);
    if (!held) return 'contended';
    if (held.owner && (await isAlive(held.owner))) return held.owner;

    const guard = `${path}.${held.fingerprint}`;
    if ((await acquire(guard)) !== 'acquired') return 'contended';
    try {
      if ((await readHeld(path))?.fingerprint !== held.fingerprint) return 'contended';
      await rename(proposal, path);
      return 'acquired';
    } finally {
      await rm(guard, { force: true });
    }
  } finally {
    await rm(proposal, { force: true });
  }
}

async function linkIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function readHeld(path: string): Promise<Held | null> {
  const content = await readIfPresent(path);
  if (content === null) return null;
  return {
    owner: parseOwner(content),
    fingerprint: createHash('sha256').update(content).digest('hex').slice(0, 16),
  };
}

function parseOwner(content: string): Owner | null {
  try {
    const value: unknown = JSON.parse(content);
    if (
      typeof value !== 'object' ||
      value === null ||
      !('pid' in value) ||
      typeof value.pid !== 'number'
    )
      return null;
    const started = 'started' in value && typeof value.started === 'string' ? value.started : null;
    return { pid: value.pid, started };
  } catch {
    return null;
  }
}

async function thisProcess(): Promise<Owner> {
  return { pid: process.pid, started: (await processRecord(process.pid))?.started ?? null };
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
  }
  const record = await processRecord(owner.pid);
  if (!record) return true;
  return !record.isZombie && (owner.started === null || owner.started === record.started);
}

/** From Linux's /proc; null elsewhere. The start is counted in clock ticks from a boot, so the boot belongs to it. */
async function processRecord(pid: number): Promise<{ started: string; isZombie: boolean } | null> {
  const stat = await readIfPresent(`/proc/${pid}/stat`);
  const boot = await readIfPresent('/proc/sys/kernel/random/boot_id');
  if (stat === null || boot === null) return null;
  // The second field is the command in brackets and may itself hold spaces and brackets.
  const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { started: `${boot.trim()} ${rest[18] ?? ''}`, isZombie: state === 'Z' || state === 'X' };
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
