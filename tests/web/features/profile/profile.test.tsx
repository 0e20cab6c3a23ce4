import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const own = {
  id: 'mia',
  version: 4,
  firstName: 'Mia',
  lastName: 'Thornton',
  email: 'mia@northwind.example',
  role: 'Member',
  jobTitle: null,
  phone: null,
  bio: null,
  timeZone: 'Europe/London',
  locale: 'en-GB',
  loginMethod: 'password',
};
const api = (more: object = {}) =>
  new SmallApi()
    .on('GET /auth/whoami', () => json(mia))
    .on('GET /profile', () => json({ ...own, ...more }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const form = (name: string) => screen.findByRole('form', { name });

test('own data are saved, and what is missing is said first', async () => {
  const sent: unknown[] = [];
  const server = api().on('POST /profile/events', async (request) => {
    sent.push(await request.json());
    return json({ ...own, version: 5, firstName: 'Maria' });
  });
  openApp('/app/profile', server, true);
  const details = within(await form('Your details'));
  type(details.getByLabelText(/^First name/), ' ');
  fireEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(details.getAllByText('First name is required.').length).toBe(2);
  expect(sent).toEqual([]);
  type(details.getByLabelText(/^First name/), 'Maria');
  fireEvent.click(details.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your profile was saved.');
  expect(sent).toMatchObject([
    { type: 'EDIT', version: 4, payload: { firstName: 'Maria', timeZone: 'Europe/London' } },
  ]);
});

test('the password is changed with the present one, and no draft keeps it', async () => {
  const server = api().on('POST /profile/password', () =>
    refusal(422, { currentPassword: 'This is not your password.' }),
  );
  openApp('/app/profile', server, true);
  const password = within(await form('Password'));
  const change = () => fireEvent.click(password.getByRole('button', { name: 'Change password' }));
  type(password.getByLabelText(/^Current password/), 'mine');
  type(password.getByLabelText(/^New password/), 'seven herons on a pier');
  change();
  expect(password.getAllByText('The passwords do not match.').length).toBe(2);
  type(password.getByLabelText(/^Repeat new password/), 'seven herons on a pier');
  change();
  await password.findByRole('link', { name: 'This is not your password.' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('herons');
  server.on('POST /profile/password', () => new Response(null, { status: 204 }));
  type(password.getByLabelText(/^Current password/), 'really mine');
  expect(password.queryByText('This is not your password.')).toBeNull();
  change();
  await screen.findByText('Your password was changed. Your other devices are signed out.');
});

test('whoever signs in through their organisation has no password to change', async () => {
  openApp('/app/profile', api({ loginMethod: 'oidc' }), true);
  await form('Your details');
  expect(screen.queryByRole('form', { name: 'Password' })).toBeNull();
});
