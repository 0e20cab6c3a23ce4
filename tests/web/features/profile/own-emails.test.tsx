import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json } from '../../shell/small-api.ts';
import { api } from './profile-scene.ts';

afterEach(closeApp);

const region = (name: string) => screen.findByRole('region', { name });

test('the digest, quiet hours and all emails at once are chosen', async () => {
  const sent: unknown[] = [];
  let settings = {
    digestEvery: 'day',
    quietHours: null as object | null,
    nextDigestAt: '2026-03-03T08:00:00.000Z',
  };
  const server = api()
    .on('GET /profile/mail-settings', () => json(settings))
    .on('POST /profile/mail-settings', async (request) => {
      const body = (await request.json()) as Partial<typeof settings>;
      sent.push(body);
      settings = { ...settings, ...body };
      return json(settings);
    })
    .on('POST /profile/notifications/mails', async (request) => {
      sent.push(await request.json());
      return json({ changed: 12 });
    });
  openApp('/app/profile', server, true);
  const panel = within(await region('When emails come'));
  const digest = await panel.findByRole('combobox', { name: 'Digest' });
  expect(panel.getByText(/^What is in it so far comes /)).toBeTruthy();
  fireEvent.change(digest, { target: { value: 'week' } });
  await vi.waitFor(() => expect(sent).toMatchObject([{ digestEvery: 'week' }]));
  expect(panel.queryByLabelText('From')).toBeNull();
  fireEvent.click(panel.getByRole('switch', { name: /^Quiet hours/ }));
  const from = await panel.findByLabelText('From');
  fireEvent.change(from, { target: { value: '21:30' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save quiet hours' }));
  await screen.findByText('Your quiet hours were saved.');
  fireEvent.click(panel.getByRole('button', { name: 'All in the digest' }));
  await screen.findByText('Everything you can choose now comes in the digest.');
  expect(sent).toMatchObject([
    { digestEvery: 'week' },
    { quietHours: { from: '22:00', to: '07:00' } },
    { quietHours: { from: '21:30', to: '07:00' } },
    { mails: 'digest' },
  ]);
});
