import { and } from 'xstate';
import type { PlainContext } from '../plain-record.ts';
import { verb } from '../verbs.ts';
import { notify, settle, verbs as moderation } from '../forum-thread/moderating.ts';
import { writtenFields, type commentFields } from './fields.ts';

export type ForumCommentContext = PlainContext<typeof commentFields>;

/** What people send to a comment besides editing and deleting it, in order of likelihood. */
export const verbs = {
  RESUBMIT: verb({
    label: 'Edit and resubmit',
    done: 'Your comment is waiting for approval.',
    meaning: 'The author changes what was rejected, and sends it again.',
    payload: writtenFields,
    keeps: [],
    history: 'changed it and sent it again',
  }),
  ACCEPT: verb({
    label: 'Accept',
    done: 'The comment is published.',
    meaning: 'Staff publish it.',
    payload: {},
    history: 'published it',
    undoneBy: 'UNDO',
  }),
  ...moderation,
} as const;

export const questions = {
  isThreadOpen: { field: 'thread', kind: 'payload' },
  isParentThere: { field: 'parent', kind: 'payload' },
  hasNoReplies: {},
} as const;

const sent = [
  'isNotMuted',
  'isThreadOpen',
  'isParentThere',
  'hasAcceptedRules',
  'isWithinLimit',
] as const;
const published = ['stampPublication', 'recount'] as const;

/** Those who wrote the thread or follow it hear of a comment once others can read it. */
export const notifyFollowers = notify('ForumThreadComment', 'threadAuthor', 'followers');

export const creating = [
  {
    guard: and([...sent, 'needsNoApproval']),
    target: 'accepted.settled',
    actions: [
      'takeFields',
      'takePlace',
      'stampCreation',
      ...published,
      'countPoints',
      notifyFollowers,
    ],
  },
  {
    guard: and([...sent]),
    target: 'pending',
    actions: ['takeFields', 'takePlace', 'stampCreation'],
  },
] as const;

export const editing = { guard: 'isAuthor', actions: 'takeFields' } as const;

/** What is published is looked at again when it is changed late; others read each change, so that whoever is muted makes none. */
export const editingPublished = [
  { guard: and(['isAuthor', 'isNotMuted', 'isRecent']), actions: 'takeFields' },
  { guard: and(['isAuthor', 'isNotMuted', 'needsNoApproval']), actions: 'takeFields' },
  {
    guard: and(['isAuthor', 'isNotMuted']),
    target: '#pending',
    actions: ['takeFields', 'forgetPublication', 'recount'],
  },
] as const;

export const resubmitting = {
  guard: and(['isAuthor', 'isNotMuted']),
  target: '#pending',
  actions: [
    'takeFields',
    'forgetPublication',
    'clearDecision',
    'withdrawPoints',
    settle('ForumThreadCommentRejection'),
  ],
} as const;

export const accepting = {
  guard: 'isStaff',
  target: 'accepted.fresh',
  actions: ['stampDecision', ...published],
} as const;

// Its row stays as it is: where it was answered, a note stands in its place.
const gone = [
  'stampChange',
  'recount',
  'withdrawPoints',
  settle('ForumThreadCommentRejection'),
] as const;

/** Authors take back what nobody has answered; staff delete anything. */
export const deleting = [
  { guard: and(['isAuthor', 'hasNoReplies']), target: '#deleted', actions: gone },
  { guard: 'isStaff', target: '#deleted', actions: gone },
] as const;
