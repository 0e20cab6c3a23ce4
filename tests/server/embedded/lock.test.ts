import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from '#database/lock.ts';
import { openDatabase } from '#database/open.ts';
import { startChild } from './children/child.ts';
import type { Child } from './children/child.ts';

const program = fileURLToPath(new URL('./children/hold-lock.ts', import.meta.url));
let root: string;
let directory: string;
let lockFile: string;
let children: Child[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waymark-lock-'));
  directory = join(root, 'database');
  lockFile = `${directory}.lock`;
  children = [];
  await mkdir(directory);
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  await rm(root, { recursive: true });
});

function start(): Child {
  const child = startChild(program, [directory]);
  children.push(child);
  return child;
}

async function attempt(child: Child): Promise<string> {
  child.send('lock');
  return (await child.lines.next()).value ?? 'ended';
}

async function expectFree(): Promise<void> {
  const release = await lockDirectory(directory);
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toMatchObject({ pid: process.pid });
  await release();
  expect(await readdir(root)).toEqual(['database']);
}

describe('a locked directory', () => {
  test('is refused to a second process with a sentence that names the first', async () => {
    const child = start();
    expect(await attempt(child)).toBe('holding');
    const refused = await openDatabase({ kind: 'embedded', directory }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(DirectoryInUse);
    expect(refused).toMatchObject({
      message: `Another Waymark process (pid ${child.pid}) is using ${directory}. Stop it, or set DATA_DIR to another folder.`,
    });
    expect(await readdir(directory)).toEqual([]);
  });

  test('is refused to the process that already has it', async () => {
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toMatchObject({ pid: process.pid });
    await release();
  });

  test('is free again when it was released, and nothing is left beside it', async () => {
    await expectFree();
    expect(await readdir(root)).toEqual(['database']);
    await expectFree();
  });

  test('is free again when its process was killed', async () => {
    const child = start();
    await attempt(child);
    await child.kill();
    const release = await lockDirectory(directory);
    await release();
    expect(await readdir(root)).toEqual(['database']);
  });

  test('is released when the database is closed', async () => {
    const db = await openDatabase({ kind: 'embedded', directory });
    expect(existsSync(lockFile)).toBe(true);
    await db.close();
    expect(existsSync(lockFile)).toBe(false);
  });

  test('is released when the database can not be opened', async () => {
    await writeFile(join(directory, 'PG_VERSION'), 'no database at all');
    await expect(openDatabase({ kind: 'embedded', directory })).rejects.toBeInstanceOf(Error);
    expect(existsSync(lockFile)).toBe(false);
  });
});

describe('a lock file that nobody holds any more is replaced', () => {
  test('when another process has its number now', async () => {
    await writeFile(lockFile, JSON.stringify({ pid: process.pid, started: 'another boot 1' }));
    await expectFree();
  });

  test('when it can not be read', async () => {
    await writeFile(lockFile, '');
    await expectFree();
  });

  test('when the process that was about to replace it was killed as well', async () => {
    const child = start();
    await attempt(child);
    await child.kill();
    const stale = await readFile(lockFile, 'utf8');
    const guard = `${lockFile}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`;
    await writeFile(guard, stale.replace('"token":"', '"token":"other'));
    await expectFree();
  });
});

describe('of several that want the same directory exactly one gets it', () => {
  test('ten processes, whose winner is killed until none is left', async () => {
    let contenders = Array.from({ length: 10 }, start);
    while (contenders.length > 0) {
      const answers = await Promise.all(contenders.map(attempt));
      const winner = contenders[answers.indexOf('holding')];
      expect(answers.filter((answer) => answer === 'holding')).toHaveLength(1);
      expect(answers.filter((answer) => answer.includes(`(pid ${winner?.pid})`))).toHaveLength(
        contenders.length - 1,
      );
      await winner?.kill();
      contenders = contenders.filter((child) => child !== winner);
    }
  });

  test('twenty calls at once over a stale lock, fifty times', async () => {
    for (let round = 0; round < 50; round += 1) {
      await writeFile(
        lockFile,
        JSON.stringify({ pid: process.pid, started: `another boot ${round}` }),
      );
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, () => lockDirectory(directory)),
      );
      const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      await winners[0]?.value();
    }
    expect(await readdir(root)).toEqual(['database']);
  });
});
