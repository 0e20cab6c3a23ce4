import { flag, lines, optionalReference, reference } from '#domain/records/fields.ts';
import { forumLimits } from '#domain/forum/vocabulary.ts';
import { moderationFields } from '../forum-thread/fields.ts';

/** What somebody writes below a thread (domain reference, 11.1). */
export const writtenFields = {
  body: lines('Comment', forumLimits.comment),
  anonymous: flag('Comment without my name', false, {
    tip: 'Members and coaches don’t see who wrote it. Our team does.',
  }),
} as const;

/** Where it stands, which is said when it is written and stays so. */
export const placeFields = {
  thread: reference('Thread'),
  parent: optionalReference('Reply to'),
} as const;

export const commentFields = { ...writtenFields, ...placeFields, ...moderationFields } as const;
