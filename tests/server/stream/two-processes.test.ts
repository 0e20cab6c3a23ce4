import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { tokenFamilies } from '#database/schema/index.ts';
import { eventsOf } from '#web/api/event-stream.ts';
import { servers } from '../database/sample.ts';
import { anAccount, password } from '../identity/identity-server.ts';
import { aDatabase } from '../kills/killed-server.ts';

describe.each(servers)('two processes over one %s', () => {
  const children: ChildProcess[] = [];
  let folder: string;
  let drop: () => Promise<void>;
  let db: Database;
  let one: string;
  let other: string;

  /** The product as it is run, on a port of its own; resolves to where its API is. */
  function start(url: string): Promise<string> {
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: resolve(import.meta.dirname, '../../..'),
      env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: url, DEMO_DATA: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let said = '';
    return new Promise((done, fail) => {
      child.stdout.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        const address = /running at (\S+)/.exec(said)?.[1];
        if (address) done(`${address}/api`);
      });
      child.once('exit', () => fail(new Error('The server ended before it was ready.')));
    });
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-two-'));
    const made = await aDatabase(folder);
    drop = made.drop;
    db = await openDatabase(
      made.settings.kind === 'server' ? { ...made.settings, patience: 20_000 } : made.settings,
    );
    await migrate(db);
    const url = made.settings.kind === 'server' ? made.settings.url : '';
    [one, other] = await Promise.all([start(url), start(url)]);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await db.close();
    await drop();
    await rm(folder, { recursive: true });
  });

  const post = (api: string, path: string, body: object, bearer = ''): Promise<Response> =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });

  /** Somebody who signed in at one process and listens at the other; `over` resolves when their stream has ended. */
  async function aListener() {
    const { id, email } = await anAccount(db, { createdAt: Date.now(), updatedAt: Date.now() });
    const answer = await post(one, '/auth/sign-in', { email, password });
    const { bearerToken } = (await answer.json()) as { bearerToken: string };
    const stream = await fetch(`${other}/events`, {
      headers: { authorization: `Bearer ${bearerToken}` },
    });
    expect(stream.status).toBe(200);
    const events = eventsOf(stream, () => undefined);
    await events.next();
    const over = (async () => {
      while (!(await events.next()).done);
      return true;
    })();
    return { id, bearerToken, over };
  }

  test('a stream in one ends with the sign-out in the other', async () => {
    const { bearerToken, over } = await aListener();
    expect((await post(one, '/auth/sign-out', {}, bearerToken)).status).toBeLessThan(300);
    expect(await over).toBe(true);
  }, 15_000);

  test('a stream ends within seconds when nobody hints that its sign-in is over', async () => {
    const { id, over } = await aListener();
    await db.orm
      .update(tokenFamilies)
      .set({ revokedAt: Date.now(), revokedBecause: 'accessChanged' })
      .where(eq(tokenFamilies.userId, id));
    expect(await over).toBe(true);
  }, 15_000);
});
