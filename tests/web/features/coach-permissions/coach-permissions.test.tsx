import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { growingPage, json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const removable = [{ type: 'DELETE', label: 'Delete', enabled: true, reasons: [] }];
const permission = (id: string, subject: string, more: object = {}) => ({
  id,
  version: 1,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  availableEvents: removable,
  coach: { id: 'ana', fullName: 'Ana Silva', pictureUrl: null },
  scope: 'member',
  subject: { id: subject.toLowerCase(), name: subject },
  canBook: true,
  canReadNotes: false,
  validFrom: null,
  validTo: null,
  upcomingBookings: 0,
  rating: null,
  nextFree: null,
  createdBy: null,
  updatedBy: null,
  upcoming: [],
  ...more,
});

/** The server for somebody of staff, who looks at a coach. */
const staffApi = (role = 'Admin') =>
  new SmallApi()
    .on('GET /auth/whoami', () =>
      json({ ...mia, id: 'priya', fullName: 'Priya Raman', role, organization: null }),
    )
    .on('GET /coach-permissions/of/coach/ana', () => json({ id: 'ana', name: 'Ana Silva' }))
    .on('GET /coach-permissions/of/member/noah', () => json({ id: 'noah', name: 'Noah Field' }))
    .on('GET /coach-permission/filter', () => json([{ propertyName: 'name', order: 'Ascending' }]))
    .on('GET /coach-permissions/choices', () =>
      json([{ id: 'noah', name: 'Noah Field', hint: 'Harbour Health' }]),
    )
    .on('GET /coach-permissions', () =>
      growingPage([
        permission('p1', 'Noah Field', { validTo: '2001-01-31' }),
        permission('p2', 'Zoe Hill', { upcomingBookings: 2, validFrom: '2001-02-01' }),
      ]),
    );

describe('the list of a coach', () => {
  test('tells until when, and what is booked', async () => {
    openApp('/app/coaches/ana/member-permissions', staffApi(), true);
    await screen.findByRole('heading', { level: 1, name: 'Member Permissions' });
    expect(screen.getByText('The members that Ana Silva can coach.')).toBeTruthy();
    const row = await screen.findByRole('row', { name: /Noah Field/ });
    expect(row.textContent).toContain('Until Wed 31 Jan 2001');
    expect(within(row).getByText('Expired')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Remove Zoe Hill' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add Member Permission' })).toBeTruthy();
    const person = within(row).getByRole('link', { name: 'Noah Field' });
    expect(person.getAttribute('href')).toMatch(/^\/app\/users\/noah/);
    const others = within(screen.getByRole('navigation', { name: 'Permissions of the coach' }));
    expect(others.getByRole('link', { name: 'Sessions' }).getAttribute('href')).toBe(
      '/app/coaches/ana/session-permissions',
    );
  });

  test('of a member tells when each coach is free next', async () => {
    const nextFree = '2099-03-04T10:00:00.000Z';
    const api = staffApi().on('GET /coach-permissions', () =>
      page([permission('p1', 'Noah Field', { nextFree })]),
    );
    openApp('/app/members/noah/coach-permissions', api, true);
    const row = await screen.findByRole('row', { name: /Ana Silva/ });
    expect(screen.getByRole('columnheader', { name: 'Next free slot' })).toBeTruthy();
    expect(row.textContent).toContain('10:00');
  });

  test('is read only for the coach', async () => {
    const api = staffApi('Coach').on('GET /coach-permissions', () =>
      page([permission('p1', 'Noah Field', { availableEvents: [] })]),
    );
    openApp('/app/coaches/ana/member-permissions', api, true);
    await screen.findByText('Noah Field');
    expect(screen.queryByRole('link', { name: /^(Add|Remove)/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Noah Field/ })).toBeNull();
  });

  test('is not there for others', async () => {
    openApp('/app/coaches/ana/member-permissions', staffApi('Member'), true);
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('says what holds while it is empty', async () => {
    const api = staffApi().on('GET /coach-permissions', () => page([]));
    openApp('/app/members/noah/coach-permissions', api, true);
    await screen.findByText('No permissions yet');
    expect(screen.getByText('Noah Field can book every coach of their programmes.')).toBeTruthy();
  });
});

test('adding is not for everybody', async () => {
  const api = staffApi('Coach').on('GET /coach-permissions/choices', () =>
    refusal(403, { request: 'You do not have the necessary permissions.' }),
  );
  openApp('/app/coaches/ana/member-permissions/create', api, true);
  await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('adding asks for what is missing, and says at the choice that the pair has one already', async () => {
  const sent: unknown[] = [];
  const api = staffApi().on('POST /coach-permissions', async (request) => {
    sent.push(await request.json());
    return refusal(422, { permission: 'This permission already exists.' });
  });
  openApp('/app/coaches/ana/member-permissions/create', api, true);
  const add = await screen.findByRole('button', { name: 'Add member' });
  fireEvent.click(add);
  expect(screen.getAllByText('Choose a member.').length).toBe(2);
  expect(sent).toEqual([]);
  fireEvent.focus(screen.getByLabelText(/^Member/));
  fireEvent.pointerDown(await screen.findByRole('option', { name: /Noah Field/ }));
  fireEvent.click(screen.getByLabelText('May read other coaches’ notes'));
  expect(screen.getByLabelText('Can be booked')).toMatchObject({ checked: true });
  fireEvent.click(screen.getByLabelText('Can be booked'));
  fireEvent.click(add);
  await screen.findByRole('link', { name: 'This permission already exists.' });
  expect(screen.getByLabelText(/^Member/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toMatchObject([
    {
      coach: 'ana',
      subject: 'noah',
      scope: 'member',
      canBook: false,
      canReadNotes: true,
      validTo: null,
    },
  ]);
});

test('removing names the bookings that stay, and sends it', async () => {
  const sent: unknown[] = [];
  const upcoming = {
    id: 'b1',
    reference: 'B-1',
    title: 'Executive coaching',
    statusLabel: 'Confirmed',
    startsAt: '2027-03-08T09:00:00.000Z',
  };
  const shown = permission('p2', 'Zoe Hill', { upcomingBookings: 1, upcoming: [upcoming] });
  const api = staffApi()
    .on('GET /coach-permissions/p2', () => json(shown))
    .on('POST /coach-permissions/p2/events', async (request) => {
      sent.push(await request.json());
      return json(permission('p2', 'Zoe Hill', { status: 'deleted', availableEvents: [] }));
    });
  openApp('/app/coaches/ana/member-permissions/p2/delete', api, true);
  await screen.findByRole('heading', { level: 1, name: 'Remove “Zoe Hill”?' });
  expect(
    screen.getByText('1 upcoming booking stays as it is. Cancel any that shouldn’t take place.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Executive coaching' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove permission' }));
  await screen.findByRole('heading', { level: 1, name: 'Member Permissions' });
  expect(sent).toMatchObject([{ type: 'DELETE', version: 1 }]);
});
