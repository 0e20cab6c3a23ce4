import { expect, test } from 'vitest';
import { importsOf, modules, read } from './tree.ts';
import { expectNone } from './breach.ts';

const sayers = /\bformat(?:Date|Day|Time|Moment|Range|DateTime|CalendarDate|CalendarDay)\b/;
const says = (path: string): boolean =>
  importsOf(path).some(({ target }) => target === 'src/domain/time/format.ts') &&
  sayers.test(read(path));

/** What the server says about times, and by whose clock. */
const clocks: Readonly<Record<string, string>> = {
  'src/domain/notifications/said-times.ts':
    'the profile of whoever is told in mails, the clock of the page on pages; days of a programme’s own calendar in their order',
  'src/server/exports/csv.ts':
    'the zone of exportedList, which asks readerZone; the heads of the columns name it',
  'src/server/features/bookings/creation/facts.ts': 'readerZone',
  'src/server/features/bookings/groups/answers.ts': 'readerZone',
  'src/server/features/dashboard/invites.ts': 'the zone of the dashboard, which asks readerZone',
  'src/server/features/dashboard/paperwork.ts': 'the zone of the dashboard, which asks readerZone',
  'src/server/features/dashboard/to-do.ts': 'the zone of the dashboard, which asks readerZone',
  'src/server/features/notifications/appointment.ts':
    'the profile of whoever gets the mail; in calendars, which many read, both clocks by name',
  'src/server/features/programmes/questions/leaving.ts': 'readerZone',
  'src/server/features/questionnaire-responses/around.ts': 'readerZone',
  'src/server/mail/digest.ts': 'the profile of whoever gets the mail',
  'src/server/features/reports/export.ts': 'readerZone',
  'src/server/records/conflict.ts': 'readerZone',
  'src/server/stream/outcomes.ts': 'the zone of the request that did it',
};

test('whoever says a time on the server or in a notification is known, with the clock that it goes by', () => {
  const found = modules
    .filter((path) => /^src\/(server|database|domain\/notifications)\//.test(path))
    .filter(says);
  expect(found.toSorted()).toEqual(Object.keys(clocks).toSorted());
});

test('where the clock of the page is asked for, it is asked for in one place', () => {
  const breaches = Object.entries(clocks)
    .filter(([path, clock]) => clock === 'readerZone' && !read(path).includes('readerZone('))
    .map(([path]) => path);
  const byHand = modules
    .filter((path) => path.startsWith('src/server/features/'))
    .filter((path) => /\b(?:zone|shownIn) \?\? /.test(read(path)));
  expectNone([...breaches, ...byHand], {
    because: 'one sentence of an answer would be by another clock than the page (decision 58)',
    remedy: 'use readerZone, with the zone of the profile of whoever asks',
  });
});

/** Pages that name places for something else than to say by which clock a time is. */
const placesByName: Readonly<Record<string, string>> = {
  'src/web/features/booking-groups/choose-dates.tsx': 'options to choose from',
  'src/web/features/bookings/page/booking-people.tsx': 'where a coach is',
  'src/web/features/profile/own-data.tsx': 'the question in which clock emails are to be',
  'src/web/ui/dates/zone-chip.tsx': 'the chip itself',
};

test('pages name a clock by its chip', () => {
  const found = modules
    .filter((path) => path.startsWith('src/web/'))
    .filter((path) => /\bzoneCity\(/.test(read(path)));
  expect(found.toSorted()).toEqual(Object.keys(placesByName).toSorted());
});
