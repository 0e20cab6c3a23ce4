import {
  flag,
  lines,
  optionalLines,
  optionalReference,
  own,
  text,
  texts,
} from '#domain/records/fields.ts';
import { forumLimits, type RejectionReason } from '#domain/forum/vocabulary.ts';

const { title, text: body, tags } = forumLimits;

/** What somebody writes (domain reference, 11.1). */
export const writtenFields = {
  name: text('Title', title.most, { least: title.least }),
  body: lines('Text', body.most, body.least),
  tags: texts('Tags', tags),
  anonymous: flag('Post without my name', false, {
    tip: 'Members and coaches don’t see who wrote it. Our team does.',
  }),
} as const;

/** What is known of every post besides what its author wrote: threads and comments are looked at alike. */
export const moderationFields = {
  reason: own<RejectionReason | null>('Reason'),
  remark: optionalLines('Explanation', 500),
  decidedBy: optionalReference('Decided by'),
  publishedAt: own<number | null>('Published'),
  wasPublished: flag('Was published', false),
  reported: flag('Reported', false),
} as const;

export const threadFields = {
  ...writtenFields,
  ...moderationFields,
  locked: flag('Locked', false),
  pinned: flag('Pinned', false),
  originalName: own<string | null>('Original title'),
  originalTags: own<readonly string[] | null>('Original tags'),
} as const;
