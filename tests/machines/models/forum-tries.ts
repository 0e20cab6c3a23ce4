import { forumTimes } from '#domain/forum/vocabulary.ts';
import type { Person } from '#machines/person.ts';
import { minute, noon, people } from './people.ts';

/** Something that is tried with a post: who does it, when, and what stops it. */
export interface Try {
  readonly name: string;
  readonly by: Person;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  readonly refusal?: string;
  readonly at?: number;
}

const { mia, max, sam } = people;

/** What the server says of whoever sends a post and needs approval. */
export const waits = { needsNoApproval: 'We’ll review it before others see it.' };

/** What the server says to whoever it stops. */
const said: Readonly<Record<string, string>> = {
  isNotMuted: 'You can’t post in the forum at the moment: Be kind first.',
  hasAcceptedRules: 'Read and accept the forum rules first.',
  isWithinLimit: 'You’ve posted 5 times in the last hour. Try again later.',
  isThreadOpen: 'This thread is locked. Nobody can comment on it.',
  isParentThere: 'The comment you are answering is no longer there.',
  hasNoComments: 'Can’t delete the thread: it has 1 comment.',
  hasNoReplies: 'Can’t delete the comment: it has 1 reply.',
};

/** Later than an author may change what is published without it being looked at again. */
export const late = noon + forumTimes.editable + minute;

/** Sending a post anew: published at once, waiting, and what speaks against it. */
export const sendings = (
  words: string,
  event: Try['event'],
  ...questions: readonly string[]
): Try[] => [
  { name: `${words} and it is published at once`, by: mia, event: { ...event, facts: {} } },
  { name: `${words} and it waits`, by: mia, event: { ...event, facts: waits } },
  ...['isNotMuted', 'hasAcceptedRules', 'isWithinLimit', ...questions].map((question) => ({
    name: `${words} against ${question}`,
    by: mia,
    event: { ...event, facts: { ...waits, [question]: said[question] } },
    refusal: question,
  })),
];

/** What happens to threads and comments alike. `written` is what their author writes. */
export const moderationTries = (written: object, answered: string): Try[] => [
  { name: 'staff publish it', by: sam, event: { type: 'ACCEPT' } },
  { name: 'a member publishes it', by: max, event: { type: 'ACCEPT' }, refusal: 'isStaff' },
  {
    name: 'staff reject it',
    by: sam,
    event: { type: 'REJECT', reason: 'offTopic', remark: null },
  },
  {
    name: 'a member rejects it',
    by: max,
    event: { type: 'REJECT', reason: 'offTopic', remark: null },
    refusal: 'isStaff',
  },
  { name: 'whoever decided takes it back', by: sam, event: { type: 'UNDO' } },
  {
    name: 'a member takes a decision back',
    by: max,
    event: { type: 'UNDO' },
    refusal: 'isDecider',
  },
  {
    name: 'a reader reports it',
    by: max,
    event: { type: 'REPORT', reason: 'unkind', remark: null },
  },
  {
    name: 'the author reports it',
    by: mia,
    event: { type: 'REPORT', reason: 'unkind', remark: null },
    refusal: 'isReader',
  },
  { name: 'staff keep it', by: sam, event: { type: 'KEEP' } },
  { name: 'a member keeps it', by: max, event: { type: 'KEEP' }, refusal: 'isStaff' },
  { name: 'the author edits it', by: mia, event: { ...written, type: 'EDIT' } },
  {
    name: 'another member edits it',
    by: max,
    event: { ...written, type: 'EDIT' },
    refusal: 'isAuthor',
  },
  {
    name: 'the author edits it late',
    by: mia,
    at: late,
    event: { ...written, type: 'EDIT', facts: waits },
  },
  {
    name: 'an author who needs no approval edits it late',
    by: mia,
    at: late,
    event: { ...written, type: 'EDIT' },
  },
  { name: 'the author sends it again', by: mia, event: { ...written, type: 'RESUBMIT' } },
  {
    name: 'an author who is muted sends it again',
    by: mia,
    event: { ...written, type: 'RESUBMIT', facts: { isNotMuted: said['isNotMuted'] } },
    refusal: 'isNotMuted',
  },
  {
    name: 'another member sends it again',
    by: max,
    event: { ...written, type: 'RESUBMIT' },
    refusal: 'isAuthor',
  },
  { name: 'the author deletes it', by: mia, event: { type: 'DELETE' } },
  {
    name: 'the author deletes what was answered',
    by: mia,
    event: { type: 'DELETE', facts: { [answered]: said[answered] } },
  },
  { name: 'staff delete it', by: sam, event: { type: 'DELETE' } },
  { name: 'another member deletes it', by: max, event: { type: 'DELETE' }, refusal: 'isAuthor' },
];
