import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi, refusal } from '../../shell/small-api.ts';

afterEach(closeApp);

const address = '/app/bookings/b1/attendees/a1/questionnaire-and-review';
const person = (id: string, fullName: string) => ({ id, fullName, pictureUrl: null });
const said = {
  rating: 4,
  usefulness: 5,
  preparation: null,
  rapport: null,
  comment: 'It gave me a plan.',
  anonymous: false,
  submittedAt: '2027-03-11T09:00:00.000Z',
};
const found = (more: object) => ({
  attendee: { id: 'a1', person: person('mia', 'Mia Thornton'), attendance: 'attended' },
  booking: { id: 'b1', title: 'Executive coaching', startsAt: '2027-03-10T12:00:00.000Z' },
  coach: person('ana', 'Ana Silva'),
  isOwn: false,
  reviewStatus: 'given',
  closesAt: null,
  review: said,
  ...more,
});
const apiWith = (more: object, role: 'Member' | 'Coach' | 'Admin') =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role }))
    .on('GET /attendees/a1/review', () => json(found(more)));

test('staff read what was said, and who can read it', async () => {
  openApp(address, apiWith({}, 'Admin'), true);
  expect(await screen.findByText('It gave me a plan.')).toBeTruthy();
  expect(screen.getByText('4 of 5, good')).toBeTruthy();
  expect(screen.getByText('Visible to Mia Thornton, Ana Silva and Waymark staff')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open own form' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('staff are told that the coach does not know whose it is', async () => {
  openApp(address, apiWith({ review: { ...said, anonymous: true } }, 'Admin'), true);
  expect(
    await screen.findByText('Visible to Mia Thornton, Waymark staff and Ana Silva without a name'),
  ).toBeTruthy();
});

test('whoever gave it goes on to their own form', async () => {
  openApp(address, apiWith({ isOwn: true }, 'Member'), true);
  const way = await screen.findByRole('link', { name: 'Open own form' });
  expect(way.getAttribute('href')).toBe('/app/bookings/b1/questionnaire-and-review');
});

test('a coach without a review to read is told the rule, and nothing of this one', async () => {
  openApp(address, apiWith({ reviewStatus: 'unsaid', review: null }, 'Coach'), true);
  expect(await screen.findByText('No review to read')).toBeTruthy();
  expect(screen.getByText(/Anonymous ones are collected on your reviews page/)).toBeTruthy();
});

test.each([
  ['awaited', '2027-03-24T13:00:00.000Z', 'Not reviewed yet', /It can be given until/],
  ['closed', null, 'Reviews for this session are closed.', /two weeks afterwards/],
  ['unasked', null, 'There is nothing to review yet', /Ana Silva has said that Mia Thornton came/],
] as const)('one that is %s says so', async (reviewStatus, closesAt, title, text) => {
  openApp(address, apiWith({ reviewStatus, closesAt, review: null }, 'Admin'), true);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('for everybody else the page is not there', async () => {
  const api = apiWith({}, 'Member').on('GET /attendees/a1/review', () =>
    refusal(404, { request: 'We couldn’t find that. It may have been deleted.' }),
  );
  openApp(address, api, true);
  expect(await screen.findByText('We couldn’t find that. It may have been deleted.')).toBeTruthy();
});

test('the coach reminds whoever is late, and is told when it is too soon', async () => {
  const assignment = {
    id: 'q1',
    version: 3,
    status: 'open',
    questionnaire: { id: 'd1', name: 'After the session' },
    questionnaireVersion: 1,
    programme: null,
    booking: { id: 'b1', name: 'Executive coaching' },
    moment: 'after',
    opensAt: null,
    closesAt: null,
    isAnonymous: false,
    estimatedMinutes: null,
    progress: null,
    own: null,
    seesRespondents: true,
    seesResponses: true,
    mayStandIn: false,
    availableEvents: [],
  };
  const response = (enabled: boolean, reasons: readonly string[]) => ({
    id: 'r1',
    version: 3,
    member: { id: 'm1', fullName: 'Mia Thornton', pictureUrl: null },
    availableEvents: [{ type: 'REMIND', label: 'Remind', enabled, reasons }],
  });
  const soon = 'They were reminded less than a day ago.';
  let now = response(true, []);
  const api = apiWith({ reviewStatus: 'unsaid', review: null }, 'Coach')
    .on('GET /questionnaire-assignments', () => page([assignment]))
    .on('GET /questionnaire-assignments/q1/responses/mia', () => json(now))
    .on('POST /questionnaire-responses/r1/events', () => {
      now = response(false, [soon]);
      return json(now);
    });
  openApp(address, api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Remind Mia Thornton' }));
  expect(await screen.findByText(soon)).toBeTruthy();
});
