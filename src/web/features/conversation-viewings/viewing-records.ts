import type { verbs } from '#machines/conversation-viewing/viewing.ts';
import type { DataOf } from '#web/api/call.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { searchReader, someId } from '#web/screens/list/search-reader.ts';
import * as texts from './texts.ts';

export type Viewing = DataOf<'GET /conversation-viewings/{conversationViewing}'>;

export type ViewedMessage =
  DataOf<'POST /conversation-viewings/{conversationViewing}/pages'>['messages'][number];

/** The log of viewings, for super admins. */
export const viewings = recordList('GET /conversation-viewings', {
  sortsFrom: 'GET /conversation-viewing/filter',
  sorts: { 'started Descending': texts.newestFirst, 'started Ascending': texts.oldestFirst },
  filters: {},
});

/** The viewing that a page belongs to. */
export const viewingSearch = searchReader({ viewing: someId });

/** What the reader can do with a viewing now; `END` for as long as it is theirs and not over. */
export const offers = ({ availableEvents }: Viewing, event: keyof typeof verbs): boolean =>
  availableEvents.some(({ type, enabled }) => type === event && enabled);
