import { expect, test } from 'vitest';
import { importsOf, modules, read } from './tree.ts';
import { expectNone } from './breach.ts';

const sayers = /\bformat(?:Date|Day|Time|Moment|Range|DateTime|CalendarDate|CalendarDay)\b/;
const says = (path: string): boolean =>
  importsOf(path).some(({ target }) => target === 'src/domain/time/format.ts') &&
  sayers.test(read(path));

/** What the server says about times, and by whose clock. */
const clocks: Readonly<Record<string, string>> = {
  'machines/booking-invite/people.ts':
    'the zone that the chart is asked in, else that of the booking',
  'machines/booking/capabilities/answer.ts':
    'the zone that the chart is asked in, else that of the coach',
  'machines/booking/capabilities/outcome.ts':
    'the zone that the chart is asked in, else that of the coach',
  'machines/programme/running.ts': 'the zone that a history is asked in',
  'src/domain/booking-constraints/sentences.ts':
    'days of a programme’s own calendar in the order of the reader whom it is given',
  'src/domain/forum/mutes.ts': 'the zone that it is given, which is readerZone on the server',
  'src/domain/interactive/launching.ts':
    'days of a programme’s own calendar in the order of the zone that it is given',
  'src/domain/notifications/said-times.ts':
    'the profile of whoever is told in mails, the clock of the page on pages; days of a programme’s own calendar in their order',
  'src/domain/slots/reasons.ts': 'the zone that it is given',
  'src/domain/time/both-zones.ts': 'both clocks by name, days in the order of the first',
  'src/server/exports/csv.ts':
    'the zone of exportedList, which asks readerZone; the heads of the columns name it',
  'src/server/features/bookings/creation/facts.ts': 'readerZone',
  'src/server/features/bookings/groups/answers.ts': 'readerZone',
  'src/server/features/conversation-viewings/inform.ts': 'the profile of whoever gets the mail',
  'src/server/features/dashboard/asked-rows.ts': 'the zone of the dashboard, which asks readerZone',
  'src/server/features/dashboard/notes.ts': 'the zone of the dashboard, which asks readerZone',
  'src/server/features/dashboard/to-do.ts': 'the zone of the dashboard, which asks readerZone',
  'src/server/features/notifications/appointment.ts':
    'the profile of whoever gets the mail; in calendars, which many read, both clocks by name',
  'src/server/features/programmes/questions/leaving.ts': 'readerZone',
  'src/server/features/questionnaire-responses/around.ts': 'readerZone',
  'src/server/features/digests/deliver.ts': 'the profile of whoever gets the mail',
  'src/server/features/own-exports/page.ts': 'the profile of whoever asked, named on the page',
  'src/server/features/reports/export.ts': 'readerZone',
  'src/server/records/conflict.ts': 'readerZone',
  'src/server/stream/outcomes.ts': 'the zone of the request that did it',
};

test('whoever says a time outside the pages is known, with the clock that it goes by', () => {
  const found = modules
    .filter((path) => /^(?:machines|src\/(?:server|database|domain|contract))\//.test(path))
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

test('whoever asks for a sentence with a time gives it the zone of whoever reads it', () => {
  const given = [
    'src/domain/booking-constraints/sentences.ts',
    'src/domain/interactive/launching.ts',
    'src/domain/slots/explain.ts',
  ];
  const askers = modules
    .filter((path) => path.startsWith('src/server/'))
    .filter((path) => importsOf(path).some(({ target }) => given.includes(target)));
  expect(askers.length).toBeGreaterThan(given.length);
  expectNone(
    askers.filter((path) => !read(path).includes('readerZone(')),
    {
      because: 'a reader in New York would be told 3 May by a page that says May 3 beside it',
      remedy: 'give it readerZone, with the zone to say it in where nobody is answered',
    },
  );
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
