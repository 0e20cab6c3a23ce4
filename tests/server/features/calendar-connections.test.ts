import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { newId } from '#domain/ids.ts';
import { syncDelivery } from '#server/features/external-calendars/public.ts';
import { fileOf } from '#tests/support/calendar-file.ts';
import { aCalendarScene } from '#tests/support/calendar-scene.ts';
import { seededAt } from '#tests/support/database.ts';

const scene = await aCalendarScene();
const { server, db, people, as } = scene;
const carl = as(people.carl);
const at = (text: string) => Date.parse(text);
const utc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const put = (name: string, start: number, end: number) =>
  server.ask(
    'PUT',
    `${scene.address}${name}.ics`,
    fileOf([`UID:${name}`, `DTSTART:${utc(start)}`, `DTEND:${utc(end)}`, 'SUMMARY:Secret dentist']),
  );
const show = (id: string) =>
  carl.call('GET /external-calendars/{externalCalendar}', { params: { externalCalendar: id } });
async function disconnect(id: string): Promise<void> {
  const { version } = await scene.calendar(id);
  await carl.call('POST /external-calendars/{externalCalendar}/events', {
    params: { externalCalendar: id },
    body: { type: 'DISCONNECT', payload: {}, version, idempotencyKey: newId() },
  });
  await scene.settle();
}
/** The reasons why a time can't be booked; none when it is free. */
async function reasonsAt(instant: number): Promise<readonly string[]> {
  const { days } = await as(people.mia).call('GET /booking-requests/slots', {
    query: {
      session: scene.sessions.instant,
      coach: people.carl.id,
      credit: scene.lots.mia,
      from: new Date(instant).toISOString().slice(0, 10),
      days: 1,
    },
  });
  const slots = days.flatMap(({ slots }) => slots);
  const slot = slots.find(({ startsAt }) => Date.parse(startsAt) === instant);
  return slot?.reasons ?? ['There is no such time.'];
}

const dentist = seededAt + 3 * DAY + HOUR;

test('a calendar is connected step by step, and its busy times are no times to book', async () => {
  await put('dentist', dentist, dentist + HOUR);
  const id = await scene.name();
  expect(await show(id)).toMatchObject({ status: 'connecting.reaching', offered: [] });
  await scene.settle();
  const found = await show(id);
  expect(found.status).toBe('connecting.choosing');
  expect(found.offered.map(({ id }) => id)).toContain(scene.address);

  expect(await reasonsAt(dentist)).toEqual([]);
  await scene.choose(id, 'readBusy');
  await scene.settle();
  expect(await show(id)).toMatchObject({ status: 'connected.fresh', lastError: null, offered: [] });
  expect(await reasonsAt(dentist)).not.toEqual([]);
  expect(await reasonsAt(dentist + 3 * HOUR)).toEqual([]);

  await server.ask('DELETE', `${scene.address}dentist.ics`);
  await scene.pass(5);
  expect(await reasonsAt(dentist)).toEqual([]);
  await disconnect(id);
});

test('a calendar that can’t be reached is stale, then lost, and never means that everything is taken', async () => {
  await put('dentist', dentist, dentist + HOUR);
  const id = await scene.connect('readBusy');
  await server.stop();
  await scene.pass(10);
  expect(await show(id)).toMatchObject({ status: 'connected.fresh' });
  expect((await show(id)).lastError).toContain('does not answer');
  await scene.pass(10);
  expect((await show(id)).status).toBe('connected.stale');
  expect(await reasonsAt(dentist)).not.toEqual([]);
  expect(await reasonsAt(dentist + 3 * HOUR)).toEqual([]);
  expect((await scene.booking(await scene.book(dentist + 3 * HOUR))).status).toBe(
    'confirmed.scheduled',
  );

  await scene.pass(24 * 60, 30);
  expect((await show(id)).status).toBe('error');
  expect(await reasonsAt(dentist + 5 * HOUR)).toEqual([]);
  const asked = await scene.booking(await scene.book(dentist + 5 * HOUR));
  expect(asked.status).toBe('requested');

  await server.start();
  await scene.pass(60, 5);
  expect(await show(id)).toMatchObject({ status: 'connected.fresh', lastError: null });
  await disconnect(id);
});

test('rounds of a calendar that is well leave no line in its history, and keep it fresh', async () => {
  const id = await scene.connect('readBusy');
  const history = () =>
    carl.call('GET /external-calendars/{externalCalendar}/history', {
      params: { externalCalendar: id },
    });
  const before = (await history()).length;
  await scene.pass(120, 5);
  const row = await scene.calendar(id);
  expect(row.status).toBe('connected.fresh');
  expect(scene.clock.now() - (row.lastSyncAt ?? 0)).toBeLessThanOrEqual(5 * MINUTE);
  expect((await history()).length).toBe(before);
  await disconnect(id);
});

test('a wrong password ends the attempt with a sentence, and leaves nothing', async () => {
  const id = await scene.name({ password: 'another' });
  await scene.settle();
  expect(await show(id)).toMatchObject({
    status: 'abandoned',
    lastError: 'The server does not accept this username and password.',
  });
  expect((await scene.calendar(id)).credentials).toBeNull();
});

