import { and, or } from 'xstate';
import { moment } from '#domain/records/fields.ts';
import { questionGuards } from '../../questions.ts';
import { isSent, raised, verb } from '../../verbs.ts';
import { chosenBy } from './answer.ts';
import type { Asked, Words } from '../context.ts';
import { isAgreed } from '../labels.ts';
import { notify, notifyInvitees, settleBooking } from '../notices.ts';
import { isLate, justTaken } from './people.ts';
import { answerBy } from './proposal.ts';
import { partyOf, stamp } from '../stamps.ts';

export const verbs = {
  MOVE: verb({
    label: 'Change time',
    done: ({ transitions }) =>
      transitions.some((each) => each.includes('|move.ask'))
        ? 'You asked for another time. The session stays on {when} until they answer.'
        : 'Moved to {when}.',
    undoneBy: 'WITHDRAW_MOVE',
    meaning: 'Someone wants another time.',
    // When it is to start; it lasts as long as before.
    payload: { startsAt: moment('Time', 'Choose a time.') },
    history: ({ name, transitions }) =>
      transitions.some((each) => each.includes('|move.ask'))
        ? `${name} asked for another time.`
        : `${name} moved this session to another time.`,
    tooLate: (status) =>
      isAgreed(status) ? 'This session is about to start, so its time can’t be changed.' : null,
  }),
} as const;

export const raises = {
  'move.carryOut': raised({
    meaning: 'The session gets the time that was agreed to.',
    payload: {},
  }),
} as const;

export const questions = {
  isNewTimeFree: { field: 'time', kind: 'payload', otherwise: justTaken },
} as const;

export const guards = {
  ...questionGuards(questions),
  isEarly: (asked: Asked) => !isLate(asked),
  isTimeToAnswer: ({ context, event }: Asked) => answerBy(context, event.at, Infinity) > event.at,
  namesAnotherTime: ({ context, event }: Asked) =>
    isSent(verbs, event) && event.startsAt !== undefined && event.startsAt !== context.startsAt,
  leavesTimeToAnswer: ({ context, event }: Asked) =>
    isSent(verbs, event) && answerBy(context, event.at, event.startsAt ?? Infinity) > event.at,
};

export const sentences: Words = {
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
};

/** The start that an event names. */
const namedBy = (event: Asked['event']): number | undefined =>
  isSent(verbs, event) ? event.startsAt : chosenBy(event);

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
