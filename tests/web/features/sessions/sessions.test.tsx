import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const edit = { type: 'EDIT', label: 'Edit', enabled: true, reasons: [] };
const session = (id: string, name: string, more: object = {}) => ({
  id,
  version: 1,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  availableEvents: [],
  name,
  description: null,
  durationMinutes: 60,
  format: 'oneToOne',
  maxAttendees: null,
  locationKinds: ['video'],
  requiresCoachConfirmation: true,
  creditCost: 1,
  coaches: 2,
  upcomingBookings: null,
  offers: [{ team: null, credits: 3, fromPool: 5, blockedBy: null }],
  createdBy: null,
  updatedBy: null,
  coachNoteRequired: false,
  teamCoachNoteRequired: false,
  bufferBefore: 0,
  bufferAfter: 10,
  givenBy: [],
  programmes: [],
  ...more,
});

const sorts = () => json([{ propertyName: 'name', order: 'Ascending' }]);
const team = { id: 'north', name: 'Northern team' };

test('members book what they have credits for, for themselves or for a team; otherwise they read why not', async () => {
  const none = 'This session needs 1 credit and you have none. Ask your programme contact.';
  const api = new SmallApi().on('GET /session/filter', sorts).on('GET /sessions', () =>
    page([
      session('s1', 'Coaching'),
      session('s2', 'A call', { creditCost: 0 }),
      session('s3', 'Workshop', { offers: [{ team, credits: 4, fromPool: 0, blockedBy: null }] }),
      session('s4', 'Career', {
        offers: [{ team: null, credits: 0, fromPool: 0, blockedBy: none }],
      }),
    ]),
  );
  openApp('/app/sessions', api, true);
  const wayTo = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await wayTo('Book Coaching')).toBe('/app/booking-requests/create?step=credit&session=s1');
  expect(await wayTo('Book A call')).toBe('/app/booking-requests/create?step=coach&session=s2');
  expect(await wayTo('Book Workshop for Northern team')).toContain('session=s3&for=north');
  expect(screen.getByRole('row', { name: /Coaching/ }).textContent).toContain('3, 5 in the pool');
  const row = screen.getByRole('row', { name: /Career/ });
  expect(row.textContent).toContain(none);
  expect(within(row).queryByRole('link', { name: /^Book/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create Session' })).toBeNull();
});

const staffApi = () =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
    .on('GET /coach-permissions/choices', () => json([]))
    .on('GET /session/filter', sorts);

test('a group asks for its seats, and what is created has none when one person comes', async () => {
  const sent: unknown[] = [];
  const api = staffApi()
    .on('POST /sessions', async (request) => {
      sent.push(await request.json());
      return json(session('s9', 'Listening'));
    })
    .on('GET /sessions/s9', () => json(session('s9', 'Listening', { availableEvents: [edit] })))
    .on('GET /sessions/s9/history', () => json([]));
  openApp('/app/sessions/create', api, true);
  const create = await screen.findByRole('button', { name: 'Create session' });
  fireEvent.click(screen.getByLabelText('Group'));
  fireEvent.click(screen.getByLabelText('Video'));
  fireEvent.click(create);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(
    expect.arrayContaining([
      'Session name is required.',
      'A group session needs a maximum number of attendees.',
      'Choose at least one place.',
    ]),
  );
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Session name/), { target: { value: 'Listening' } });
  fireEvent.change(screen.getByLabelText(/^Maximum number/), { target: { value: '8' } });
  fireEvent.click(screen.getByLabelText('One to one'));
  fireEvent.click(screen.getByLabelText('Phone'));
  fireEvent.click(create);
  await screen.findByRole('heading', { level: 1, name: 'Listening' });
  expect(sent).toMatchObject([
    { name: 'Listening', format: 'oneToOne', maxAttendees: null, locationKinds: ['phone'] },
  ]);
});

test('whoever edits is told what keeps its duration', async () => {
  const shown = session('s1', 'Coaching', {
    availableEvents: [edit],
    offers: [],
    upcomingBookings: 3,
  });
  openApp(
    '/app/sessions/s1/edit',
    staffApi().on('GET /sessions/s1', () => json(shown)),
    true,
  );
  const kept = '3 upcoming bookings keep their duration and their cost.';
  expect(await screen.findByText(kept)).toBeTruthy();
});

test('what uses a session is named where it can’t be deleted', async () => {
  const reason = `Can’t delete “Coaching”: 2 upcoming bookings use it.`;
  const shown = session('s1', 'Coaching', {
    offers: [],
    upcomingBookings: 2,
    programmes: [{ id: 'p1', name: 'Sales basics', organization: { id: 'o1', name: 'Harbour' } }],
    availableEvents: [{ type: 'DELETE', label: 'Delete', enabled: false, reasons: [reason] }],
  });
  openApp(
    '/app/sessions/s1/delete',
    staffApi().on('GET /sessions/s1', () => json(shown)),
    true,
  );
  await screen.findByRole('heading', { level: 1, name: 'This session can’t be deleted' });
  expect(screen.getByText(reason)).toBeTruthy();
  const bookings = screen.getByRole('link', { name: '2 upcoming bookings' });
  expect(bookings.getAttribute('href')).toBe('/app/bookings?session=s1');
  expect(screen.getByText('Sales basics')).toBeTruthy();
});
