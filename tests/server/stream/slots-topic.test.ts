import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { publishChange } from '#server/stream/publish.ts';
import { seededAt } from '#tests/support/database.ts';
import { aCoach, anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { livePage, type LivePage } from '#tests/support/live-page.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { hour, notificationStage } from '../features/notifications-scene.ts';

const { scene, nextStart } = await notificationStage();
/** Another process on the same database. */
let elsewhere: TestServer;
let outsider: TestPerson;
let otherCoach: TestPerson;
let topic: string;
beforeAll(async () => {
  elsewhere = await testServer({ services: { db: scene.db } });
  const organizationId = await anOrganisation(scene.db, 'Elsewhere');
  outsider = await aPerson(scene.db, 'Member', 'Otto Lang', { organizationId });
  otherCoach = await aCoach(scene.db, 'Ben Okoro', 'Europe/London');
  topic = `slots:${scene.people.ana.id}`;
});

const pages: LivePage[] = [];
const open = async (person: TestPerson, coachIds: readonly string[], server = elsewhere) => {
  const page = await livePage(server.as(person), coachIds);
  pages.push(page);
  return page;
};
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

let startsAt: number;
beforeEach(() => {
  startsAt = nextStart();
});

const hold = async () =>
  scene.as(scene.people.mia).call('POST /slot-holds', {
    body: {
      session: scene.sessions.sales,
      coach: scene.people.ana.id,
      credit: scene.lots.mia,
      startsAt: new Date(startsAt).toISOString(),
      idempotencyKey: newId(),
    },
  });
const release = async (slotHold: string) =>
  scene.as(scene.people.mia).call('POST /slot-holds/{slotHold}/events', {
    params: { slotHold },
    body: { type: 'RELEASE', payload: {}, version: 1, idempotencyKey: newId() },
  });
/** Tells one person something of their own, so that whatever came before has come by now. */
const mark = async ({ id }: TestPerson) =>
  publishChange(scene.db, { topics: ['mark'], to: { userIds: [id], staff: false } });

describe('who is choosing a time of a coach hears', () => {
  test('that a time was picked, given up, and picked until its ten minutes were over', async () => {
    const page = await open(scene.people.lea, [scene.people.ana.id]);
    expect(page.granted).toEqual([scene.people.ana.id]);
    const { id } = await hold();
    expect(await page.until(topic)).toEqual([topic]);
    await release(id);
    expect(await page.until(topic)).toEqual([topic]);
    await hold();
    expect(await page.until(topic)).toEqual([topic]);
    await scene.timers.runDue(seededAt + hour);
    expect(await page.until(topic)).toEqual([topic]);
  });

  test('that a time was asked for, booked by the coach, and cancelled', async () => {
    const page = await open(scene.people.tom, [scene.people.ana.id]);
    const booking = await scene.request(scene.people.mia, { startsAt });
    expect(await page.until(topic)).toEqual([topic]);
    await scene.tell(scene.people.mia, booking, 'CANCEL_REQUEST');
    expect(await page.until(topic)).toEqual([topic]);
    await scene.bookFor(scene.people.ana, { startsAt });
    expect(await page.until(topic)).toEqual([topic]);
  });

  test('nothing of a transaction that was rolled back', async () => {
    const page = await open(scene.people.lea, [scene.people.ana.id]);
    await scene.db
      .transaction(async () => {
        await hold();
        throw new Error('undone');
      })
      .catch(() => undefined);
    await mark(scene.people.lea);
    expect(await page.until('mark')).toEqual(['mark']);
  });

  test('nothing about another coach', async () => {
    const page = await open(scene.people.ada, [otherCoach.id]);
    const { id } = await hold();
    await release(id);
    await mark(scene.people.ada);
    expect(await page.until('mark')).not.toContain(topic);
  });
});

test('a page that has not asked hears of no times, not even of the one its person picks', async () => {
  const page = await open(scene.people.mia, []);
  await hold();
  await mark(scene.people.mia);
  expect(await page.until('mark')).toEqual(['holds', 'mark']);
});

test('a member of another organisation is not granted the coach, hears nothing, and keeps their stream', async () => {
  const page = await open(outsider, [scene.people.ana.id]);
  expect(page.granted).toEqual([]);
  await hold();
  await mark(outsider);
  expect(await page.until('mark')).toEqual(['mark']);
});

test('coaches may watch themselves and nobody else, staff every coach, nobody a member', async () => {
  const { ana, ada, lea } = scene.people;
  const wanted = [ana.id, otherCoach.id, lea.id];
  expect((await open(ana, wanted)).granted).toEqual([ana.id]);
  expect((await open(ada, wanted)).granted.toSorted()).toEqual([ana.id, otherCoach.id].toSorted());
  expect((await open(lea, wanted)).granted).toEqual([ana.id]);
});

test('the interest ends with the connection', async () => {
  const before = elsewhere.services.changes.size;
  const page = await open(scene.people.lea, [scene.people.ana.id]);
  expect(elsewhere.services.changes.size).toBe(before + 1);
  page.close();
  await expect.poll(() => elsewhere.services.changes.size, { interval: 5 }).toBe(before);
});

test.each([
  ['what is no id', 'slots=ana'],
  ['more than twenty coaches', Array.from({ length: 21 }, () => `slots=${newId()}`).join('&')],
])('%s is refused with a sentence', async (_, query) => {
  const response = await scene.as(scene.people.lea).request(`/api/events?${query}`);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)[0]).toMatch(/^slots/);
});