test('nothing that opens a calendar stands anywhere in the open', async () => {
  const id = await scene.connect('both');
  const dump = await db.orm.execute<{ all: string }>(sql`select concat(
    (select string_agg(t::text, '') from external_calendars t),
    (select string_agg(t::text, '') from machine_events t),
    (select string_agg(t::text, '') from outbox t),
    (select string_agg(t::text, '') from idempotency_keys t),
    (select string_agg(t::text, '') from audit_entries t)) as all`);
  expect(dump[0]?.all).toContain(id);
  expect(dump[0]?.all).not.toContain(server.password);
  expect(dump[0]?.all).not.toContain('Secret dentist');
  expect(JSON.stringify(scene.logged)).not.toContain(server.password);
  expect(JSON.stringify(await show(id))).not.toContain(server.password);

  const [secret] = scene.work.settings.credentialSecrets;
  const next = Buffer.from('another secret that seals from now on, long enough');
  const before = (await scene.calendar(id)).credentials;
  const rotated = {
    ...scene.work,
    settings: { ...scene.work.settings, credentialSecrets: [next, secret ?? next] },
  };
  await syncDelivery(rotated)({ calendar: id }, newId());
  expect((await scene.calendar(id)).credentials).not.toBe(before);
  const alone = { ...rotated, settings: { ...rotated.settings, credentialSecrets: [next] } };
  await syncDelivery(alone)({ calendar: id }, newId());
  expect((await show(id)).status).toBe('connected.fresh');
  await scene.settle();
  await syncDelivery(scene.work)({ calendar: id }, newId());
  expect(await show(id)).toMatchObject({ status: 'error' });
  await disconnect(id);
});

test('one calendar receives the bookings, and each is connected once', async () => {
  const first = await scene.connect('both');
  const second = await scene.name();
  await scene.settle();
  const tryIt = async (direction: 'both' | 'readBusy', calendar: string) => {
    const { version } = await scene.calendar(second);
    return carl.refused('POST /external-calendars/{externalCalendar}/events', {
      params: { externalCalendar: second },
      body: { type: 'CHOOSE', payload: { calendar, direction }, version, idempotencyKey: newId() },
    });
  };
  expect((await tryIt('readBusy', scene.address)).errors).toEqual({
    calendar: 'This calendar is already connected.',
  });
  const other = await server.make('Other');
  expect((await tryIt('readBusy', other)).errors).toEqual({ calendar: 'Choose a calendar.' });
  await disconnect(second);
  const third = await scene.name();
  await scene.settle();
  const { version } = await scene.calendar(third);
  const refused = await carl.refused('POST /external-calendars/{externalCalendar}/events', {
    params: { externalCalendar: third },
    body: {
      type: 'CHOOSE',
      payload: { calendar: other, direction: 'both' },
      version,
      idempotencyKey: newId(),
    },
  });
  expect(refused.errors).toEqual({ direction: 'Only one calendar can receive your bookings.' });
  await disconnect(third);
  await disconnect(first);
});

test('a feed is fetched only when it has changed', async () => {
  const asked: (string | undefined)[] = [];
  let etag = '"1"';
  const start = at('2026-03-06T10:00Z');
  const feed = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    const event = ['UID:a', `DTSTART:${utc(start)}`, 'DURATION:PT1H'];
    response.writeHead(200, { etag, 'content-type': 'text/calendar' }).end(fileOf(event));
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  afterAll(() => void feed.close());
  const address = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/private-key/cal.ics`;
  const body = { coach: people.carl.id, provider: 'ics', address } as const;
  const { id } = await carl.call('POST /external-calendars', {
    body: { ...body, idempotencyKey: newId() },
  });
  await scene.settle();
  expect((await show(id)).status).toBe('connected.fresh');
  expect(await scene.busy(id)).toEqual([{ start, end: start + HOUR }]);
  await scene.pass(10);
  expect(asked.slice(2)).toEqual(['"1"', '"1"']);
  etag = '"2"';
  await scene.pass(5);
  expect(asked.at(-1)).toBe('"1"');
  expect((await show(id)).lastError).toBeNull();
  const again = await carl.refused('POST /external-calendars', {
    body: { ...body, idempotencyKey: newId() },
  });
  expect(again.errors).toEqual({ calendar: 'This calendar is already connected.' });
  await disconnect(id);
});

test('what a calendar is called elsewhere hides nothing here', async () => {
  const feed = createServer((_, response) => {
    const named = 'VERSION:2.0\r\nX-WR-CALNAME:Work\u202E \u200Bhol\u0007idays';
    const event = ['UID:a', `DTSTART:${utc(dentist)}`, 'DURATION:PT1H'];
    response
      .writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' })
      .end(fileOf(event).replace('VERSION:2.0', named));
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  afterAll(() => void feed.close());
  const address = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/cal.ics`;
  const { id } = await carl.call('POST /external-calendars', {
    body: { coach: people.carl.id, provider: 'ics', address, idempotencyKey: newId() },
  });
  await scene.settle();
  expect((await show(id)).calendarName).toBe('Work holidays');
  await disconnect(id);
});

test('staff connect a calendar for a coach, and send the way to consent; members have no say', async () => {
  const sam = as(people.sam);
  const calendar = {
    coach: people.carl.id,
    provider: 'caldav',
    address: server.address,
    username: server.username,
    password: server.password,
  } as const;
  const made = await sam.call('POST /external-calendars', {
    body: { ...calendar, idempotencyKey: newId() },
  });
  expect(made.coach.id).toBe(people.carl.id);
  await scene.settle();
  expect((await show(made.id)).status).toBe('connecting.choosing');
  const sent = await sam.call('POST /external-calendars/invitations', {
    body: { coach: people.carl.id, provider: 'google', idempotencyKey: newId() },
  });
  expect(sent.name).toBe('Carl Okoro');
  const mia = as(people.mia);
  const refused = await mia.refused('POST /external-calendars', {
    body: { ...calendar, idempotencyKey: newId() },
  });
  expect(refused.status).toBe(403);
  await disconnect(made.id);
});
