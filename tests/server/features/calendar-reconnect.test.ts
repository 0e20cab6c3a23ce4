import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { externalCalendars, policies, timers } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { fileOf } from '#tests/support/calendar-file.ts';
import { aCalendarScene } from '#tests/support/calendar-scene.ts';
import { seededAt } from '#tests/support/database.ts';
import { openRecordedProvider } from '#tests/support/recorded-provider.ts';

const provider = await openRecordedProvider();
afterAll(() => provider.close());
const { origin } = provider;
const addresses = {
  authorize: `${origin}/authorize`,
  token: `${origin}/token`,
  revoke: `${origin}/revoke`,
  api: `${origin}/api`,
};
const client = { clientId: 'waymark', clientSecret: 'known to two', addresses };
const scene = await aCalendarScene({ calendarClients: { google: client, microsoft: null } });
const { server, db, people, as } = scene;
const carl = as(people.carl);
const utc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const show = (id: string) =>
  carl.call('GET /external-calendars/{externalCalendar}', { params: { externalCalendar: id } });
const commandFor = async (id: string, type: string, payload: object) => {
  const { version } = await scene.calendar(id);
  const body = { type, payload, version, idempotencyKey: newId() };
  return { params: { externalCalendar: id }, body: body as never };
};
const tell = async (id: string, type: string, payload: object = {}) =>
  carl.call(
    'POST /external-calendars/{externalCalendar}/events',
    await commandFor(id, type, payload),
  );

test('how long it may go unread is a rule of the product, and a changed one holds from the next reading', async () => {
  const id = await scene.connect('readBusy');
  expect(await scene.calendar(id)).toMatchObject({ staleAfter: 15 * MINUTE, lostAfter: DAY });
  const parameters = { calendarStale: 40 * MINUTE, calendarLost: 2 * HOUR };
  await db.orm.insert(policies).values({ version: 40, parameters, createdAt: seededAt });
  await scene.pass(6);
  const { lastSyncAt, ...rules } = await scene.calendar(id);
  expect(rules).toMatchObject({ staleAfter: 40 * MINUTE, lostAfter: 2 * HOUR });
  const [due] = await db.orm
    .select({ runAt: timers.runAt })
    .from(timers)
    .where(and(eq(timers.entityId, id), like(timers.timer, '%calendarStale%')));
  expect(due?.runAt).toBe((lastSyncAt ?? 0) + 40 * MINUTE);
  await db.orm.delete(externalCalendars);
});

test('a calendar whose password was changed gets the new one in place, and keeps what it is and the busy times that are known', async () => {
  const start = seededAt + 3 * DAY + HOUR;
  const event = ['UID:dentist', `DTSTART:${utc(start)}`, `DTEND:${utc(start + HOUR)}`];
  await server.ask('PUT', `${scene.address}dentist.ics`, fileOf(event));
  const id = await scene.connect('both');
  const busy = [{ start, end: start + HOUR }];
  expect(await scene.busy(id)).toEqual(busy);
  const { calendarId, direction } = await scene.calendar(id);

  await server.changePassword('a new password');
  await scene.pass(6);
  expect((await show(id)).status).toBe('error');
  expect(await scene.busy(id)).toEqual(busy);

  await tell(id, 'RECONNECT', { password: 'a wrong password' });
  await scene.settle();
  const wrong = await show(id);
  expect([wrong.status, wrong.lastError]).toEqual(['error', expect.any(String)]);

  await tell(id, 'RECONNECT', { password: 'a new password' });
  await scene.settle();
  expect(await show(id)).toMatchObject({ status: 'connected.fresh', lastError: null });
  expect(await scene.calendar(id)).toMatchObject({ calendarId, direction });
  expect(await scene.busy(id)).toEqual(busy);
  const [kept] = await db.orm.execute<{ n: number }>(
    sql`select count(*)::int as n from machine_events where payload::text like '%password%'`,
  );
  expect(kept?.n).toBe(0);
});

