import { beforeExpiry, startsAt } from './booking-times.ts';
import type { Try } from './booking-try.ts';
import { day, noon, people } from './people.ts';

const { mia, max, carl, sam } = people;

const later = { type: 'MOVE', startsAt: startsAt + day } as const;
const suggested = { type: 'SUGGEST_TIME', startsAt: startsAt + day } as const;
const justTaken = 'That time has just been taken.';

/** What anybody tries about the time of a booking, or with another time as the answer to a request. */
export const timeTries: readonly Try[] = [
  ['the member moves it', mia, later],
  ['the coach asks to move it', carl, later],
  ['staff ask to move it', sam, later],
  ['another member moves it', max, later, 'speaksForMembers'],
  [
    'the member moves it to a time just taken',
    mia,
    { ...later, facts: { isNewTimeFree: justTaken } },
    'isNewTimeFree',
  ],
  ['the member moves it to where it is', mia, { ...later, startsAt }, 'namesAnotherTime'],
  ['the coach moves it into the past', carl, { ...later, startsAt: noon }, 'leavesTimeToAnswer'],
  ['the coach suggests another time', carl, suggested],
  ['staff suggest another time', sam, suggested],
  ['the coach suggests an earlier time', carl, { ...suggested, startsAt: beforeExpiry }],
  ['the member suggests another time', mia, suggested, 'isBookingCoach'],
  [
    'the coach suggests the time that was asked for',
    carl,
    { ...suggested, startsAt },
    'suggestsNewTime',
  ],
  [
    'the coach suggests a time in the past',
    carl,
    { ...suggested, startsAt: noon },
    'leavesTimeForSuggestion',
  ],
  [
    'the coach suggests a time just taken',
    carl,
    { ...suggested, facts: { isSuggestedTimeFree: justTaken } },
    'isSuggestedTimeFree',
  ],
  ['the member agrees to the other time', mia, { type: 'ACCEPT_MOVE' }],
  ['the coach agrees to the other time', carl, { type: 'ACCEPT_MOVE' }],
  ['another member agrees to the other time', max, { type: 'ACCEPT_MOVE' }, 'speaksForMembers'],
  [
    'the member agrees to a time just taken',
    mia,
    { type: 'ACCEPT_MOVE', facts: { isProposedTimeFree: justTaken } },
    'isProposedTimeFree',
  ],
  ['the member keeps the time', mia, { type: 'DECLINE_MOVE' }],
  ['the coach keeps the time', carl, { type: 'DECLINE_MOVE' }],
  ['the member no longer wants another time', mia, { type: 'WITHDRAW_MOVE' }],
  ['the coach no longer wants another time', carl, { type: 'WITHDRAW_MOVE' }],
];
