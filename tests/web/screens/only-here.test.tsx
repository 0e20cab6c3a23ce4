import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../shell/open-app.tsx';
import { json, mia, SmallApi } from '../shell/small-api.ts';

afterEach(closeApp);

const review = (booking: string) => ({
  attendee: {
    id: 'a1',
    person: { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null },
    attendance: 'attended',
  },
  booking: { id: booking, title: 'Executive coaching', startsAt: '2027-03-10T12:00:00.000Z' },
  coach: { id: 'ana', fullName: 'Ana Silva', pictureUrl: null },
  isOwn: true,
  reviewStatus: 'unasked',
  closesAt: null,
  review: null,
});
const open = (booking: string) =>
  openApp(
    '/app/bookings/b1/attendees/a1/questionnaire-and-review',
    new SmallApi()
      .on('GET /auth/whoami', () => json(mia))
      .on('GET /attendees/a1/review', () => json(review(booking))),
    true,
  );

test('what names another record than the address is not found there, and no title names it', async () => {
  open('b2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
  expect(screen.getByText(/We couldn’t find that here/)).toBeTruthy();
  expect(document.title).not.toContain('Mia');
});

test('what names the record of the address is there', async () => {
  open('b1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia Thornton' })).toBeTruthy();
});
