import type { DataOf } from '#web/api/call.ts';
import { ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { searchReader, someText } from '#web/screens/list/search-reader.ts';
import * as texts from './texts.ts';

/** One conversation, as one of the two sees it. */
export type Conversation = DataOf<'GET /conversations/contacts/{contact}'>;
export type ConversationSummary = DataOf<'GET /conversations'>['data']['results'][number];

/** The reader's conversations. */
export const conversations = recordList('GET /conversations', {
  sortsFrom: 'GET /conversation/filter',
  sorts: { 'when Descending': texts.newestFirst, 'when Ascending': texts.oldestFirst },
  filters: {
    unread: ticked(texts.unreadOnly, texts.unreadOnly),
    archived: ticked(texts.archivedOnly, texts.archivedOnly),
  },
});

const { parse } = conversations.search;
const own = searchReader({
  /** What messages have to say that are looked for. */
  said: someText,
});

/** What the address of the page says: how the list stands, and what is looked for in messages. */
export const conversationsSearch = {
  types: {} as {
    readonly input: (typeof conversations.search.types)['input'] & (typeof own.types)['input'];
    readonly output: (typeof conversations.search.types)['output'] & (typeof own.types)['output'];
  },
  parse: (params: unknown) => ({ ...parse(params), ...own.parse(params) }),
};
