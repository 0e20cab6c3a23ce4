import { and, or } from 'xstate';
import { maybe, draftLines, moment } from '#domain/records/fields.ts';
import { questionGuards } from '../../questions.ts';
import { isSent, raised, verb } from '../../verbs.ts';
import { otherTimes } from '../asked-times.ts';
import type { Asked, BookingContext, Words } from '../context.ts';
import { notify, notifyInvitees, settleProposal, settleRequest } from '../notices.ts';
import { justTaken } from './people.ts';
import { quoted } from '../reason.ts';
import { partyOf, stamp } from '../stamps.ts';

export const verbs = {
  SUGGEST_TIME: verb({
    label: 'Suggest another time',
    done: 'You suggested another time. We’ll also hold the original time until they answer.',
    undoneBy: 'WITHDRAW_MOVE',
    meaning: 'The coach would rather have another time than the one that was asked for.',
    // When it would start, and what the member reads with it.
    payload: {
      startsAt: moment('Time', 'Choose a time.'),
      reason: maybe(draftLines('Message', 500)),
    },
    history: ({ name, payload }) => `${name} suggested another time${quoted(payload['reason'])}.`,
  }),
} as const;

export const raises = {
  'request.lapse': raised({
    meaning: 'The request lapses together with the time that was suggested.',
    payload: {},
  }),
} as const;

export const questions = {
  isSuggestedTimeFree: { field: 'time', kind: 'payload', otherwise: justTaken },
} as const;

/** The last moment at which a suggestion can be answered: as long as the request itself, and before the suggested start as long as before every other. */
const answerableUntil = ({ expiresAt, terms }: BookingContext, wanted: number): number =>
  Math.min(expiresAt ?? Infinity, wanted - terms.answerLastMoment);

const suggestedBy = (event: Asked['event']): number | undefined =>
  isSent(verbs, event) ? event.startsAt : undefined;

export const guards = {
  ...questionGuards(questions),
  suggestsNewTime: ({ context, event }: Asked) => {
    const wanted = suggestedBy(event);
    return (
      wanted !== undefined && wanted !== context.startsAt && !otherTimes(context).includes(wanted)
    );
  },
  leavesTimeForSuggestion: ({ context, event }: Asked) =>
    answerableUntil(context, suggestedBy(event) ?? Infinity) > event.at,
  answersRequest: ({ context }: Asked) => context.proposal?.answersRequest === true,
  lapsesWithRequest: ({ context: { proposal, expiresAt } }: Asked) =>
    proposal?.answersRequest === true && proposal.expiresAt === expiresAt,
};

export const sentences: Words = {
  suggestsNewTime: {
    kind: 'payload',
    field: 'time',
    sentence: 'Choose a time that was not asked for. Those that were can be confirmed.',
  },
  leavesTimeForSuggestion: {
    kind: 'payload',
    field: 'time',
    sentence: 'Choose a later time, so that there is time for an answer.',
  },
  answersRequest: { kind: 'choice' },
  lapsesWithRequest: { kind: 'choice' },
};

export const stamps = {
  stampSuggestion: stamp((asked) => {
    const { context, event } = asked;
    if (!isSent(verbs, event) || event.startsAt === undefined) return {};
    return {
      proposal: {
        startsAt: event.startsAt,
        by: event.by.id,
        party: partyOf(asked),
        at: event.at,
        expiresAt: answerableUntil(context, event.startsAt),
        answersRequest: true,
        reason: event.reason?.trim() || null,
      },
    };
  }),
  /** What the coach suggested was their answer; it holds from when the member says yes to it. */
  stampAgreement: stamp(({ context: { proposal }, event: { by, at } }) => ({
    response: { by: proposal?.by ?? by.id, at, decision: 'confirmed', reason: null },
  })),
};

/** The coach answers with a time of their own. It is kept like the one that was asked for, so that either can still be had when the member answers. */
export const suggesting = {
  guard: and([
    or(['isBookingCoach', 'isStaff']),
    'isBeforeExpiry',
    'suggestsNewTime',
    'leavesTimeForSuggestion',
    'isSuggestedTimeFree',
  ]),
  actions: [
    settleProposal,
    'stampSuggestion',
    'holdProposedTime',
    'membersAreAsked',
    settleRequest,
    notify('BookingUpdated', ['speakers'], 'suggested'),
  ],
  description: 'Both times are kept until the member has answered.',
} as const;

/** The member takes the suggested time: both sides have agreed. */
export const agreeing = {
  target: 'confirmed',
  actions: [
    'stampAgreement',
    'stampTime',
    'swapTime',
    'nextCalendarVersion',
    'writeToCalendar',
    settleRequest,
    settleProposal,
    notify('BookingRequestConfirmed', ['requester', 'actor', 'attendees']),
    notify('BookingUpdated', ['coach', 'proposer'], 'accepted'),
    notifyInvitees,
  ],
} as const;

/** The suggestion is over, and the request is as open as it was. */
const isOpenAgain = (notice: ReturnType<typeof notify>) =>
  ({
    target: 'settled',
    actions: [settleProposal, 'releaseProposedTime', notice, 'clearProposal'],
  }) as const;

export const keepingOriginal = {
  guard: and(['speaksForMembers', 'answersRequest']),
  ...isOpenAgain(notify('BookingUpdated', ['coach', 'proposer'], 'original')),
} as const;
export const withdrawingSuggestion = {
  guard: and([or(['isBookingCoach', 'isStaff']), 'answersRequest']),
  ...isOpenAgain(notify('BookingUpdated', ['speakers', 'coach'], 'suggestionWithdrawn')),
} as const;
/** Nobody said anything in time: where the request lapses at that moment too, it takes the suggestion along, and that is what everybody hears. */
export const unansweredSuggestion = [
  { guard: 'lapsesWithRequest', actions: 'requestLapses' },
  {
    guard: 'answersRequest',
    ...isOpenAgain(notify('BookingUpdated', ['coach', 'proposer'], 'suggestionUnanswered')),
  },
] as const;
/** The request has another end: it was answered, withdrawn, or lapsed. */
export const endingSuggestion = {
  guard: 'answersRequest',
  target: 'settled',
  actions: [settleProposal, 'releaseProposedTime', 'clearProposal'],
} as const;
