import { expect, test } from 'vitest';
import { microsoftAdapter } from '#server/calendars/consent/microsoft.ts';
import { aConsentScene, session, terms } from './consent-scene.ts';

const { provider, account } = await aConsentScene();
const chosen = { id: 'AAMk=', readMode: 'events' } as const;
const prefer = 'outlook.timezone="UTC", IdType="ImmutableId"';
const at = (time: string) => ({ dateTime: `2027-03-10T${time}:00.0000000`, timeZone: 'UTC' });

test('tells the calendars and what may be done with each', async () => {
  provider.plays({
    request: 'GET /api/me/calendars',
    headers: { prefer, authorization: 'Bearer a1' },
    answer: {
      value: [
        { id: 'AAMk=', name: 'Calendar', canEdit: true, owner: { address: 'carl@work.example' } },
        { id: 'AAMl=', name: 'Birthdays', canEdit: false, owner: { address: 'carl@work.example' } },
      ],
    },
  });
  expect(await microsoftAdapter(account()).calendars()).toEqual({
    label: 'carl@work.example',
    offered: [
      { id: 'AAMk=', name: 'Calendar', writable: true, readMode: 'events' },
      { id: 'AAMl=', name: 'Birthdays', writable: false, readMode: 'events' },
    ],
  });
});

test('reads times without words, page after page, and what leaves free leaves free', async () => {
  provider.plays(
    {
      request: 'GET /api/me/calendars/AAMk%3D/calendarView',
      query: { startDateTime: '2027-03-01T00:00:00.000Z', endDateTime: '2027-04-01T00:00:00.000Z' },
      headers: { prefer },
      answer: {
        value: [
          { id: 'a', showAs: 'busy', start: at('14:00'), end: at('15:00') },
          { id: 'b', showAs: 'free', start: at('16:00'), end: at('17:00') },
          { id: 'c', showAs: 'workingElsewhere', start: at('16:00'), end: at('17:00') },
          { id: 'ours', showAs: 'busy', start: at('09:00'), end: at('10:00') },
        ],
        '@odata.nextLink': `${provider.origin}/api/next?page=2`,
      },
    },
    {
      request: 'GET /api/next',
      query: { page: '2' },
      answer: {
        value: [
          { id: 'd', showAs: 'tentative', start: at('15:00'), end: at('15:30') },
          { id: 'e', isCancelled: true, start: at('18:00'), end: at('19:00') },
          {
            id: 'f',
            showAs: 'busy',
            responseStatus: { response: 'declined' },
            start: at('20:00'),
            end: at('21:00'),
          },
        ],
      },
    },
  );
  expect(await microsoftAdapter(account()).busy(chosen, terms)).toEqual([
    { start: Date.UTC(2027, 2, 10, 14), end: Date.UTC(2027, 2, 10, 15, 30) },
  ]);
});

test('never goes on at another server', async () => {
  provider.plays({
    request: 'GET /api/me/calendars/AAMk%3D/calendarView',
    answer: { value: [], '@odata.nextLink': 'https://elsewhere.example/next' },
  });
  const read = microsoftAdapter(account()).busy(chosen, terms);
  await expect(read).rejects.toMatchObject({ kind: 'unreachable' });
});

test('an event is written once, changed over what is known, found again and taken out', async () => {
  const body = {
    subject: session.summary,
    start: { dateTime: '2027-03-10T09:00:00.000', timeZone: 'UTC' },
  };
  const answer = { id: 'E1', '@odata.etag': 'W/"1"', start: at('09:00'), end: at('10:00') };
  provider.plays(
    {
      request: 'POST /api/me/calendars/AAMk%3D/events',
      body: { ...body, transactionId: session.uid },
      status: 201,
      answer,
    },
    {
      request: 'PATCH /api/me/events/E1',
      headers: { 'if-match': 'W/"1"' },
      answer: { ...answer, '@odata.etag': 'W/"2"' },
    },
    {
      request: 'PATCH /api/me/events/E1',
      headers: { 'if-match': 'W/"1"' },
      status: 412,
      answer: {},
    },
    { request: 'GET /api/me/events/E1', answer: { ...answer, '@odata.etag': 'W/"2"' } },
    { request: 'GET /api/me/events/E2', status: 404, answer: {} },
    { request: 'DELETE /api/me/events/E1', status: 204 },
  );
  const adapter = microsoftAdapter(account());
  const first = await adapter.write(chosen, session, null);
  expect(first).toEqual({ remote: 'E1', etag: 'W/"1"' });
  expect((await adapter.write(chosen, session, first)).etag).toBe('W/"2"');
  const stale = adapter.write(chosen, session, first);
  await expect(stale).rejects.toMatchObject({ kind: 'changed' });
  const seen = await adapter.look(chosen, ['E1', 'E2'], 'Europe/London');
  expect([...seen.values()]).toEqual([
    {
      remote: 'E1',
      etag: 'W/"2"',
      isDeclined: false,
      start: session.startsAt,
      end: session.endsAt,
    },
  ]);
  await adapter.remove(chosen, first);
});
