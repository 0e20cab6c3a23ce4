import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const id = '01890000-0000-7000-8000-0000000000c1';
const event = (type: string, label: string) => ({ type, label, enabled: true, reasons: [] });
const reconnect = event('RECONNECT', 'Reconnect');

/** A calendar of Ana that can't be read any more, as its pages receive it. */
const lost = (more: object = {}) => ({
  id,
  version: 4,
  status: 'error',
  coach: { id: 'ana', fullName: 'Ana Silva', pictureUrl: null },
  provider: 'caldav',
  accountLabel: 'ana',
  calendarName: 'Private',
  direction: 'both',
  readMode: 'events',
  lastSyncAt: '2027-03-01T10:00:00.000Z',
  lastError: 'The server does not let us in.',
  createdAt: '2027-01-01T10:00:00.000Z',
  updatedAt: '2027-03-01T10:00:00.000Z',
  createdBy: null,
  updatedBy: null,
  availableEvents: [event('SYNC_NOW', 'Sync now'), reconnect],
  offered: [],
  consentUrl: null,
  upcomingEvents: 0,
  ...more,
});

function serverWith(calendar: object, after: object = lost({ version: 5, lastError: null })) {
  const sent: unknown[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role: 'Coach', organization: null }))
    .on('GET /external-calendar/filter', () => json([]))
    .on('GET /external-calendars/of/ana', () => json({ id: 'ana', name: 'Ana Silva' }))
    .on('GET /external-calendars', () => page([calendar]))
    .on(`GET /external-calendars/${id}`, () => json(calendar))
    .on(`POST /external-calendars/${id}/events`, async (request) => {
      sent.push(await request.json());
      return json(after);
    });
  return { api, sent };
}

const own = `/app/external-calendars/connect?calendar=${id}`;

describe('a calendar that was lost', () => {
  test('says so in the list, with the way to reconnect it', async () => {
    openApp('/app/external-calendars', serverWith(lost()).api, true);
    expect(
      await screen.findByText(/Until it is reconnected, you’ll need to confirm every booking/),
    ).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Reconnect' });
    expect(way.getAttribute('href')).toBe(own);
  });

  test('offers nothing to whoever can’t reconnect it', async () => {
    openApp('/app/external-calendars', serverWith(lost({ availableEvents: [] })).api, true);
    expect(await screen.findByText(/Until it is reconnected/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Reconnect' })).toBeNull();
  });

  test('asks for the new password, which no draft keeps, and leads back to the list', async () => {
    const { api, sent } = serverWith(lost());
    const { place } = openApp(own, api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
    const missing = await screen.findAllByText('Password is required.');
    expect([missing.length > 0, sent]).toEqual([true, []]);
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'a new word' } });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('a new word');
    fireEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    await waitFor(() => expect(place()).toBe('/app/external-calendars'));
    expect(sent).toMatchObject([
      { type: 'RECONNECT', version: 4, payload: { password: 'a new word' } },
    ]);
  });

  test('takes the new address of a feed, and says at once what the server has against it', async () => {
    const { api } = serverWith(lost({ provider: 'ics' }));
    const sentence = 'This calendar is already connected.';
    api.on(`POST /external-calendars/${id}/events`, () => refusal(422, { calendar: sentence }));
    openApp(own, api, true);
    fireEvent.change(await screen.findByLabelText(/^Address/), {
      target: { value: 'feed.example/new.ics' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Address/)).toHaveProperty('value', 'feed.example/new.ics');
  });

  test('of a provider that asks the coach leads to its page', async () => {
    const asked = lost({ provider: 'google' });
    const { api, sent } = serverWith(asked, {
      ...asked,
      status: 'reconnecting',
      consentUrl: 'https://consent.example/',
    });
    openApp(own, api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
    expect(await screen.findByRole('button', { name: /^Continue to Google/ })).toBeTruthy();
    expect(sent).toMatchObject([{ type: 'RECONNECT', payload: {} }]);
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(
      '/app/external-calendars',
    );
  });
});
