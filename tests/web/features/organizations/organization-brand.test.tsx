import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia } from '../../shell/small-api.ts';
import { organization, organizationApi } from './organization-scene.ts';

afterEach(closeApp);

const offer = [
  { type: 'SET_BRAND', label: 'Logo and brand label', enabled: true, reasons: [] as string[] },
];
const logoUrl = '/api/pictures/l1';
const northwind = { id: 'o1', name: 'Northwind', brandLabel: 'Northwind Growth', logoUrl };
const hal = { ...mia, role: 'OrganizationAdmin' as const, organization: northwind };

test('the admin of an organisation looks after its logo and brand label on its own page', async () => {
  const sent: unknown[] = [];
  const api = organizationApi({ availableEvents: offer, logoUrl, singleSignOn: null })
    .on('GET /auth/whoami', () => json(hal))
    .on('POST /organizations/o1/events', async (request) => {
      sent.push(await request.json());
      return json(organization('o1', 'Northwind', { availableEvents: offer, logoUrl }));
    });
  openApp('/app/organizations/o1', api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Logo and brand label' }));
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Logo and brand label' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove logo' }));
  await expect
    .poll(() => sent)
    .toMatchObject([
      { type: 'SET_BRAND', payload: { brandLabel: 'Northwind Growth', removeLogo: true } },
    ]);
  await screen.findByText('The logo was removed.');
  fireEvent.change(within(dialog).getByLabelText(/^Brand label/), { target: { value: ' Grow ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save brand label' }));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    type: 'SET_BRAND',
    version: 3,
    payload: { brandLabel: 'Grow', removeLogo: false },
  });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('its people see both above their own card, which names the organisation as before', async () => {
  const api = organizationApi({ logoUrl }).on('GET /auth/whoami', () => json(hal));
  openApp('/app/organizations/o1', api, true);
  const card = await screen.findByRole('link', { name: /Mia Thornton.*Northwind/ });
  const sidebar = card.parentElement as HTMLElement;
  expect(within(sidebar).getByText('Northwind Growth')).toBeTruthy();
  expect(sidebar.querySelector('img')?.getAttribute('src')).toBe(logoUrl);
});
