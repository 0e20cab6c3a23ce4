import { and } from 'xstate';
import {
  forumTimes,
  rejectionReasonNames,
  rejectionReasons,
  reportReasonNames,
  reportReasons,
} from '#domain/forum/vocabulary.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { choice, optionalLines } from '#domain/records/fields.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import { isStaff } from '../person.ts';
import { touchedBy, type PlainContext } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, verb } from '../verbs.ts';
import type { moderationFields } from './fields.ts';

/** A post as far as it is looked at by staff: a thread or a comment. */
export type Moderated = PlainContext<typeof moderationFields>;
type Asked = AskedOf<Moderated>;

const remark = optionalLines('Explanation', 500);

/** What is sent to a post that others read, in order of likelihood. */
export const verbs = {
  REJECT: verb({
    label: 'Reject',
    done: 'It is not published.',
    meaning: 'Staff don’t publish it, or take it off the forum.',
    payload: {
      reason: choice('Reason', rejectionReasons, {
        names: rejectionReasonNames,
        sentence: 'Choose a reason.',
      }),
      remark,
    },
    keeps: ['reason'],
    history: 'rejected it',
    undoneBy: 'UNDO',
  }),
  UNDO: verb({
    label: 'Undo',
    done: 'The decision was undone.',
    meaning: 'Whoever decided takes it back before the author hears of it.',
    payload: {},
    history: 'took the decision back',
  }),
  REPORT: verb({
    label: 'Report',
    done: 'Thank you. Our team will look at it.',
    meaning: 'A reader asks staff to look at it.',
    payload: {
      reason: choice('Reason', reportReasons, {
        names: reportReasonNames,
        sentence: 'Choose a reason.',
      }),
      remark,
    },
    // Who reports whom, and why, is for staff alone.
    keeps: [],
    history: () => 'It was reported.',
  }),
  KEEP: verb({
    label: 'Keep published',
    done: 'It stays published.',
    meaning: 'Staff have looked at what was reported, and it stays.',
    payload: {},
    history: 'looked at the reports and kept it',
  }),
} as const;

/** What only the server can tell of a post that is being sent. */
export const questions = {
  isNotMuted: {},
  hasAcceptedRules: { field: 'rules', kind: 'payload' },
  isWithinLimit: { kind: 'payload' },
  needsNoApproval: { kind: 'payload' },
} as const;

export const guards = {
  isAuthor: ({ context, event }: Asked) => event.by.id === context.createdBy,
  isReader: ({ context, event }: Asked) => event.by.id !== context.createdBy,
  isDecider: ({ context, event }: Asked) => isStaff(event.by) && event.by.id === context.decidedBy,
  isReported: ({ context }: Asked) => context.reported,
  wasPublished: ({ context }: Asked) => context.wasPublished,
  isRecent: ({ context, event }: Asked) =>
    context.publishedAt !== null && event.at <= context.publishedAt + forumTimes.editable,
};

export const sentences = {
  isAuthor: { kind: 'who', sentence: permission },
  isReader: { kind: 'who', sentence: permission },
  isDecider: { kind: 'who', sentence: permission },
  isReported: { kind: 'what', sentence: 'Nobody has reported it.' },
  wasPublished: { kind: 'choice' },
  isRecent: { kind: 'choice' },
  needsNoApproval: { kind: 'choice' },
} satisfies WordsOf<Moderated>;

export const stamps = {
  stampPublication: ({ context, event }: Asked) => ({
    publishedAt: context.publishedAt ?? event.at,
    wasPublished: true,
    ...touchedBy(event),
  }),
  stampDecision: ({ event }: Asked) => ({ decidedBy: event.by.id, ...touchedBy(event) }),
  takeReason: ({ event }: Asked) =>
    isSent(verbs, event, 'REJECT')
      ? { reason: event.reason ?? null, remark: event.remark ?? null }
      : {},
  clearDecision: () => ({ decidedBy: null, reason: null, remark: null }),
  stampReport: () => ({ reported: true }),
  clearReports: () => ({ reported: false }),
  forgetPublication: () => ({ publishedAt: null, wasPublished: false }),
} satisfies StampsOf<Moderated>;

export const delays = { undoWindow: forumTimes.undo };

/** Who is told what of a post: its author, and of a comment also those who follow the thread. */
export interface ForumNotice {
  readonly type: Extract<NotificationType, `Forum${string}`>;
  readonly to: readonly ('author' | 'threadAuthor' | 'followers')[];
}

export const orders = {
  notify: (_: unknown, _notice: ForumNotice) => {},
  settleNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
};

/** The author hears of a rejection no more once it has been answered. */
export const settle = (...types: readonly NotificationType[]) =>
  ({ type: 'settleNotices', params: { types } }) as const;

export const notify = (
  type: ForumNotice['type'],
  ...to: ForumNotice['to']
): { readonly type: 'notify'; readonly params: ForumNotice } => ({
  type: 'notify',
  params: { type, to },
});

export const rejecting = {
  guard: 'isStaff',
  target: '#rejected',
  actions: ['stampDecision', 'takeReason', 'clearReports', 'recount'],
} as const;

/** Its author hears of a rejection that nobody has taken back, and it counts no more. */
export const announcingRejection = (type: ForumNotice['type']) =>
  ({
    undoWindow: { target: 'settled', actions: ['withdrawPoints', notify(type, 'author')] },
  }) as const;

/** Nobody has heard yet that it was published, so that taking this back leads to where they hear of it. */
export const rejectingUnheard = { ...rejecting, target: '#rejected.unheard' } as const;

export const reporting = { guard: 'isReader', actions: ['stampReport', 'keepReport'] } as const;

export const keeping = {
  guard: and(['isStaff', 'isReported']),
  actions: ['clearReports', 'stampChange', 'dropReports'],
} as const;

/** A decision that is taken back: what was published before is so again, everything else waits once more. */
export const undoingRejection = [
  {
    guard: and(['isDecider', 'wasPublished']),
    target: '#accepted.settled',
    actions: ['clearDecision', 'stampChange', 'recount', 'countPoints'],
  },
  { guard: 'isDecider', target: '#pending', actions: ['clearDecision', 'stampChange'] },
] as const;

/** It is published again by whoever takes the rejection back, and announced when they leave it so. */
export const undoingUnheardRejection = {
  guard: 'isDecider',
  target: '#accepted.fresh',
  actions: ['clearDecision', 'stampDecision', 'recount'],
} as const;

export const undoingAcceptance = {
  guard: 'isDecider',
  target: '#pending',
  actions: ['clearDecision', 'forgetPublication', 'stampChange', 'recount'],
} as const;
