import { and, or } from 'xstate';
import { questionGuards } from '../questions.ts';
import type { Asked, Words } from './context.ts';
import { notify, notifyInvitees, settleBooking, settleProposal } from './notices.ts';
import { answerBy } from './proposal.ts';
import { isLate, justTaken } from './people.ts';
import { speakersOf } from './speakers.ts';
import { partyOf, stamp } from './stamps.ts';

export const meanings = {
  'move.askMembers': 'Those who come are asked for another time.',
  'move.askCoach': 'The coach is asked for another time.',
  'move.carryOut': 'The session gets the time that was agreed to.',
  'move.end': 'What was asked about the time is over.',
} as const;

export const questions = {
  isNewTimeFree: { field: 'time', kind: 'payload', otherwise: justTaken },
  isProposedTimeFree: { field: 'time', otherwise: justTaken },
} as const;

export const guards = {
  ...questionGuards(questions),
  speaksForMembers: ({ context, event }: Asked) => speakersOf(context).includes(event.by.id),
  isEarly: (asked: Asked) => !isLate(asked),
  isTimeToAnswer: ({ context, event }: Asked) => answerBy(context, event.at, Infinity) > event.at,
  namesAnotherTime: ({ context, event }: Asked) =>
    event.type === 'MOVE' && event.startsAt !== undefined && event.startsAt !== context.startsAt,
  leavesTimeToAnswer: ({ context, event }: Asked) =>
    event.type === 'MOVE' && answerBy(context, event.at, event.startsAt ?? Infinity) > event.at,
  isAnswerInTime: ({ context, event }: Asked) =>
    event.at < (context.proposal?.expiresAt ?? Infinity),
};

export const sentences: Words = {
  speaksForMembers: {
    kind: 'who',
    sentence: 'Only the person who asked can agree to another time.',
  },
  isEarly: { kind: 'choice' },
  isTimeToAnswer: {
    kind: 'what',
    sentence: 'The session starts too soon to ask for another time.',
  },
  namesAnotherTime: { kind: 'payload', field: 'time', sentence: 'Choose another time.' },
  leavesTimeToAnswer: {
    kind: 'payload',
    field: 'time',
    sentence: 'Choose a later time, so that there is time for an answer.',
  },
  isAnswerInTime: { kind: 'what', sentence: 'It is too late to agree to the other time.' },
};

/** The start that an event names. */
const namedBy = (event: Asked['event']): number | undefined =>
  event.type === 'MOVE' || event.type === 'CONFIRM' ? event.startsAt : undefined;

export const stamps = {
  stampProposal: stamp((asked) => {
    const { context, event } = asked;
    const startsAt = namedBy(event);
    if (startsAt === undefined) return {};
    const { by, at } = event;
    const expiresAt = answerBy(context, at, startsAt);
    return { proposal: { startsAt, by: by.id, party: partyOf(asked), at, expiresAt } };
  }),
  /** It takes place at the time that was named, chosen or agreed to, and lasts as long as before; what the coach did in their own calendar is settled by it. */
  stampTime: stamp(({ context: { startsAt, endsAt, proposal }, event }) => {
    const wanted = namedBy(event) ?? proposal?.startsAt;
    if (wanted === undefined) return {};
    const moved = { startsAt: wanted, endsAt: wanted + (endsAt - startsAt) };
    return { ...moved, proposal: null, externalMove: null };
  }),
  clearProposal: stamp(() => ({ proposal: null })),
};

const carriedOut = [
  'stampTime',
  'swapTime',
  'nextCalendarVersion',
  'writeToCalendar',
  settleBooking,
  notify('BookingUpdated', ['attendees', 'speakers', 'coach']),
  notifyInvitees,
] as const;
const target = '#booking.life.confirmed.scheduled';

/** Another time: the member's side has it at once while it is early and the coach decides when it is late; what the coach or staff want, the member's side decides (domain reference, 6.6). */
export const moving = [
  {
    guard: and(['speaksForMembers', 'isEarly', 'namesAnotherTime', 'isNewTimeFree']),
    target,
    reenter: true,
    actions: carriedOut,
    description: 'The member is in time, and the coach is free.',
  },
  {
    guard: and([
      'speaksForMembers',
      'isTimeToAnswer',
      'namesAnotherTime',
      'leavesTimeToAnswer',
      'isNewTimeFree',
    ]),
    actions: ['stampProposal', 'coachIsAsked', notify('BookingUpdated', ['coach'], 'proposal')],
    description: 'The member is late and asks the coach.',
  },
  {
    guard: and([
      or(['isBookingCoach', 'isStaff']),
      'isTimeToAnswer',
      'namesAnotherTime',
      'leavesTimeToAnswer',
      'isNewTimeFree',
    ]),
    actions: [
      'stampProposal',
      'membersAreAsked',
      notify('BookingUpdated', ['speakers'], 'proposal'),
    ],
    description: 'The coach or staff ask the member.',
  },
] as const;

export const carryingOut = { target, reenter: true, actions: carriedOut } as const;

export const askingMembers = { target: 'membersAsked', reenter: true } as const;
export const askingCoach = { target: 'coachAsked', reenter: true } as const;
export const ending = { target: 'settled', actions: 'clearProposal' } as const;

type Asking = 'speakers' | 'coach';
const members = 'speaksForMembers';
const coachOrStaff = or(['isBookingCoach', 'isStaff']);

/** The agreed time stands, and whoever waited for an answer is told why. */
const stays = (variant: 'declined' | 'withdrawn' | 'unanswered', to: Asking) =>
  ({
    target: 'settled',
    actions: [
      settleProposal,
      notify(
        'BookingUpdated',
        variant === 'withdrawn' ? [to, 'coach'] : ['proposer', 'coach'],
        variant,
      ),
      'clearProposal',
    ],
  }) as const;

/** What those who are asked for another time do, and what whoever asked does. */
export const byMembers = {
  accepting: {
    guard: and([members, 'isAnswerInTime', 'isProposedTimeFree']),
    target: 'settled',
    actions: 'moveIsAgreed',
  },
  declining: { guard: members, ...stays('declined', 'speakers') },
  withdrawing: { guard: members, ...stays('withdrawn', 'coach') },
} as const;
export const byCoach = {
  accepting: {
    guard: and([coachOrStaff, 'isAnswerInTime', 'isProposedTimeFree']),
    target: 'settled',
    actions: 'moveIsAgreed',
  },
  declining: { guard: coachOrStaff, ...stays('declined', 'coach') },
  withdrawing: { guard: coachOrStaff, ...stays('withdrawn', 'speakers') },
} as const;
export const unanswered = {
  members: stays('unanswered', 'speakers'),
  coach: stays('unanswered', 'coach'),
} as const;
