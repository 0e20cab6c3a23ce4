import { isOneOf } from '#machines/states.ts';
import { forumThreadState, forumThreadStates } from '#machines/forum-thread/states.gen.ts';
import {
  rejectionReasonNames,
  tagsIn,
  threadStatusNames,
  threadStatuses,
  type RejectionReason,
  type ThreadStatus,
} from '#domain/forum/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import { oneOfNames } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { oneOf, searchReader, textLike } from '#web/screens/list/search-reader.ts';
import type { Tone } from '#web/ui/tone.ts';
import * as texts from './texts.ts';

export type ForumThread = DataOf<'GET /forum-threads/{forumThread}'>;
export type ForumThreadSummary = DataOf<'GET /forum-threads'>['data']['results'][number];
export type ForumComment = DataOf<'GET /forum-comments'>['data']['results'][number];
export type ForumPost = ForumThreadSummary | ForumComment;

export const allThreads = recordList('GET /forum-threads', {
  sortsFrom: 'GET /forum-thread/filter',
  sorts: {
    'activity Descending': texts.latestFirst,
    'activity Ascending': texts.latestLast,
    'created Descending': texts.newestFirst,
    'created Ascending': texts.oldestFirst,
    'comments Descending': texts.mostComments,
    'comments Ascending': texts.fewestComments,
  },
  filters: {
    status: oneOfNames(texts.status, threadStatusNames),
    tag: null,
    author: null,
    own: null,
    followed: null,
    waiting: null,
    reported: null,
  },
});

/** How the list comes that nobody has sorted. */
export const latest = { propertyName: 'activity', order: 'Descending' } as const;

export const tabs = ['all', 'mine', 'following', 'waiting', 'reported'] as const;
export type ForumTab = (typeof tabs)[number];

/** What each tab asks for. */
export const tabFilters = {
  all: {},
  mine: { own: 'true' },
  following: { followed: 'true' },
  waiting: { waiting: 'true' },
  reported: { reported: 'true' },
} as const;

const { parse } = allThreads.search;
const own = searchReader({
  tab: oneOf(tabs),
  /** Only threads with this tag. */
  tag: textLike((text) => text.length > 0 && text.length <= 30),
});

/** What the address of the list says. */
export const forumSearch = {
  types: {} as {
    readonly input: (typeof allThreads.search.types)['input'] & (typeof own.types)['input'];
    readonly output: (typeof allThreads.search.types)['output'] & (typeof own.types)['output'];
  },
  parse: (params: unknown) => ({ ...parse(params), ...own.parse(params) }),
};

const tones: Readonly<Record<ThreadStatus, Tone>> = {
  draft: 'neutral',
  pending: 'warning',
  accepted: 'success',
  rejected: 'danger',
};

export const isPublished = isOneOf(forumThreadStates.published);
export const isWaiting = isOneOf(forumThreadStates.waiting);
export const isDraft = isOneOf([forumThreadState.draft]);

/** The status of a post, as badges have it; null where it is published, as most are. */
export function statusOf(state: string): { readonly name: string; readonly tone: Tone } | null {
  const status = threadStatuses.find((each) => each === state.split('.')[0]);
  if (status === undefined || isPublished(state)) return null;
  return { name: threadStatusNames[status], tone: tones[status] };
}

/** Who wrote a post, as the reader may know them. */
export function authorOf({ author, anonymous, isOwn }: ForumPost): string {
  if (isOwn) return texts.you;
  if (author === null) return anonymous ? texts.someone : texts.deletedUser;
  return anonymous ? texts.anonymousTo(author.fullName) : author.fullName;
}

/** Why a post was not published, as a part of a sentence. */
export const reasonOf = ({
  reason,
  remark,
}: {
  readonly reason: RejectionReason;
  readonly remark: string | null;
}): string =>
  reason === 'other' && remark !== null
    ? remark
    : [rejectionReasonNames[reason], ...(remark === null ? [] : [remark])].join('. ');

export const threadPage = (thread: string) =>
  ({ to: '/app/forum/threads/$thread', params: { thread } }) as const;

export const can = (
  { availableEvents }: Pick<ForumPost, 'availableEvents'>,
  ...types: readonly string[]
): boolean => availableEvents.some(({ type, enabled }) => enabled && types.includes(type));

/** The tags of a text in which commas separate them. */
export const tagsOf = (text: string): string[] => tagsIn(text.split(','));
