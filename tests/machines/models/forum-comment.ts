import { forumTimes } from '#domain/forum/vocabulary.ts';
import { unwritten } from '#machines/plain-record.ts';
import { system } from '#machines/person.ts';
import {
  forumCommentMachine,
  type ForumCommentContext,
  type ForumCommentEvent,
} from '#machines/forum-comment/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { moderationTries, sendings, type Try } from './forum-tries.ts';
import { noon, people } from './people.ts';

const written = { body: 'I say what I can do instead.', anonymous: false } as const;
const place = { thread: 'saying-no', parent: null } as const;

const tries: readonly Try[] = [
  ...sendings(
    'a member sends a comment',
    { ...written, ...place, type: 'CREATE' },
    'isThreadOpen',
    'isParentThere',
  ),
  ...moderationTries(written, 'hasNoReplies'),
];

const context: ForumCommentContext = {
  ...unwritten,
  ...written,
  ...place,
  reason: null,
  remark: null,
  decidedBy: null,
  publishedAt: null,
  wasPublished: false,
  reported: false,
};

/** Somebody comments, staff publish or reject it, readers report it, and its author changes it. */
export const forumCommentModel = modelOf({
  machine: forumCommentMachine,
  inputs: { 'nobody has written it': context },
  cases: () =>
    tries.map(({ name, by, event, refusal, at = noon }): Case<ForumCommentEvent> => ({
      name,
      kind: 'person',
      event: { facts: {}, ...event, by, at } as ForumCommentEvent,
      ...(refusal && { refusal }),
    })),
  ring: (_, __, now) => [{ stamp: { by: system, at: now + forumTimes.undo } }],
  key: ({ context: { wasPublished, reported } }) => [wasPublished, reported],
  invariants: {
    'its author stays its author': ({ value, context: { createdBy } }) =>
      value === 'new' || createdBy === people.mia.id,
    'it stays below its thread': ({ value, context: { thread } }) =>
      value === 'new' || thread === place.thread,
  },
});
