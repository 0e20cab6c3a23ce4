import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal } from '../../shell/small-api.ts';
import { organizationApi, priya } from './organization-scene.ts';

afterEach(closeApp);

const person = {
  id: 'u1',
  fullName: 'Ada Activated',
  pictureUrl: null,
  email: 'ada@northwind.example',
  teams: [{ id: 't1', name: 'Firmware' }],
  programmes: [{ id: 'p1', name: 'Leading' }],
  sessionsCompleted: 3,
  nextSessionAt: null,
  creditsLeft: 5,
  journey: 'stalled',
  lastSignInAt: null,
};

const firmware = { id: '0199a000-0000-7000-8000-00000000000c', name: 'Firmware', hint: null };

const peopleApi = () =>
  organizationApi()
    .on('GET /organizations/o1/members', () => page([person]))
    .on('GET /organizations/o1/members/choices', (_, { searchParams }) =>
      json(searchParams.get('kind') === 'team' ? [firmware] : []),
    )
    .on('GET /organization-member/filter', () =>
      json([{ propertyName: 'credits', order: 'Descending' }]),
    );
const membersPage = '/app/organizations/o1/members';

test('staff read how far somebody has come and go on to the account; others only to the coaches', async () => {
  openApp(membersPage, peopleApi(), true);
  const row = (await screen.findByText('Stalled')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('FirmwareLeading');
  expect(within(row).getByRole('link', { name: 'Ada Activated' })).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Coaches of Ada Activated' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Invite' }).getAttribute('href')).toBe(
    '/app/users/create?organization=o1',
  );
});

test('the admin of the organisation neither invites nor opens accounts', async () => {
  const hal = { ...mia, role: 'OrganizationAdmin' as const };
  openApp(
    membersPage,
    peopleApi().on('GET /auth/whoami', () => json(hal)),
    true,
  );
  await screen.findByText('Ada Activated');
  expect(screen.queryByRole('link', { name: 'Ada Activated' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
});

test('the list is narrowed to a team of the organisation that is found by its name', async () => {
  const api = peopleApi();
  const { place } = openApp(membersPage, api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const team = await screen.findByRole('combobox', { name: 'Team' });
  fireEvent.change(team, { target: { value: 'firm' } });
  await expect.poll(() => api.asked.some((each) => each.includes('search=firm'))).toBe(true);
  fireEvent.pointerDown(await screen.findByRole('option', { name: 'Firmware' }));
  expect(await screen.findByRole('button', { name: 'Remove filter Team: Firmware' })).toBeTruthy();
  expect(place()).toContain(`team=${firmware.id}`);
  expect(api.asked.some((each) => each.includes(`chosen=${firmware.id}`))).toBe(true);
});

test('filters stand in the address, and what is exported is what the list shows', async () => {
  const api = peopleApi().on('POST /organizations/o1/members/export', () =>
    refusal(422, { yourPassword: 'This is not your password.' }),
  );
  const { place } = openApp(membersPage, api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  fireEvent.change(await screen.findByLabelText('Journey status'), {
    target: { value: 'stalled' },
  });
  await screen.findByRole('button', { name: 'Remove filter Journey status: Stalled' });
  expect(place()).toContain('journey=stalled');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export members' });
  fireEvent.change(within(dialog).getByLabelText(/^Your password/), { target: { value: 'wrong' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
  await within(dialog).findByRole('link', { name: 'This is not your password.' });
});

test('obfuscating everybody shows what will happen, asks for the name, and then how far it has come', async () => {
  const dry = {
    members: 3,
    invited: 1,
    deleted: 0,
    blocked: { count: 1, first: [{ id: 'u2', fullName: 'Bob Booked', pictureUrl: null }] },
    run: null,
  };
  const run = { reportId: 'r1', isGoingOn: true, done: 1, of: 2, failed: 1 };
  let begun = false;
  const state = () => json(begun ? { ...dry, run } : dry);
  const api = organizationApi()
    .on('GET /auth/whoami', () => json({ ...priya, role: 'SuperAdmin' as const }))
    .on('GET /organizations/o1/obfuscation', state)
    .on('POST /organizations/o1/obfuscation', () => {
      begun = true;
      return state();
    });
  openApp('/app/organizations/o1/obfuscate-members', api, true);
  await screen.findByText(/1 person has open bookings and will be skipped: Bob Booked\./);
  fireEvent.click(screen.getByRole('button', { name: 'Obfuscate members' }));
  await screen.findByRole('link', { name: 'Type the name exactly as it is shown.' });
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Northwind' } });
  fireEvent.click(screen.getByRole('button', { name: 'Obfuscate members' }));
  expect(await screen.findByText('1 of 2 people obfuscated.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show every row' }).getAttribute('href')).toBe(
    '/app/upload-reports/r1',
  );
});

test('single sign-on keeps its secret to itself and says at the field what is wrong', async () => {
  const singleSignOn = {
    enabled: true,
    issuer: 'https://login.example',
    clientId: 'waymark',
    hasSecret: true,
    enforced: false,
  };
  const api = organizationApi({ singleSignOn }).on('POST /organizations/o1/events', () =>
    refusal(422, { issuer: 'No provider answers at this address.' }),
  );
  openApp('/app/organizations/o1/edit', api, true);
  const form = await screen.findByRole('form', { name: 'Single sign-on' });
  const secret = within(form).getByLabelText<HTMLInputElement>(/^Client secret/);
  expect(secret.value).toBe('');
  expect(form.textContent).toContain('A secret is saved. It is never shown');
  fireEvent.click(within(form).getByRole('button', { name: 'Save single sign-on' }));
  await within(form).findByRole('link', { name: 'No provider answers at this address.' });
});
