import { and } from 'xstate';
import { tagsIn } from '#domain/forum/vocabulary.ts';
import { maybe } from '#domain/records/fields.ts';
import type { AskedOf, StampsOf } from '../capability.ts';
import type { PlainContext } from '../plain-record.ts';
import { isSent, verb } from '../verbs.ts';
import { writtenFields, type threadFields } from './fields.ts';
import { settle, verbs as moderation } from './moderating.ts';

export type ForumThreadContext = PlainContext<typeof threadFields>;
type Asked = AskedOf<ForumThreadContext>;

const { name, tags } = writtenFields;

/** What people send to a thread besides editing and deleting it, in order of likelihood. */
export const verbs = {
  SUBMIT: verb({
    label: 'Submit',
    done: null,
    meaning: 'The author of a draft wants it published.',
    payload: {},
    history: 'submitted it',
  }),
  RESUBMIT: verb({
    label: 'Edit and resubmit',
    done: 'Your thread is waiting for approval.',
    meaning: 'The author changes what was rejected, and sends it again.',
    payload: writtenFields,
    keeps: [],
    history: 'changed it and sent it again',
  }),
  ACCEPT: verb({
    label: 'Accept',
    done: 'The thread is published.',
    meaning: 'Staff publish it, with its title or tags put right where they have to be.',
    payload: { name: maybe(name), tags: maybe(tags) },
    keeps: [],
    history: 'published it',
    undoneBy: 'UNDO',
  }),
  ...moderation,
  PIN: verb({
    label: 'Pin',
    done: 'The thread is pinned to the top.',
    meaning: 'It is pinned above all others.',
    payload: {},
    history: 'pinned it',
    undoneBy: 'UNPIN',
  }),
  UNPIN: verb({
    label: 'Unpin',
    done: 'The thread is no longer pinned.',
    meaning: 'It is no longer pinned.',
    payload: {},
    history: 'unpinned it',
    undoneBy: 'PIN',
  }),
  LOCK: verb({
    label: 'Lock',
    done: 'Nobody can comment on it now.',
    meaning: 'Nobody can comment on it any more.',
    payload: {},
    history: 'locked it',
    undoneBy: 'UNLOCK',
  }),
  UNLOCK: verb({
    label: 'Unlock',
    done: 'It can be commented on again.',
    meaning: 'It can be commented on again.',
    payload: {},
    history: 'unlocked it',
    undoneBy: 'LOCK',
  }),
} as const;

export const questions = { hasNoComments: {} } as const;

/** What staff put right when they publish it; what the author wrote is kept beside it. */
function editsIn({ context, event }: Asked): Partial<ForumThreadContext> {
  if (!isSent(verbs, event, 'ACCEPT')) return {};
  const title = event.name ?? context.name;
  const chosen = event.tags === undefined ? context.tags : tagsIn(event.tags);
  return {
    ...(title !== context.name && { name: title, originalName: context.name }),
    ...(chosen.join() !== context.tags.join() && { tags: chosen, originalTags: context.tags }),
  };
}

export const stamps = {
  takeEdits: editsIn,
  tidyTags: ({ context }: Asked) => ({ tags: tagsIn(context.tags) }),
  forgetEdits: () => ({ originalName: null, originalTags: null }),
  lock: () => ({ locked: true }),
  unlock: () => ({ locked: false }),
  pin: () => ({ pinned: true }),
  unpin: () => ({ pinned: false }),
} satisfies StampsOf<ForumThreadContext>;

const taken = ['takeFields', 'tidyTags'] as const;
export const published = ['stampPublication', 'recount', 'followOwn'] as const;
/** Nobody takes it back: it counts for its author. */
const publishedAtOnce = [...published, 'countPoints'] as const;
const sent = ['isNotMuted', 'hasAcceptedRules', 'isWithinLimit'] as const;

/** A thread that is new: kept as a draft, published at once where its author needs no approval, or waiting for it. */
export const creating = [
  { guard: 'isDraft', target: 'draft', actions: [...taken, 'stampCreation'] },
  {
    guard: and([...sent, 'needsNoApproval']),
    target: 'accepted.settled',
    actions: [...taken, 'stampCreation', ...publishedAtOnce],
  },
  { guard: and([...sent]), target: 'pending', actions: [...taken, 'stampCreation'] },
] as const;

export const submitting = [
  {
    guard: and(['isAuthor', ...sent, 'needsNoApproval']),
    target: 'accepted.settled',
    actions: ['stampChange', ...publishedAtOnce],
  },
  { guard: and(['isAuthor', ...sent]), target: 'pending', actions: 'stampChange' },
] as const;

export const editing = { guard: 'isAuthor', actions: taken } as const;

/** What is published is looked at again when it is changed late; others read each change, so that whoever is muted makes none. */
export const editingPublished = [
  { guard: and(['isAuthor', 'isNotMuted', 'isRecent']), actions: taken },
  { guard: and(['isAuthor', 'isNotMuted', 'needsNoApproval']), actions: taken },
  {
    guard: and(['isAuthor', 'isNotMuted']),
    target: '#pending',
    actions: [...taken, 'forgetPublication', 'recount'],
  },
] as const;

export const resubmitting = {
  guard: and(['isAuthor', 'isNotMuted']),
  target: '#pending',
  actions: [
    ...taken,
    'forgetEdits',
    'forgetPublication',
    'clearDecision',
    'withdrawPoints',
    settle('ForumThreadRejection'),
  ],
} as const;

export const accepting = {
  guard: 'isStaff',
  target: 'accepted.fresh',
  actions: ['takeEdits', 'stampDecision', ...published],
} as const;

const gone = ['stampDeletion', 'withdrawPoints', settle('ForumThreadRejection')] as const;

/** Authors take back what nobody has answered; staff delete anything. */
export const deleting = [
  { guard: and(['isAuthor', 'hasNoComments']), target: '#deleted', actions: gone },
  { guard: 'isStaff', target: '#deleted', actions: gone },
] as const;
