import { and, or } from 'xstate';
import { questionGuards } from '../../questions.ts';
import { raised, verb } from '../../verbs.ts';
import type { Asked, BookingContext, Words } from '../context.ts';
import { isAgreed, isAsked } from '../labels.ts';
import { notify, settleProposal } from '../notices.ts';
import { justTaken } from './people.ts';
import { speakersOf } from '../speakers.ts';
import { stamp } from '../stamps.ts';

const nobodyAsks = (status: string) =>
  isAgreed(status) || isAsked(status) ? 'No other time is being suggested any more.' : null;

/** Whether another time was a coach's answer to a request; that is asked for first. */
const isOfRequest = (transitions: readonly string[], event: string): boolean =>
  transitions.some((each) => new RegExp(`(membersAsked|requested)\\|${event}\\|0$`).test(each));

export const verbs = {
  ACCEPT_MOVE: verb({
    label: 'Accept new time',
    done: ({ transitions }) =>
      isOfRequest(transitions, 'move.carryOut') ? 'Confirmed for {when}.' : 'Moved to {when}.',
    meaning: 'Whoever is asked agrees to the other time.',
    payload: {},
    history: 'agreed to the other time',
    tooLate: nobodyAsks,
  }),
  DECLINE_MOVE: verb({
    label: 'Keep current time',
    done: ({ transitions }) =>
      isOfRequest(transitions, 'DECLINE_MOVE')
        ? 'Your request for {when} is still open.'
        : 'It stays on {when}.',
    meaning: 'Whoever is asked keeps the agreed time.',
    payload: {},
    history: ({ name, transitions }) =>
      isOfRequest(transitions, 'DECLINE_MOVE')
        ? `${name} would rather keep the time that was asked for.`
        : `${name} kept the agreed time.`,
    tooLate: nobodyAsks,
  }),
  WITHDRAW_MOVE: verb({
    label: 'Withdraw suggestion',
    done: ({ transitions }) =>
      isOfRequest(transitions, 'WITHDRAW_MOVE')
        ? 'You no longer suggest another time. The request for {when} is still open.'
        : 'You no longer ask for another time. It stays on {when}.',
    meaning: 'Nobody wants the other time any more.',
    payload: {},
    history: 'no longer asked for another time',
    tooLate: nobodyAsks,
  }),
} as const;

export const raises = {
  'move.askMembers': raised({ meaning: 'Those who come are asked for another time.', payload: {} }),
  'move.askCoach': raised({ meaning: 'The coach is asked for another time.', payload: {} }),
  'move.end': raised({ meaning: 'What was asked about the time is over.', payload: {} }),
} as const;

/** The last moment at which another time can be answered: as with a request, and before either start. */
export const answerBy = (
  { startsAt, terms }: Pick<BookingContext, 'startsAt' | 'terms'>,
  at: number,
  wanted: number,
): number => Math.min(at + terms.answerTtl, Math.min(startsAt, wanted) - terms.answerLastMoment);

export const questions = {
  isProposedTimeFree: { field: 'time', otherwise: justTaken },
} as const;

export const guards = {
  ...questionGuards(questions),
  speaksForMembers: ({ context, event }: Asked) => speakersOf(context).includes(event.by.id),
  isAnswerInTime: ({ context, event }: Asked) =>
    event.at < (context.proposal?.expiresAt ?? Infinity),
};

export const sentences: Words = {
  speaksForMembers: {
    kind: 'who',
    sentence: 'Only the person who asked can agree to another time.',
  },
  isAnswerInTime: { kind: 'what', sentence: 'It is too late to agree to the other time.' },
};

export const stamps = { clearProposal: stamp(() => ({ proposal: null })) };

const askingMembers = { target: 'membersAsked', reenter: true } as const;
const askingCoach = { target: 'coachAsked', reenter: true } as const;
export const ending = { target: 'settled', actions: 'clearProposal' } as const;
/** Another question takes its place, or nobody waits for an answer any more. */
export const askedAnewOrOver = {
  'move.askMembers': askingMembers,
  'move.askCoach': askingCoach,
  'move.end': ending,
} as const;

type Asking = 'speakers' | 'coach';
const members = 'speaksForMembers';
const coachOrStaff = or(['isBookingCoach', 'isStaff']);

/** Whoever was asked, and the coach in any case. */
const hearOfWithdrawal = { speakers: ['speakers', 'coach'], coach: ['coach'] } as const;

/** The agreed time stands, and whoever waited for an answer is told why. */
const stays = (variant: 'declined' | 'withdrawn' | 'unanswered', to: Asking) =>
  ({
    target: 'settled',
    actions: [
      settleProposal,
      notify(
        'BookingUpdated',
        variant === 'withdrawn' ? hearOfWithdrawal[to] : ['proposer', 'coach'],
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
