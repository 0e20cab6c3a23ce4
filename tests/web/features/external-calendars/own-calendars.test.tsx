import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const apiFor = (id: string, role: string) =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id, role, organization: null }))
    .on('GET /external-calendar/filter', () => json([]))
    .on('GET /external-calendars/of/ana', () => json({ id: 'ana', name: 'Ana Silva' }))
    .on('GET /external-calendars/providers', () => json(['ics']))
    .on('GET /external-calendars', () => page([]));

const address = '/app/coaches/ana/external-calendars';

test.each([
  ['the list', address, 'External Calendars'],
  ['connecting', `${address}/connect`, 'Connect External Calendar'],
])('a coach who opens %s by their own id is led to the own page', async (_, path, title) => {
  openApp(path, apiFor('ana', 'Coach'), true);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('a connection that failed shows the address that was typed, to be mended in place', async () => {
  const failed = {
    id: 'c1',
    version: 2,
    status: 'abandoned',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    deletedAt: null,
    availableEvents: [],
    coach: { id: 'ana', fullName: 'Ana Silva', pictureUrl: null },
    provider: 'ics',
    accountLabel: 'calendars.example',
    calendarName: 'calendars.example',
    direction: 'readBusy',
    readMode: 'events',
    lastSyncAt: null,
    lastError: 'There is no calendar at this address.',
    createdBy: null,
    updatedBy: null,
    offered: [],
    consentUrl: null,
    upcomingEvents: 0,
  };
  const sent: unknown[] = [];
  const api = apiFor('ana', 'Coach')
    .on('GET /external-calendars/providers', () => json([{ provider: 'ics', offered: true }]))
    .on('POST /external-calendars', async (request) => {
      sent.push(await request.json());
      return json(failed);
    })
    .on('GET /external-calendars/c1', () => json(failed));
  openApp('/app/external-calendars/connect?provider=ics', api, true);
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Address/ }), {
      target: { value: text },
    });
  await screen.findByRole('textbox', { name: /^Address/ });
  type('https://calendars.example/wrnog.ics');
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByText('calendars.example: There is no calendar at this address.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Address/ }).value).toBe(
    'https://calendars.example/wrnog.ics',
  );
  type('https://calendars.example/wrong.ics');
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ address: 'https://calendars.example/wrong.ics' });
});
