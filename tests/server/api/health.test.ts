import { sql } from 'drizzle-orm';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canWriteTo } from '#server/files/space.ts';
import { testServer } from '#tests/support/server.ts';

const folder = await mkdtemp(join(tmpdir(), 'waymark-health-'));
afterAll(() => rm(folder, { recursive: true }));
let made = 0;
/** A folder of its own. */
async function aFolder(): Promise<string> {
  const path = join(folder, String((made += 1)));
  await mkdir(path);
  return path;
}
let db: Awaited<ReturnType<typeof testServer>>['db'];
beforeAll(async () => {
  ({ db } = await testServer());
});

/** Readiness of a process with this data folder: what is remembered from a look before is another process's. */
async function readyWith(dataFolder: string) {
  const server = await testServer({ services: { db }, settings: { dataFolder } });
  const response = await server.as(null).request('/health/ready');
  return { status: response.status, body: await response.json() };
}

test('whoever has a database, its tables and space is ready', async () => {
  expect(await readyWith(await aFolder())).toEqual({ status: 200, body: { status: 'ready' } });
});

test('a data folder that is gone, or a file in its place, is no space to write to', async () => {
  const disk = { status: 503, body: { status: 'unavailable', because: ['disk'] } };
  expect(await readyWith(join(folder, 'gone'))).toEqual(disk);
  expect(await readyWith('/dev/full')).toEqual(disk);
});

test('the files may lie on another disk, which is looked at too', async () => {
  const path = await aFolder();
  await symlink('/proc', join(path, 'files'));
  expect((await readyWith(path)).body).toEqual({ status: 'unavailable', because: ['disk'] });
});

test('a disk with less space than it takes counts as full', async () => {
  const path = await aFolder();
  expect(await canWriteTo(path)).toBe(true);
  expect(await canWriteTo(path, Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('tables that are older than this version are not ready, those of a newer version are', async () => {
  const dataFolder = await aFolder();
  await db.orm.execute(
    sql`INSERT INTO schema_migrations (name, checksum) VALUES ('9999_later.sql', 'x')`,
  );
  expect((await readyWith(dataFolder)).status).toBe(200);
  await db.orm.execute(sql`DELETE FROM schema_migrations WHERE name = '0001_people.sql'`);
  expect((await readyWith(dataFolder)).body).toEqual({
    status: 'unavailable',
    because: ['migrations'],
  });
});
