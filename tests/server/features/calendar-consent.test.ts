import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { externalCalendars } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { leaveCalendarsOf } from '#server/features/external-calendars/public.ts';
import { aCalendarScene } from '#tests/support/calendar-scene.ts';
import { openRecordedProvider } from '#tests/support/recorded-provider.ts';

const provider = await openRecordedProvider();
afterAll(() => provider.close());
const { origin } = provider;
const client = {
  clientId: 'waymark',
  clientSecret: 'known to two',
  addresses: {
    authorize: `${origin}/authorize`,
    token: `${origin}/token`,
    revoke: `${origin}/revoke`,
    api: `${origin}/api`,
  },
};
const scene = await aCalendarScene({ calendarClients: { google: client, microsoft: null } });
const { people, as } = scene;
const carl = as(people.carl);

const setOut = () =>
  carl.call('POST /external-calendars', {
    body: { coach: people.carl.id, provider: 'google', idempotencyKey: newId() },
  });
type Made = Awaited<ReturnType<typeof setOut>>;
const stateOf = ({ consentUrl }: Made) => new URL(consentUrl ?? '').searchParams.get('state') ?? '';
const grant = ({ id, version }: Made, state: string) =>
  ({
    params: { externalCalendar: id },
    body: {
      type: 'GRANT',
      payload: { code: 'the code', state },
      version,
      idempotencyKey: newId(),
    },
  }) as const;
const show = (id: string, who = people.carl) =>
  as(who).call('GET /external-calendars/{externalCalendar}', { params: { externalCalendar: id } });

test('whoever is erased leaves no access behind: it is given back, and nothing of the calendar stays', async () => {
  const made = await setOut();
  provider.plays(
    {
      request: 'POST /token',
      answer: {
        access_token: 'another access',
        refresh_token: 'another refresh',
        expires_in: 3600,
      },
    },
    { request: 'GET /api/users/me/calendarList', answer: { items: [] } },
  );
  await carl.call('POST /external-calendars/{externalCalendar}/events', grant(made, stateOf(made)));
  await scene.settle();
  await scene.db.transaction(() => leaveCalendarsOf(scene.db, people.carl.id, scene.clock.now()));
  provider.plays({ request: 'POST /revoke', body: { token: 'another refresh' }, answer: {} });
  await scene.db.orm.delete(externalCalendars).where(eq(externalCalendars.id, made.id));
  await scene.settle();
  expect(provider.mismatches()).toEqual([]);
});

test('consent leads on to the calendars, with what the provider gave kept sealed', async () => {
  const made = await setOut();
  expect(made.status).toBe('connecting.consenting');
  const state = stateOf(made);
  expect(state.split('.', 1)).toEqual([made.id]);
  provider.plays(
    {
      request: 'POST /token',
      body: { code: 'the code', grant_type: 'authorization_code' },
      answer: { access_token: 'secret access', refresh_token: 'secret refresh', expires_in: 3600 },
    },
    {
      request: 'GET /api/users/me/calendarList',
      headers: { authorization: 'Bearer secret access' },
      answer: {
        items: [{ id: 'carl@gmail.example', summary: 'Carl', accessRole: 'owner', primary: true }],
      },
    },
  );
  await carl.call('POST /external-calendars/{externalCalendar}/events', grant(made, state));
  await scene.settle();
  expect(await show(made.id)).toMatchObject({
    status: 'connecting.choosing',
    accountLabel: 'carl@gmail.example',
    consentUrl: null,
    offered: [{ id: 'carl@gmail.example', name: 'Carl', writable: true }],
  });
  expect(JSON.stringify(await scene.calendar(made.id))).not.toContain('secret');
  expect(provider.mismatches()).toEqual([]);
});

test('a consent that belongs to another attempt is refused, and nobody else sees where it is given', async () => {
  const made = await setOut();
  const refused = await carl.refused(
    'POST /external-calendars/{externalCalendar}/events',
    grant(made, `${made.id}.guessed`),
  );
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors)).toEqual(['state']);
  expect((await show(made.id)).status).toBe('connecting.consenting');
  expect((await show(made.id, people.sam)).consentUrl).toBeNull();
  const bySam = await as(people.sam).refused(
    'POST /external-calendars/{externalCalendar}/events',
    grant(made, stateOf(made)),
  );
  expect(bySam.status).toBe(403);
});

test('without consent it ends with a sentence, and so it does when nobody decides for ten minutes', async () => {
  const denied = await setOut();
  await carl.call('POST /external-calendars/{externalCalendar}/events', {
    params: { externalCalendar: denied.id },
    body: { type: 'DENY', payload: {}, version: denied.version, idempotencyKey: newId() },
  });
  expect(await show(denied.id)).toMatchObject({
    status: 'abandoned',
    lastError: 'Google did not grant access. Try again and allow calendar access.',
  });
  const forgotten = await setOut();
  await scene.pass(10);
  expect((await show(forgotten.id)).status).toBe('abandoned');
});

test('a provider at which nobody has registered is not offered', async () => {
  const all = await carl.call('GET /external-calendars/providers');
  expect(all.filter(({ offered }) => offered).map((each) => each.provider)).toEqual([
    'google',
    'caldav',
    'ics',
  ]);
  const refused = await carl.refused('POST /external-calendars', {
    body: { coach: people.carl.id, provider: 'microsoft', idempotencyKey: newId() },
  });
  expect(refused.errors).toEqual({ provider: 'Microsoft is not offered here.' });
});
