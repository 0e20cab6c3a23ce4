import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { outbox } from '#database/schema/index.ts';
import { HOUR, DAY } from '#domain/time/calendar.ts';
import { newId } from '#domain/ids.ts';
import { aCalendarScene } from '#tests/support/calendar-scene.ts';
import { seededAt } from '#tests/support/database.ts';

const scene = await aCalendarScene();
const { server, clock, people, as } = scene;
let calendar: string;
let days = 2;

/** A time that nobody has booked yet. */
const anHour = () => seededAt + (days += 1) * DAY + HOUR;
const written = () => server.events(scene.address);
const textOf = async (url: string) => (await server.ask('GET', url)).text();
const etagOf = async (url: string) => (await server.ask('GET', url)).headers.get('etag') ?? '';
const utc = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** A session that stands in the calendar, with the address of its event there. */
async function aWrittenSession(): Promise<{ id: string; url: string; startsAt: number }> {
  const startsAt = anHour();
  const id = await scene.book(startsAt);
  await scene.settle();
  const url = (await written()).find((each) => each.includes(id)) ?? '';
  expect(url).not.toBe('');
  return { id, url, startsAt };
}

/** The coach moves the event in their own program. */
async function move(url: string, from: number, to: number): Promise<void> {
  const text = (await textOf(url))
    .replaceAll(utc(from), utc(to))
    .replaceAll(utc(from + HOUR), utc(to + HOUR));
  const { status } = await server.ask('PUT', url, text, { 'if-match': await etagOf(url) });
  expect(status).toBeLessThan(300);
}

beforeAll(async () => {
  calendar = await scene.connect('both');
});

test('a session is written when it is agreed, without anybody waiting for the calendar', async () => {
  const { id, url, startsAt } = await aWrittenSession();
  const text = await textOf(url);
  expect(text).toContain(`DTSTART:${utc(startsAt)}`);
  expect(text).toContain(`UID:${id}@waymark`);
  expect(text).toContain('Mia Turner');
});

test('a session that is cancelled leaves the calendar', async () => {
  const { id, url } = await aWrittenSession();
  const { version } = await scene.booking(id);
  await as(people.mia).call('POST /bookings/{booking}/events', {
    params: { booking: id },
    body: { type: 'CANCEL', payload: {}, version, idempotencyKey: newId() },
  });
  expect(await written()).toContain(url);
  await scene.settle();
  expect(await written()).not.toContain(url);
});

test('what was removed in the calendar is cancelled once it was missing twice, and the credit comes back', async () => {
  const { id, url } = await aWrittenSession();
  await server.ask('DELETE', url);
  await scene.pass(5);
  expect((await scene.booking(id)).status).toBe('confirmed.scheduled');
  await scene.pass(3);
  const booking = await scene.booking(id);
  expect(booking).toMatchObject({
    status: 'cancelled',
    creditState: 'returned',
    cancellation: { origin: 'external', late: false },
  });
  const told = (await scene.told(id)).filter((type) => type === 'BookingCancelledOutsideOfSystem');
  // The member, the coach and staff.
  expect(told).toHaveLength(3);
});

test('what was missing once and is there again is nobody’s concern', async () => {
  const { id, url } = await aWrittenSession();
  const text = await textOf(url);
  await server.ask('DELETE', url);
  await scene.pass(6);
  await server.ask('PUT', url, text);
  await scene.pass(15);
  expect((await scene.booking(id)).status).toBe('confirmed.scheduled');
});

test('what was moved in the calendar is a question to the coach, within one round, and can be put back', async () => {
  const { id, url, startsAt } = await aWrittenSession();
  await move(url, startsAt, startsAt + 2 * HOUR);
  await scene.pass(5);
  const moved = await scene.booking(id);
  expect(moved).toMatchObject({ startsAt, status: 'confirmed.scheduled' });
  expect(moved.externalMove).toMatchObject({
    startsAt: startsAt + 2 * HOUR,
    endsAt: startsAt + 3 * HOUR,
  });
  await scene.pass(10);
  expect(await textOf(url)).toContain(`DTSTART:${utc(startsAt + 2 * HOUR)}`);

  const shown = await as(people.carl).call('GET /bookings/{booking}', { params: { booking: id } });
  expect(shown.availableEvents.map(({ type }) => type)).toContain('PUT_BACK');
  expect(shown.movedOutside).toEqual({
    startsAt: new Date(startsAt + 2 * HOUR).toISOString(),
    endsAt: new Date(startsAt + 3 * HOUR).toISOString(),
  });
  const told = await as(people.mia).call('GET /bookings/{booking}', { params: { booking: id } });
  expect(told.movedOutside).toBeNull();
  await as(people.carl).call('POST /bookings/{booking}/events', {
    params: { booking: id },
    body: { type: 'PUT_BACK', payload: {}, version: shown.version, idempotencyKey: newId() },
  });
  await scene.settle();
  expect(await textOf(url)).toContain(`DTSTART:${utc(startsAt)}`);
  expect((await scene.booking(id)).externalMove).toBeNull();
});

