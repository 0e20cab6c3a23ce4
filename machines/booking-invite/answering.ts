import { and } from 'xstate';
import { optionalLines } from '#domain/records/fields.ts';
import { questionGuards } from '../questions.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Stamps } from './context.ts';
import { declined, settled } from './notices.ts';

export const verbs = {
  ACCEPT: verb({
    label: 'Accept',
    done: 'You’re coming to this session.',
    meaning: 'The invitee says that they come.',
    payload: {},
    history: 'accepted',
  }),
  REJECT: verb({
    label: 'Decline',
    done: 'You declined the invitation.',
    meaning: 'The invitee says that they do not come.',
    payload: { reason: optionalLines('Reason', 500) },
    keeps: [],
    history: 'declined',
  }),
} as const;

export const reports = {
  LEAVE: report({
    meaning: 'The invitee has withdrawn from the session.',
    payload: {},
    history: () => 'The invitee withdrew from the session.',
  }),
} as const;

export const questions = { isTimeFree: {}, isCovered: {} } as const;

export const guards = questionGuards(questions);

export const stamps = {
  stampResponse: ({ event }) => ({
    respondedAt: event.at,
    declineReason: (isSent(verbs, event, 'REJECT') && event.reason?.trim()) || null,
  }),
  forgetResponse: () => ({ respondedAt: null, declineReason: null }),
} satisfies Stamps;

/** By what was answered before. */
export const accepting = {
  sent: {
    guard: and(['isInvitee', 'isOn', 'isInTime', 'isTimeFree', 'isCovered']),
    target: 'accepted',
    actions: ['stampResponse', settled, 'joinSession'],
  },
  rejected: {
    guard: and(['isInvitee', 'isOn', 'isInTime', 'isNotIn', 'hasSeat', 'isTimeFree', 'isCovered']),
    target: 'accepted',
    actions: ['stampResponse', 'joinSession'],
    description: 'They come after all, while there is a seat.',
  },
} as const;

const mayReject = { guard: and(['isInvitee', 'isOn', 'isInTime']), target: 'rejected' } as const;

export const rejecting = {
  waiting: {
    ...mayReject,
    actions: ['stampResponse', 'forgetWaiting', declined],
    description: 'The invitee leaves the waiting list.',
  },
  sent: { ...mayReject, actions: ['stampResponse', settled, declined, 'offerSeat'] },
  accepted: { ...mayReject, actions: ['stampResponse', 'leaveSession', declined] },
} as const;

export const leaving = {
  guard: 'isSystem',
  target: 'rejected',
  actions: ['stampResponse', declined],
  description: 'They have withdrawn from the session.',
} as const;
