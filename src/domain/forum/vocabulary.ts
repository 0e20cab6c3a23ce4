import { HOUR, MINUTE, SECOND } from '#domain/time/calendar.ts';

/** The states of a thread as lists and filters name them (domain reference, 11.1). */
export const threadStatuses = ['draft', 'pending', 'accepted', 'rejected'] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

export const threadStatusNames: Readonly<Record<ThreadStatus, string>> = {
  draft: 'Draft',
  pending: 'Waiting for approval',
  accepted: 'Published',
  rejected: 'Not published',
};

/** Why a post is not published. */
export const rejectionReasons = [
  'offTopic',
  'private',
  'unkind',
  'advertising',
  'duplicate',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The reasons as their author reads them, within a sentence. */
export const rejectionReasonNames: Readonly<Record<RejectionReason, string>> = {
  offTopic: 'It is not about coaching or wellbeing',
  private: 'It says something private about a person',
  unkind: 'It is unkind to someone',
  advertising: 'It advertises something',
  duplicate: 'The same has been posted already',
  other: 'Another reason',
};

/** Why somebody reports a post. */
export const reportReasons = ['private', 'unkind', 'advertising', 'worried', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  private: rejectionReasonNames.private,
  unkind: rejectionReasonNames.unkind,
  advertising: rejectionReasonNames.advertising,
  worried: 'I’m worried about the person who wrote it',
  other: rejectionReasonNames.other,
};

/** Posts of one person within an hour; characters; tags of a thread. */
export const forumLimits = {
  postsAnHour: 5,
  title: { least: 5, most: 120 },
  text: { least: 20, most: 10_000 },
  comment: 5000,
  tags: 5,
  tag: 30,
} as const;

/** How long an author may change what is published before it is looked at again, how long a decision can be undone, and the hour of the limit. */
export const forumTimes = { editable: 30 * MINUTE, undo: 30 * SECOND, flood: HOUR } as const;

/** Tags are compared as they are written here: in small letters, without the spaces around them. */
export const tagsIn = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '')),
];
