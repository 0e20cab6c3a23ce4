import { describe, expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { answered, questions } from '#tools/charts/answers/page.ts';
import { extract } from '#tools/charts/extract.ts';
import { models } from './models/index.ts';

const charts = catalogue.map((entry) =>
  extract(entry, Object.values(models[entry.name]?.inputs ?? {})[0]),
);

/** What is true today, in the order of the page: who changes it changes the answer, and says so here. */
const facts: readonly (readonly [asks: RegExp, ...says: string[]])[] = [
  [
    /member cancels 5 hours/,
    'The reserved credit is lost.',
    'A member cancels late: the coach, staff',
    'Where a late cancellation is still forgiven: The member is late and is forgiven.',
    'The credit was returned.',
    'less than 24 hours before the start (policy lateWindow)',
  ],
  [
    /coach cancels 5 hours/,
    'The reserved credit is returned.',
    'A session is cancelled and needs a new time: whoever asked',
    'A coach cancels late: staff',
  ],
  [
    /staff reinstate/,
    'Who may: the coach of the session, staff.',
    'A minute before that time is over: yes.',
    'When it is over: no. “A booking can be reinstated for 30 minutes after it was cancelled.”',
    'After a calendar cancelled it, a minute before the start: yes.',
    'After a calendar cancelled it, at the start: no.',
    'A session changes: those who come, the coach',
  ],
  [
    /request that expired/,
    '48 hours after it was sent',
    'A request expires: whoever asked, the coach',
  ],
  [
    /How long does the coach/,
    'after 50 % of the time until the request expires',
    '4 hours before the request expires (policy lastNudge)',
  ],
  [
    /Nobody records an outcome/,
    '48 hours after the end (policy outcomeAuto)',
    'Everyone who was expected counts as having come.',
    'The credit was used.',
    'Nobody is notified.',
  ],
  [/coach move the session/, 'No: the agreed time stands', 'the member decides'],
  [
    /member move the session/,
    '3 days before the start: The member is in time, and the coach is free.',
    '5 hours before the start: The member is late and asks the coach.',
    'An hour before the start: no. “The session starts too soon to ask for another time.',
  ],
  [
    /Nobody but the coach came/,
    'The credit was lost.',
    'You missed a session: those who come',
    'A member missed a session: the coach, staff',
  ],
  [/The coach did not come/, 'The reserved credit is returned.'],
  [
    /taken back or corrected/,
    'less than 15 seconds ago',
    'at most 24 hours ago; for staff, the session ended at most 30 days ago',
  ],
  [/give back a credit/, 'Who may: staff.', 'The session ended at most 90 days ago.'],
  [
    /invitations when a booking is cancelled/,
    '“The invitee has not answered; a seat is kept for them.” becomes “The session was cancelled before an answer.”',
    'All others stay as they are: “The invitee comes.”',
    'Their reserved credit is to be returned, or lost.',
  ],
  [/room open/, '10 minutes before the start', 'for the coach 30 minutes before'],
  [
    /own calendar/,
    'The booking: The coach removed it from their own calendar. The session was cancelled.',
    'A session is removed from the coach’s calendar: those who come, the coach, staff',
  ],
  [
    /Two tabs/,
    'one of them does it and the others take what it got',
    'The other tab’s tokens are kept.',
  ],
  [/Which prompt/, 'welcome, then a new level, then others.'],
  [/Who gets the seat/, 'nobody has waited longer', '2 hours before the start of the session'],
  [/not sent the request/, '10 minutes after it was picked (policy holdTtl)'],
  [/review a session/, 'at most 14 days ago', 'at most 24 hours ago'],
];

it('has an expectation for every question', () => {
  expect(questions).toHaveLength(20);
  expect(facts).toHaveLength(questions.length);
});

describe.each(questions.map((question, index) => ({ ...question, index })))(
  '$asks',
  ({ asks, answer, index }) => {
    const [about, ...says] = facts[index] ?? [/^$/];

    it('is answered by its charts', () => {
      expect(asks).toMatch(about);
      const text = answer(charts).join('\n');
      for (const fact of says) expect(text).toContain(fact);
    });
  },
);

it('is answered otherwise by charts that say otherwise', () => {
  const silent = charts.map((chart) => ({ ...chart, notices: [] }));
  expect(answered(silent)).not.toEqual(answered(charts));
  expect(questions[0]?.answer(silent).join()).toContain('Nobody is notified.');
});
