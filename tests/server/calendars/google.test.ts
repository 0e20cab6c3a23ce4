import { expect, test } from 'vitest';
import { consentAddress, exchangeCode } from '#server/calendars/consent/consent.ts';
import { googleAdapter } from '#server/calendars/consent/google.ts';
import { aConsentScene, now, session, terms } from './consent-scene.ts';

const { provider, client, saved, account } = await aConsentScene();
const chosen = { id: 'carl@gmail.example', readMode: 'events' } as const;
const events = '/api/calendars/carl%40gmail.example/events';
const own = '01923000aaaa7bbb8ccc0123456789ab';
const authorised = { authorization: 'Bearer a1' };

test('asks for consent with PKCE, and for access that lasts', () => {
  const way = { state: 'the state', verifier: 'the verifier' };
  const url = new URL(consentAddress('google', client, way, 'https://coach.example'));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'waymark',
    redirect_uri: 'https://coach.example/app/external-calendars/connect',
    response_type: 'code',
    state: 'the state',
    code_challenge_method: 'S256',
    access_type: 'offline',
  });
  expect(url.searchParams.get('code_challenge')).toHaveLength(43);
  expect(url.search).not.toContain('verifier');
});

test('exchanges the code together with its verifier', async () => {
  provider.plays({
    request: 'POST /token',
    body: {
      grant_type: 'authorization_code',
      code: 'the code',
      code_verifier: 'the verifier',
      client_id: 'waymark',
      client_secret: 'known to two',
    },
    answer: { access_token: 'a1', refresh_token: 'r1', expires_in: 3599, token_type: 'Bearer' },
  });
  const way = { code: 'the code', verifier: 'the verifier', publicUrl: 'https://coach.example' };
  const { ask } = account();
  expect(await exchangeCode({ ask, client, now }, way)).toEqual({
    accessToken: 'a1',
    refreshToken: 'r1',
    expiresAt: now + 3_599_000,
  });
});

test('tells the calendars and what may be done with each', async () => {
  provider.plays({
    request: 'GET /api/users/me/calendarList',
    headers: authorised,
    answer: {
      items: [
        { id: 'carl@gmail.example', summary: 'Carl', accessRole: 'owner', primary: true },
        { id: 'holidays', summary: 'Holidays', accessRole: 'reader' },
        { id: 'boss', summary: 'Boss', accessRole: 'freeBusyReader' },
      ],
    },
  });
  expect(await googleAdapter(account()).calendars()).toEqual({
    label: 'carl@gmail.example',
    offered: [
      { id: 'carl@gmail.example', name: 'Carl', writable: true, readMode: 'events' },
      { id: 'holidays', name: 'Holidays', writable: false, readMode: 'events' },
      { id: 'boss', name: 'Boss', writable: false, readMode: 'freeBusy' },
    ],
  });
});

test('reads times without words, page after page', async () => {
  const at = (time: string) => ({ dateTime: `2027-03-10T${time}:00Z` });
  provider.plays(
    {
      request: `GET ${events}`,
      query: { singleEvents: 'true', timeMin: '2027-03-01T00:00:00.000Z' },
      answer: {
        items: [
          { id: 'a', iCalUID: 'a', status: 'confirmed', start: at('14:00'), end: at('15:00') },
          {
            id: 'b',
            status: 'confirmed',
            transparency: 'transparent',
            start: at('16:00'),
            end: at('17:00'),
          },
          { id: 'ours', status: 'confirmed', start: at('09:00'), end: at('10:00') },
        ],
        nextPageToken: 'more',
      },
    },
    {
      request: `GET ${events}`,
      query: { pageToken: 'more' },
      answer: {
        items: [
          { id: 'c', status: 'cancelled' },
          {
            id: 'd',
            status: 'confirmed',
            start: at('18:00'),
            end: at('19:00'),
            attendees: [{ self: true, responseStatus: 'declined' }],
          },
          {
            id: 'e',
            status: 'confirmed',
            start: { date: '2027-03-29' },
            end: { date: '2027-03-30' },
          },
        ],
      },
    },
  );
  expect(await googleAdapter(account()).busy(chosen, terms)).toEqual([
    { start: Date.UTC(2027, 2, 10, 14), end: Date.UTC(2027, 2, 10, 15) },
    { start: Date.UTC(2027, 2, 28, 23), end: Date.UTC(2027, 2, 29, 23) },
  ]);
});

