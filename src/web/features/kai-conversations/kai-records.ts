import type { LinkProps } from '@tanstack/react-router';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import type { DataOf } from '#web/api/call.ts';
import { dated, oneOfNames } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { definePlaces } from '#web/screens/record/place.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { statuses } from './words.ts';
import * as texts from './texts.ts';

export type KaiConversation = DataOf<'GET /kai-conversations/{kaiConversation}'>;
export type KaiConversationSummary = DataOf<'GET /kai-conversations'>['data']['results'][number];
export type KaiAnalysis = NonNullable<KaiConversation['analysis']>;

export const places = definePlaces({
  '/app/programmes/$programme/kai-conversations': { own: 'kaiConversation' },
});

/** The page of one conversation. */
export const pageOf = (programme: string, kaiConversation: string): LinkProps => ({
  to: '/app/programmes/$programme/kai-conversations/$kaiConversation',
  params: { programme, kaiConversation },
});

export const useConversation = (id: string) =>
  useApiQuery('GET /kai-conversations/{kaiConversation}', { params: { kaiConversation: id } });

const { deleted: _, ...listed } = statuses;
const statusNames = Object.fromEntries(
  Object.entries(listed).map(([status, { name }]) => [status, name]),
) as Readonly<Record<keyof typeof listed, string>>;

const groupNames = Object.fromEntries(programmeGroups.map((group) => [group, group])) as Readonly<
  Record<(typeof programmeGroups)[number], string>
>;

export const allConversations = recordList('GET /kai-conversations', {
  sortsFrom: 'GET /kai-conversation/filter',
  sorts: {
    'created Descending': texts.newestFirst,
    'created Ascending': texts.oldestFirst,
    'score Descending': texts.highestFirst,
    'score Ascending': texts.lowestFirst,
    'name Ascending': texts.titleAToZ,
    'name Descending': texts.titleZToA,
  },
  filters: {
    group: oneOfNames(texts.group, groupNames),
    status: oneOfNames(texts.status, statusNames),
    from: dated(texts.from, texts.since),
    to: dated(texts.to, texts.until),
    programme: null,
    member: null,
  },
});

/** How the list comes that nobody has sorted. */
export const newestFirst = { propertyName: 'created', order: 'Descending' } as const;

/** "12:30"; a dash where it is not known. */
export const lengthOf = (ms: number | null): string => (ms === null ? '–' : clockText(ms));
