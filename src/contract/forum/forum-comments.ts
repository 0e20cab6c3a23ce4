import { z } from 'zod';
import { commentFields, placeFields, writtenFields } from '#machines/forum-comment/fields.ts';
import { verbs } from '#machines/forum-comment/writing.ts';
import { describedLines, id, queryFlag } from '../kernel/fields.ts';
import { nothing, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { background, moderated } from './forum-threads.ts';

export const forumCommentNames = {
  path: 'forum-comments',
  param: 'forumComment',
  model: 'forum-comment',
} as const;

/** A comment in lists. */
export const forumCommentSummary = z
  .object({
    ...plainFields,
    ...moderated,
    thread: z.string(),
    /** The comment that it answers. */
    parent: z.string().nullable(),
    isDeleted: z.boolean(),
    /** Empty where it was deleted and stands only because it was answered. */
    body: z.string(),
  })
  .meta({ id: 'ForumCommentSummary' });

/** A comment by itself. */
export const forumComment = forumCommentSummary
  .extend({ ...plainAuthors, background })
  .meta({ id: 'ForumComment' });

const { label, most } = commentFields.body;
const written = bodyOf(writtenFields).extend({
  body: describedLines(label, most, 1, 'Write a comment.'),
});

export const forumComments = plainRecord(forumCommentNames, {
  words: ['forum comment', 'forum comments'],
  summary: forumCommentSummary,
  detail: forumComment,
  fields: written.extend(bodyOf(placeFields).shape),
  events: { ...payloadsOf(verbs), RESUBMIT: written, EDIT: written, DELETE: nothing },
  orders: ['created'],
  filters: {
    thread: id('Thread').optional(),
    waiting: queryFlag('Awaiting approval').optional(),
  },
});