test('reads only when somebody is busy, where no more is allowed', async () => {
  const busy = [{ start: '2027-03-10T14:00:00Z', end: '2027-03-10T15:00:00Z' }];
  provider.plays({
    request: 'POST /api/freeBusy',
    body: { items: [{ id: 'boss' }] },
    answer: { calendars: { boss: { busy } } },
  });
  const read = await googleAdapter(account()).busy({ id: 'boss', readMode: 'freeBusy' }, terms);
  expect(read).toEqual([{ start: Date.UTC(2027, 2, 10, 14), end: Date.UTC(2027, 2, 10, 15) }]);
});

test('an event is written under an id of its own, changed over what is known, and found again', async () => {
  const times = { start: { dateTime: '2027-03-10T09:00:00.000Z' } };
  const answer = { id: own, etag: '"1"', ...times, end: { dateTime: '2027-03-10T10:00:00.000Z' } };
  provider.plays(
    { request: `POST ${events}`, body: { id: own, summary: session.summary, ...times }, answer },
    {
      request: `PUT ${events}/${own}`,
      headers: { 'if-match': '"1"' },
      answer: { ...answer, etag: '"2"' },
    },
    { request: `PUT ${events}/${own}`, headers: { 'if-match': '"1"' }, status: 412, answer: {} },
    { request: `GET ${events}/${own}`, answer: { ...answer, etag: '"2"', status: 'confirmed' } },
    { request: `GET ${events}/gone`, answer: { id: 'gone', status: 'cancelled' } },
    { request: `DELETE ${events}/${own}`, status: 410 },
  );
  const adapter = googleAdapter(account());
  const first = await adapter.write(chosen, session, null);
  expect(first).toEqual({ remote: own, etag: '"1"' });
  expect(await adapter.write(chosen, session, first)).toEqual({ remote: own, etag: '"2"' });
  const stale = adapter.write(chosen, session, first);
  await expect(stale).rejects.toMatchObject({ kind: 'changed' });
  const seen = await adapter.look(chosen, [own, 'gone'], 'Europe/London');
  expect([...seen.values()]).toEqual([
    { remote: own, etag: '"2"', isDeclined: false, start: session.startsAt, end: session.endsAt },
  ]);
  await adapter.remove(chosen, first);
});

test('an event that an earlier connection left behind is taken over', async () => {
  const answer = { id: own, etag: '"3"' };
  provider.plays(
    { request: `POST ${events}`, status: 409, answer: {} },
    { request: `PUT ${events}/${own}`, body: { status: 'confirmed' }, answer },
  );
  expect(await googleAdapter(account()).write(chosen, session, null)).toEqual({
    remote: own,
    etag: '"3"',
  });
});

test('tokens that run out are renewed and kept before they are used', async () => {
  provider.plays(
    {
      request: 'POST /token',
      body: { grant_type: 'refresh_token', refresh_token: 'r1' },
      answer: { access_token: 'a2', expires_in: 3600 },
    },
    {
      request: `GET ${events}`,
      headers: { authorization: 'Bearer a2' },
      answer: { updated: '2027-03-08T10:00:00Z' },
    },
  );
  const adapter = googleAdapter(account({ expiresAt: now }));
  expect(await adapter.marker(chosen, null)).toBe('2027-03-08T10:00:00Z');
  expect(saved.at(-1)).toEqual({
    accessToken: 'a2',
    refreshToken: 'r1',
    expiresAt: now + 3_600_000,
  });
});

test('access that was taken back is told apart from a provider that does not answer', async () => {
  provider.plays(
    { request: `GET ${events}`, status: 401, answer: {} },
    { request: 'POST /token', status: 400, answer: { error: 'invalid_grant' } },
  );
  const refused = googleAdapter(account()).marker(chosen, null);
  await expect(refused).rejects.toMatchObject({ kind: 'refused' });
  provider.plays({ request: `GET ${events}`, status: 503, answer: {} });
  const unreachable = googleAdapter(account()).marker(chosen, null);
  await expect(unreachable).rejects.toMatchObject({ kind: 'unreachable' });
});

test('access is given back', async () => {
  provider.plays({ request: 'POST /revoke', body: { token: 'r1' }, answer: {} });
  await googleAdapter(account()).leave();
  expect(provider.mismatches()).toEqual([]);
});