test('what opens it is asked for, and only while it is lost', async () => {
  const id = await scene.name();
  const early = await carl.refused(
    'POST /external-calendars/{externalCalendar}/events',
    await commandFor(id, 'RECONNECT', { password: 'another' }),
  );
  expect(early.status).toBe(409);
  await db.orm.execute(
    sql`update external_calendars set status = 'error', calendar_id = 'gone', last_error = 'No.' where id = ${id}`,
  );
  const empty = await carl.refused(
    'POST /external-calendars/{externalCalendar}/events',
    await commandFor(id, 'RECONNECT', {}),
  );
  expect(empty.errors).toEqual({ password: 'Password is required.' });
  const { status } = await as(people.cora).refused(
    'POST /external-calendars/{externalCalendar}/events',
    await commandFor(id, 'RECONNECT', { password: 'another' }),
  );
  expect(status).toBe(404);
});

test('a feed that moved is read at its new address, which nobody has connected', async () => {
  const start = seededAt + 4 * DAY;
  const places = new Set(['/old.ics']);
  const feed = createServer(({ url = '' }, response) => {
    if (!places.has(url)) return void response.writeHead(404).end();
    const event = ['UID:a', `DTSTART:${utc(start)}`, 'DURATION:PT1H'];
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(fileOf(event));
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  afterAll(() => void feed.close());
  const at = (path: string) => `http://127.0.0.1:${(feed.address() as AddressInfo).port}${path}`;
  const connect = async (path: string) => {
    const body = { coach: people.carl.id, provider: 'ics', address: at(path) } as const;
    const idempotencyKey = newId();
    return (await carl.call('POST /external-calendars', { body: { ...body, idempotencyKey } })).id;
  };
  const id = await connect('/old.ics');
  await scene.settle();
  places.clear();
  places.add('/new.ics').add('/other.ics');
  await connect('/other.ics');
  await scene.pass(6);
  expect((await show(id)).status).toBe('error');
  const taken = await carl.refused(
    'POST /external-calendars/{externalCalendar}/events',
    await commandFor(id, 'RECONNECT', { address: at('/other.ics') }),
  );
  expect(taken.errors).toEqual({ calendar: 'This calendar is already connected.' });
  await tell(id, 'RECONNECT', { address: at('/new.ics') });
  await scene.settle();
  expect((await show(id)).status).toBe('connected.fresh');
  expect(await scene.busy(id)).toEqual([{ start, end: start + HOUR }]);
});

test('a provider asks the coach once more, and nothing is chosen anew; who does not come back in time finds it as it was', async () => {
  const made = await carl.call('POST /external-calendars', {
    body: { coach: people.carl.id, provider: 'google', idempotencyKey: newId() },
  });
  const { id } = made;
  await db.orm.execute(
    sql`update external_calendars set status = 'error', calendar_id = 'carl', calendar_name = 'Carl',
      read_mode = 'freeBusy', last_error = 'No.' where id = ${id}`,
  );
  await tell(id, 'RECONNECT');
  expect((await show(id)).status).toBe('reconnecting');
  await scene.pass(11);
  expect((await show(id)).status).toBe('error');

  await tell(id, 'RECONNECT');
  const asked = await show(id);
  const stateIn = (url: string | null) => new URL(url ?? '').searchParams.get('state') ?? '';
  const state = stateIn(asked.consentUrl);
  expect(state).not.toBe(stateIn(made.consentUrl));
  const answer = { access_token: 'new access', refresh_token: 'new refresh', expires_in: 3600 };
  const free = { calendars: { carl: { busy: [] } } };
  provider.plays(
    { request: 'POST /token', body: { code: 'the code' }, answer },
    ...Array.from({ length: 7 }, () => ({
      request: 'POST /api/freeBusy',
      headers: { authorization: 'Bearer new access' },
      answer: free,
    })),
  );
  await tell(id, 'GRANT', { code: 'the code', state });
  await scene.settle();
  expect(await show(id)).toMatchObject({
    status: 'connected.fresh',
    calendarName: 'Carl',
    lastError: null,
  });
  expect(provider.mismatches()).toEqual([]);
});
