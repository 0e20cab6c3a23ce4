import { forumTimes } from '#domain/forum/vocabulary.ts';
import { unwritten } from '#machines/plain-record.ts';
import { system } from '#machines/person.ts';
import {
  forumThreadMachine,
  type ForumThreadContext,
  type ForumThreadEvent,
} from '#machines/forum-thread/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { moderationTries, sendings, type Try } from './forum-tries.ts';
import { noon, people } from './people.ts';

const written = {
  name: 'How do you say no?',
  body: 'I find it hard to say no to my manager. How do you do it?',
  tags: ['boundaries'],
  anonymous: false,
} as const;

const { mia, max, sam } = people;

const tries: readonly Try[] = [
  ...sendings('a member sends a thread', { ...written, type: 'CREATE', asDraft: false }),
  {
    name: 'a member keeps a draft',
    by: mia,
    event: { ...written, type: 'CREATE', asDraft: true, facts: {} },
  },
  ...sendings('the author submits it', { type: 'SUBMIT' }),
  { name: 'another member submits it', by: max, event: { type: 'SUBMIT' }, refusal: 'isAuthor' },
  ...moderationTries(written, 'hasNoComments'),
  {
    name: 'staff publish it with another title',
    by: sam,
    event: { type: 'ACCEPT', name: 'How do you say no at work?', tags: ['boundaries', 'work'] },
  },
  ...(['PIN', 'UNPIN', 'LOCK', 'UNLOCK'] as const).flatMap((type): Try[] => [
    { name: `staff ${type.toLowerCase()} it`, by: sam, event: { type } },
    {
      name: `a member wants to ${type.toLowerCase()} it`,
      by: max,
      event: { type },
      refusal: 'isStaff',
    },
  ]),
];

export const threadContext: ForumThreadContext = {
  ...unwritten,
  ...written,
  reason: null,
  remark: null,
  decidedBy: null,
  publishedAt: null,
  wasPublished: false,
  reported: false,
  locked: false,
  pinned: false,
  originalName: null,
  originalTags: null,
};

/** Somebody writes a thread, staff publish or reject it, readers report it, and its author changes it. */
export const forumThreadModel = modelOf({
  machine: forumThreadMachine,
  inputs: { 'nobody has written it': threadContext },
  cases: () =>
    tries.map(({ name, by, event, refusal, at = noon }): Case<ForumThreadEvent> => ({
      name,
      kind: 'person',
      event: { facts: {}, ...event, by, at } as ForumThreadEvent,
      ...(refusal && { refusal }),
    })),
  ring: (_, __, now) => [{ stamp: { by: system, at: now + forumTimes.undo } }],
  key: ({ context: { wasPublished, reported } }) => [wasPublished, reported],
  invariants: {
    'its author stays its author': ({ value, context: { createdBy } }) =>
      value === 'new' || createdBy === mia.id,
    'what is published says since when': ({ value, context: { publishedAt } }) =>
      typeof value === 'string' || !('accepted' in value) || publishedAt !== null,
  },
});
