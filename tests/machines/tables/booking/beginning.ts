import {
  carl,
  credit,
  isSame,
  nextVersion,
  organizer,
  question,
  rows,
  settleProposal,
  settleRequest,
  staff,
  startOf,
  tried,
  type Booking,
  type BookingRow,
} from './places.ts';
import type { Sent } from '#tools/paths/table.ts';

const mayBook = ['isPermitted', 'isCovered', 'isSlotFree'];
const needsAnswer = ({ terms }: Booking) => terms.needsConfirmation;
/** Whoever offers several times needs time for an answer before each of them. */
const lastToAsk = ({ proposedTimes = [], terms }: Booking): number =>
  proposedTimes.length < 2 ? Infinity : Math.min(...proposedTimes) - terms.answerLastMoment;

/** A member asks, and is answered or not; the coach or staff book for somebody. */
const beginning: readonly BookingRow[] = [
  ...rows('new → requested', credit.asked, question.none, {
    tried: ['the member asks'],
    when: needsAnswer,
    until: lastToAsk,
    unless: mayBook,
    anybody: true,
    by: [organizer],
    orders: [
      'reserveTime',
      'settleAskAgain',
      'notify BookingRequestRecieved coach',
      'notify BookingRequestPending requester actor receipt',
    ],
  }),
  ...rows('new → scheduled', credit.asked, question.none, {
    tried: ['the member asks'],
    when: (booking) => !needsAnswer(booking),
    unless: mayBook,
    anybody: true,
    by: [organizer],
    orders: [
      'reserveTime',
      'settleAskAgain',
      'writeToCalendar',
      'notify BookingRequestConfirmed requester actor',
      'notify BookingCreatedForCoach coach',
    ],
    writes: nextVersion,
  }),
  ...rows('new → scheduled', credit.asked, question.none, {
    tried: ['the coach books for the member'],
    unless: mayBook,
    never: { 'who is no coach': () => ({ by: { id: carl.id, role: 'Member' } }) },
    orders: ['reserveTime', 'writeToCalendar', 'notify BookingCreatedCoach attendees'],
    writes: nextVersion,
  }),
  ...rows('new → scheduled', credit.asked, question.none, {
    tried: ['staff book for the member'],
    unless: mayBook,
    orders: [
      'reserveTime',
      'writeToCalendar',
      'notify BookingCreatedForUser attendees',
      'notify BookingCreatedForCoach coach',
    ],
    writes: nextVersion,
  }),
];

const openUntil = ({ expiresAt }: Booking) => expiresAt ?? Infinity;
const saysYes = (booking: Booking, { by, at }: Pick<Sent, 'by' | 'at'>) => ({
  response: { by: by.id, at, decision: 'confirmed' as const, reason: null },
  ...nextVersion(booking),
});
const agreed = ['writeToCalendar', settleRequest];
/** It lasts as long as before, and what was asked or done about its time is settled. */
export const takesPlaceAt = ({ startsAt, endsAt }: Booking, start: number) => ({
  startsAt: start,
  endsAt: start + (endsAt - startsAt),
  proposal: null,
  externalMove: null,
});
const yes = [
  ...tried('requested', ['the coach confirms', 'staff confirm']),
  ...tried('offered', [
    'the coach confirms another of the times',
    'the coach confirms the earliest of them',
  ]),
];
const isKept = (booking: Booking, { startsAt }: Sent) =>
  startsAt === undefined || isSame(booking, startsAt);

/** The last moment for a time, as long before it as before every other. */
const lastFor = ({ terms }: Booking, start: number) => start - terms.answerLastMoment;
const suggestedUntil = (booking: Booking, start: number) =>
  Math.min(openUntil(booking), lastFor(booking, start));

