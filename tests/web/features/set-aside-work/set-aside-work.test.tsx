import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const given = (id: string, name: string) => ({
  id,
  name,
  lastError: 'Error: The mail server does not answer.',
  at: '2027-03-10T12:00:00.000Z',
});
const all = (...results: object[]) => ({ results, total: results.length });

const apiFor = (role: 'Admin' | 'Member', work: () => object) =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role }))
    .on('GET /bookings', async () =>
      json({ ...(await page([]).json()), mayExport: false, mayRetryWork: role === 'Admin' }),
    )
    .on('GET /bookings/counts', () =>
      json({ upcoming: 0, requests: 0, toDo: 0, past: 0, cancelled: 0 }),
    )
    .on('GET /booking/filter', () => json([]))
    .on('GET /set-aside-work', () => json(work()));

test('staff read above the bookings that work was given up, and have it tried again one by one', async () => {
  let waiting = [given('job 1', 'Sending an email'), given('job 2', 'Reading a calendar')];
  const bodies: unknown[] = [];
  const api = apiFor('Admin', () => all(...waiting));
  api.on('POST /set-aside-work/retries', async (request) => {
    bodies.push(await request.json());
    waiting = waiting.slice(1);
    return json(all(...waiting));
  });
  openApp('/app/bookings', api, true);
  const sentence = /^2 background tasks failed/;
  expect(await screen.findByText(sentence)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
  const dialog = await screen.findByRole('dialog', { name: 'Failed background work' });
  expect(within(dialog).getAllByText(/The mail server does not answer/)).toHaveLength(2);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again: Sending an email' }));
  await waitFor(() => expect(within(dialog).queryByText('Sending an email')).toBeNull());
  expect(bodies).toMatchObject([{ work: 'job 1' }]);
  expect(await screen.findByText(/^One background task failed/)).toBeTruthy();
});

test('nothing stands there while there is none, and others are not asked about it', async () => {
  const none = apiFor('Admin', () => all());
  openApp('/app/bookings', none, true);
  await waitFor(() => expect(none.asked).toContain('GET /set-aside-work'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bookings' })).toBeTruthy();
  expect(screen.queryByText(/background task/)).toBeNull();
  closeApp();
  const api = apiFor('Member', () => all(given('job 1', 'Sending an email')));
  openApp('/app/bookings', api, true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bookings' })).toBeTruthy();
  await waitFor(() =>
    expect(api.asked.some((each) => each.startsWith('GET /bookings'))).toBe(true),
  );
  expect(api.asked).not.toContain('GET /set-aside-work');
});
