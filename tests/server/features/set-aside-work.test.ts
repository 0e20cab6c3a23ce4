import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, outbox, timers } from '#database/schema/index.ts';
import { jobName, timerName } from '#domain/work-names.ts';
import { newId } from '#domain/ids.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { timedKinds } from '#server/timed-kinds.ts';
import { timerWorker } from '#server/timers/worker.ts';
import { deliveriesOf } from '#server/workers.ts';
import { aPerson, anOrganisation } from '#tests/support/fixtures.ts';
import { livePage } from '#tests/support/live-page.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const hour = 3_600_000;
let server: TestServer;
let sam: TestPerson;
let mia: TestPerson;
let isBroken = true;
const delivered: unknown[] = [];

beforeAll(async () => {
  server = await testServer();
  sam = await aPerson(server.db, 'Admin', 'Sam Grant');
  const organizationId = await anOrganisation(server.db, `Harbour ${newId()}`);
  mia = await aPerson(server.db, 'Member', 'Mia Turner', { organizationId });
});
beforeEach(async () => {
  isBroken = true;
  await server.db.script('delete from outbox; delete from timers');
});

const work = () =>
  outboxWorker({
    db: server.db,
    clock: server.clock,
    log: server.services.log,
    deliveries: {
      mail: async (payload) => {
        if (isBroken) throw new Error('The mail server does not answer.');
        delivered.push(payload);
      },
    },
  }).runDue(server.clock.now());

/** A mail that fails until it is given up. */
async function givenUp(name: string): Promise<void> {
  await enqueue(
    server.db,
    [{ kind: 'mail', payload: { name }, dedupeKey: name }],
    server.clock.now(),
  );
  for (let tried = 0; tried < 10; tried += 1) {
    server.clock.advance({ hours: 7 });
    await work();
  }
}

const asked = (who: TestPerson | null = sam) => server.as(who).call('GET /set-aside-work');
const retry = (id: string, who: TestPerson = sam) =>
  server
    .as(who)
    .call('POST /set-aside-work/retries', { body: { work: id, idempotencyKey: newId() } });

describe('work that was given up', () => {
  test('is told to staff with its name, why and since when, and to nobody else', async () => {
    expect(await asked()).toEqual({ results: [], total: 0 });
    await givenUp('one');
    expect(await asked()).toEqual({
      total: 1,
      results: [
        {
          id: expect.stringMatching(/^job /),
          name: 'Sending an email',
          lastError: 'Error: The mail server does not answer.',
          at: new Date(server.clock.now()).toISOString(),
        },
      ],
    });
    expect((await server.as(mia).refused('GET /set-aside-work')).status).toBe(403);
    expect(JSON.stringify(await asked())).not.toContain('one');
  });

  test('is tried again once staff say so, which is written down', async () => {
    await givenUp('two');
    isBroken = false;
    expect(await work()).toBe(0);
    const [given] = (await asked()).results;
    expect(await retry(given?.id ?? '')).toEqual({ results: [], total: 0 });
    expect(await work()).toBe(1);
    expect(delivered).toContainEqual({ name: 'two' });
    const [row] = await server.db.orm.select().from(outbox);
    expect(row).toMatchObject({ doneAt: server.clock.now(), attempts: 1, setAsideAt: null });
    const entries = await server.db.orm.select().from(auditEntries);
    expect(entries).toMatchObject([
      { kind: 'workTriedAgain', actorId: sam.id, detail: { work: given?.id } },
    ]);
    // Somebody else pressed it as well: it stays done.
    await retry(given?.id ?? '');
    expect(await work()).toBe(0);
    expect(await server.db.orm.$count(auditEntries)).toBe(1);
  });

  test('is given up once more when it fails as often again', async () => {
    await givenUp('three');
    const [given] = (await asked()).results;
    await retry(given?.id ?? '');
    for (let tried = 0; tried < 10; tried += 1) {
      await work();
      server.clock.advance({ hours: 7 });
    }
    expect((await asked()).total).toBe(1);
  });

  test('of a timer rings again', async () => {
    const entityId = newId();
    const at = server.clock.now();
    const timer = { machine: 'review', entityId, timer: 'closes' };
    await server.db.orm
      .insert(timers)
      .values({ ...timer, runAt: at - hour, isTaken: true, deaths: 4 });
    const rung: string[] = [];
    const clockwork = timerWorker({
      db: server.db,
      clock: server.clock,
      log: server.services.log,
      kinds: {
        review: { lock: async () => true, ring: async (_, id) => void rung.push(id) },
      },
    });
    await clockwork.runDue(at);
    const [given] = (await asked()).results;
    expect(given).toMatchObject({
      id: `timer review ${entityId} closes`,
      name: 'The end of a review',
      lastError: 'The process that did it ended.',
    });
    expect(rung).toEqual([]);
    await retry(given?.id ?? '');
    await clockwork.runDue(at);
    expect(rung).toEqual([entityId]);
  });

  test('is heard of by the open pages of staff, when it is given up and when it is tried again', async () => {
    const page = await livePage(server.as(sam));
    await givenUp('four');
    expect(await page.until('set-aside-work')).toContain('set-aside-work');
    const [given] = (await asked()).results;
    await retry(given?.id ?? '');
    expect(await page.until('set-aside-work')).toContain('set-aside-work');
    page.close();
  });
});

test('every kind of work has a name that staff can read', () => {
  const jobs = Object.keys(deliveriesOf(server.services, { send: async () => {}, close() {} }));
  expect(jobs.filter((kind) => jobName(kind) === kind)).toEqual([]);
  const machines = Object.keys(timedKinds);
  expect(machines.filter((machine) => timerName(machine) === machine)).toEqual([]);
});