/** The coach says yes, or would rather have another time; nobody says anything. */
const answering: readonly BookingRow[] = [
  ...rows('requested → scheduled', credit.stays, question.suggestionIsOver, {
    tried: yes,
    by: [staff],
    when: isKept,
    until: openUntil,
    unless: ['isSlotFree'],
    orders: [...agreed, 'notify BookingRequestConfirmed requester attendees'],
    writes: saysYes,
  }),
  ...rows('requested → scheduled', credit.stays, question.suggestionIsOver, {
    tried: yes,
    by: [staff],
    when: (booking, event) =>
      !isKept(booking, event) &&
      (booking.proposedTimes ?? []).includes(startOf(event)) &&
      event.at < lastFor(booking, startOf(event)),
    until: openUntil,
    unless: ['isOtherTimeFree'],
    never: { 'a time nobody asked for': ({ startsAt }) => ({ startsAt: startsAt + 60_000 }) },
    orders: [
      'swapTime',
      ...agreed,
      'notify BookingRequestConfirmed requester attendees',
      'notify BookingUpdated invitees invited',
    ],
    writes: (booking, event) => ({
      ...saysYes(booking, event),
      ...takesPlaceAt(booking, startOf(event)),
    }),
  }),
  ...rows(
    'requested → requested',
    credit.stays,
    [
      { from: 'settled', to: 'membersAsked' },
      { from: 'membersAsked', to: 'membersAsked' },
    ],
    {
      tried: tried('requested', [
        'the coach suggests another time',
        'staff suggest another time',
        'the coach suggests an earlier time',
      ]),
      by: [staff],
      again: ['move.membersAsked'],
      when: (booking, event) =>
        !isKept(booking, event) &&
        !(booking.proposedTimes ?? []).includes(startOf(event)) &&
        event.at < suggestedUntil(booking, startOf(event)),
      unless: ['isSuggestedTimeFree'],
      even: { 'with a word': () => ({ reason: ' Tuesdays are better. ' }) },
      never: { 'the time that was asked for': ({ startsAt }) => ({ startsAt }) },
      orders: [
        settleProposal,
        'holdProposedTime',
        settleRequest,
        'notify BookingUpdated speakers suggested',
      ],
      writes: (booking, event) => ({
        proposal: {
          startsAt: startOf(event),
          by: event.by.id,
          party: event.by.role === 'Coach' ? 'coach' : 'staff',
          at: event.at,
          expiresAt: suggestedUntil(booking, startOf(event)),
          answersRequest: true,
          reason: typeof event['reason'] === 'string' ? event['reason'].trim() : null,
        },
      }),
    },
  ),
  ...rows('requested → requested', credit.stays, question.none, {
    tried: ['halfOfWindow', 'lastCall'].flatMap((delay) => [
      `${delay} is over`,
      `${delay} is over, after an outage`,
    ]),
    until: openUntil,
    when: ({ proposal }) => !proposal,
    orders: ['notify BookingRequestPending coach nudge'],
  }),
  ...rows('requested → expired', credit.givenBack, question.suggestionIsOver, {
    tried: ['expiry is over', 'expiry is over, after an outage'],
    orders: [
      'releaseTime',
      settleRequest,
      'notify BookingRequestExpired requester requester',
      'notify BookingRequestExpired coach coach',
    ],
  }),
];

const suggested = [{ from: 'membersAsked', to: 'settled', orders: [] }];
const isOpenAgain = (names: readonly string[], notice: string, rest: Partial<BookingRow> = {}) =>
  rows('requested → requested', credit.stays, suggested, {
    tried: names,
    orders: [settleProposal, 'releaseProposedTime', notice],
    ...rest,
  });
const lapse = ['answerDue is over', 'answerDue is over, after an outage'];
const lapsesTogether = ({ proposal, expiresAt }: Booking) => proposal?.expiresAt === expiresAt;

/** What the member says to the time that the coach suggested instead. */
const suggestion: readonly BookingRow[] = [
  ...rows('requested → scheduled', credit.stays, suggested, {
    tried: tried('requested', ['the member agrees to the other time']),
    until: ({ proposal }) => proposal?.expiresAt ?? Infinity,
    unless: ['isProposedTimeFree'],
    orders: [
      'swapTime',
      ...agreed,
      settleProposal,
      'notify BookingRequestConfirmed requester actor attendees',
      'notify BookingUpdated coach proposer accepted',
      'notify BookingUpdated invitees invited',
    ],
    writes: (booking, { at, by }) => ({
      ...saysYes(booking, { at, by: { ...by, id: booking.proposal?.by ?? '' } }),
      ...takesPlaceAt(booking, booking.proposal?.startsAt ?? 0),
    }),
  }),
  ...isOpenAgain(
    tried('requested', ['the member keeps the time']),
    'notify BookingUpdated coach proposer original',
  ),
  ...isOpenAgain(
    tried('requested', ['the coach no longer wants another time']),
    'notify BookingUpdated speakers coach suggestionWithdrawn',
    { by: [staff] },
  ),
  ...isOpenAgain(lapse, 'notify BookingUpdated coach proposer suggestionUnanswered', {
    when: (booking) => !lapsesTogether(booking),
  }),
  ...rows(
    'requested → expired',
    credit.givenBack,
    question.suggestionIsOver.filter(({ from }) => from === 'membersAsked'),
    {
      tried: lapse,
      when: lapsesTogether,
      orders: [
        'releaseTime',
        settleRequest,
        'notify BookingRequestExpired requester requester',
        'notify BookingRequestExpired coach coach',
      ],
    },
  ),
];

/** From nobody having asked to both sides having agreed (domain reference, 6.6). */
export const untilAgreed: readonly BookingRow[] = [...beginning, ...answering, ...suggestion];
