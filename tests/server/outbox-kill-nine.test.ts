import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { migrate } from '#database/migrate.ts';
import { outbox } from '#database/schema/index.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { seededAt } from '#tests/support/database.ts';
import { startChild } from './embedded/children/child.ts';

const program = fileURLToPath(new URL('./outbox-worker-process.ts', import.meta.url));
const lease = 5 * 60_000;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a worker killed between sending and marking leaves its errand to the next one, once its lease has ended', async () => {
  const [directory, deliveries] = [join(folder, 'database'), join(folder, 'deliveries')];
  const db = await openDatabase({ kind: 'embedded', directory });
  await migrate(db);
  await enqueue(db, [{ kind: 'test', payload: {}, dedupeKey: 'once' }], seededAt);
  const [job] = await db.orm.select().from(outbox);
  await db.close();

  const work = (now: number, behaviour: string) =>
    startChild(program, [directory, deliveries, String(now), behaviour]);
  const delivered = async () => (await readFile(deliveries, 'utf8')).trim().split('\n');

  const killed = work(seededAt, 'hang');
  expect(await killed.lines.next()).toMatchObject({ value: 'delivered' });
  await killed.kill();

  expect(await work(seededAt + lease - 1, '').lines.next()).toMatchObject({ value: 'finished' });
  expect(await delivered()).toEqual([job?.id]);
  expect(await work(seededAt + lease, '').lines.next()).toMatchObject({ value: 'finished' });
  expect(await delivered()).toEqual([job?.id, job?.id]);
  expect(await work(seededAt + 2 * lease, '').lines.next()).toMatchObject({ value: 'finished' });
  expect(await delivered()).toHaveLength(2);

  const after = await openDatabase({ kind: 'embedded', directory });
  expect(await after.orm.select().from(outbox)).toMatchObject([
    { deaths: 1, attempts: 2, isTaken: false, setAsideAt: null, doneAt: expect.any(Number) },
  ]);
  await after.close();
});