test('what the coach moves and moves back leaves no question', async () => {
  const { id, url, startsAt } = await aWrittenSession();
  await move(url, startsAt, startsAt + 3 * HOUR);
  await scene.pass(5);
  expect((await scene.booking(id)).externalMove).not.toBeNull();
  await move(url, startsAt + 3 * HOUR, startsAt);
  await scene.pass(5);
  expect((await scene.booking(id)).externalMove).toBeNull();
});

test('words that the coach adds to an event change nothing', async () => {
  const { id, url } = await aWrittenSession();
  const text = (await textOf(url)).replace(/SUMMARY:[^\r]*/, 'SUMMARY:Bring the book');
  await server.ask('PUT', url, text, { 'if-match': await etagOf(url) });
  await scene.pass(10);
  expect(await scene.booking(id)).toMatchObject({
    status: 'confirmed.scheduled',
    externalMove: null,
  });
  expect(await textOf(url)).toContain('Bring the book');
});

test('an event that is cancelled in the calendar calls the session off', async () => {
  const { id, url } = await aWrittenSession();
  const text = (await textOf(url)).replace('STATUS:CONFIRMED', 'STATUS:CANCELLED');
  await server.ask('PUT', url, text, { 'if-match': await etagOf(url) });
  await scene.pass(5);
  expect((await scene.booking(id)).status).toBe('cancelled');
});

test('an outage is no removal: nothing is cancelled, and what was agreed meanwhile is written afterwards', async () => {
  const { id } = await aWrittenSession();
  await server.stop();
  await scene.pass(12);
  const meanwhile = await scene.book(anHour());
  await scene.pass(30);
  expect((await scene.calendar(calendar)).status).toBe('connected.stale');
  await server.start();
  await scene.pass(6);
  expect((await scene.calendar(calendar)).status).toBe('connected.fresh');
  expect((await scene.booking(id)).status).toBe('confirmed.scheduled');
  expect((await written()).some((url) => url.includes(meanwhile))).toBe(true);
});

test('our own sessions do not keep the coach busy a second time', async () => {
  const { startsAt } = await aWrittenSession();
  await scene.pass(5);
  const rows = await scene.busy(calendar);
  expect(rows.some(({ start, end }) => start <= startsAt && startsAt < end)).toBe(false);
  expect(clock.now()).toBeGreaterThan(seededAt);
});

test('a session that staff hand to another coach leaves the calendar of the first, and nobody takes that for a cancellation', async () => {
  const { id, url } = await aWrittenSession();
  const { version } = await scene.booking(id);
  await as(people.sam).call('POST /bookings/{booking}/events', {
    params: { booking: id },
    body: {
      type: 'REASSIGN_COACH',
      payload: { coach: people.cora.id },
      version,
      idempotencyKey: newId(),
    },
  });
  await scene.settle();
  expect(await written()).not.toContain(url);
  await scene.pass(15);
  expect(await scene.booking(id)).toMatchObject({
    status: 'confirmed.scheduled',
    coachId: people.cora.id,
  });
});

test('giving it up takes our events along only where that is asked for', async () => {
  const { url } = await aWrittenSession();
  const { version } = await scene.calendar(calendar);
  await as(people.carl).call('POST /external-calendars/{externalCalendar}/events', {
    params: { externalCalendar: calendar },
    body: {
      type: 'DISCONNECT',
      payload: { removeEvents: true },
      version,
      idempotencyKey: newId(),
    },
  });
  const row = await scene.calendar(calendar);
  expect(row).toMatchObject({ status: 'disconnected', credentials: null });
  expect(await written()).toContain(url);
  await scene.settle();
  expect(await written()).not.toContain(url);
  const jobs = await scene.db.orm.select().from(outbox).where(eq(outbox.kind, 'calendar-farewell'));
  expect(jobs.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ calendar, credentials: '', remove: [] }),
  ]);
});
