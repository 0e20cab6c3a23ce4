import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const page = '/app/bookings/b1/attendees/a1/coach-note';
const person = (id: string, fullName: string) => ({ id, fullName, pictureUrl: null });

const note = {
  id: 'n1',
  version: 2,
  status: 'submitted',
  createdAt: '2027-03-10T13:00:00.000Z',
  updatedAt: '2027-03-10T13:00:00.000Z',
  createdBy: null,
  updatedBy: null,
  deletedAt: null,
  availableEvents: [],
  scope: 'member',
  subject: { id: 'a1', name: 'Mia Thornton' },
  coach: person('ana', 'Ana Silva'),
  booking: { id: 'b1', title: 'Executive coaching' },
  session: { id: 's1', name: 'Executive coaching' },
  startsAt: '2027-03-10T12:00:00.000Z',
  submittedAt: '2027-03-10T13:00:00.000Z',
  required: true,
  excerpt: null,
  member: 'mia',
  text: {
    body: 'She leads the new team.',
    goal: null,
    observations: null,
    agreedActions: [],
    nextFocus: null,
    mood: null,
  },
  amendments: [],
  earlier: [],
  editableUntil: null,
  readings: [],
};

const asCoach = () =>
  new SmallApi().on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role: 'Coach' }));

test('a note that was handed in says who else reads it', async () => {
  const api = asCoach()
    .on('GET /coach-notes/n1', () => json(note))
    .on('GET /coach-notes/n1/history', () => json([]));
  openApp(`${page}/n1`, api, true);
  expect(
    await screen.findByText(
      'Visible to its author, coaches who were given the notes about Mia Thornton and Waymark staff who say why',
    ),
  ).toBeTruthy();
});

test('one that is being written is its author’s alone, and says so', async () => {
  const api = asCoach().on('GET /coach-notes/places/b1', () =>
    json({
      booking: { ...note.booking, startsAt: note.startsAt },
      refusal: null,
      places: [{ scope: 'member', subject: note.subject, note: null, due: true }],
    }),
  );
  openApp(`${page}/create`, api, true);
  expect(await screen.findByText('Visible to you alone until you submit it')).toBeTruthy();
});
