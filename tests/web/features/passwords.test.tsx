import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../shell/open-app.tsx';
import { json, refusal, SmallApi } from '../shell/small-api.ts';

afterEach(closeApp);

const expectHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const taken = () => new Response(null, { status: 204 });
const good = 'seven otters climb the hill';

describe('asking for a link', () => {
  test.each([
    ['/auth/send-password-reset-link', 'Send Password Reset Link'],
    ['/auth/password/recover', 'Recover Password'],
  ])('%s leads to the answer that everybody gets', async (address, title) => {
    const api = new SmallApi().on('POST /auth/password/link', taken);
    const { place } = openApp(address, api);
    await expectHeading(title);
    expect(document.title).toBe(`${title} – Waymark`);
    await type(/^Email/, 'ada@example.test');
    await press('Send link');
    await expectHeading('Check your inbox');
    await screen.findByText('If an account exists for that address, we have sent a link.');
    expect(place()).toBe('/auth/notification/password/recover');
    const resend = await screen.findByRole<HTMLButtonElement>('button', { name: 'Resend link' });
    expect(resend.disabled || resend.getAttribute('aria-disabled') === 'true').toBe(true);
    await screen.findByText(/^You can ask again in/);
  });

  test('what is missing and what is refused is said, and what was typed stays', async () => {
    const often = 'You’re doing that too often. Try again in 3 minutes.';
    const api = new SmallApi().on('POST /auth/password/link', () =>
      refusal(429, { request: often }),
    );
    openApp('/auth/password/recover', api);
    await press('Send link');
    await screen.findAllByText('Email is required.');
    expect(api.asked).toEqual([]);
    await type(/^Email/, 'ada@example.test');
    await press('Send link');
    await screen.findAllByText(often);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Email/)).value).toBe(
      'ada@example.test',
    );
  });

  test('begins on the page for signing in', async () => {
    openApp('/auth/sign-in', new SmallApi());
    fireEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await expectHeading('Send Password Reset Link');
  });
});

describe('choosing a password', () => {
  const open = () => new SmallApi().on('POST /auth/password/check', () => json({ isOpen: true }));

  test('the secret leaves the address at once; the password is set', async () => {
    let sent: unknown;
    const api = open().on('POST /auth/password/reset', async (request) => {
      sent = await request.json();
      return taken();
    });
    const { place } = openApp('/auth/password/reset#the-secret', api);
    await type(/^New password/, good);
    expect(place()).toBe('/auth/password/reset');
    await screen.findByText('Strong.');
    await type(/^Repeat new password/, good);
    await press('Set password');
    await expectHeading('Your password is set');
    expect(sent).toMatchObject({
      link: 'the-secret',
      newPassword: good,
      repeatNewPassword: good,
    });
    expect(api.asked.join()).not.toContain('the-secret');
  });

  test('two different ones are told before anybody is asked, a breached one by the server', async () => {
    const breached = 'This password has appeared in a data breach. Choose another.';
    const api = open().on('POST /auth/password/reset', () =>
      refusal(422, { newPassword: breached }),
    );
    openApp('/auth/password/reset#the-secret', api);
    await type(/^New password/, 'Password1234');
    await type(/^Repeat new password/, 'Password12345');
    await press('Set password');
    await screen.findAllByText('The passwords do not match.');
    await type(/^Repeat new password/, 'Password1234');
    await press('Set password');
    expect(await screen.findAllByText(breached)).not.toHaveLength(0);
  });

  test.each([
    ['that was used', '#old', false],
    ['that is not there', '', true],
  ])('a link %s says so and leads to a new one', async (_, hash, isOpen) => {
    const api = new SmallApi().on('POST /auth/password/check', () => json({ isOpen }));
    openApp(`/auth/password/reset${hash}`, api);
    await screen.findByText('This link has expired. Request a new one.');
    fireEvent.click(await screen.findByRole('link', { name: 'Request a new link' }));
    await expectHeading('Recover Password');
  });

  test('a link that ends meanwhile says so too', async () => {
    const api = open().on('POST /auth/password/reset', () =>
      refusal(422, { link: 'This link has expired. Request a new one.' }),
    );
    openApp('/auth/password/reset#the-secret', api);
    await type(/^New password/, good);
    await type(/^Repeat new password/, good);
    await press('Set password');
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeDefined();
  });
});
