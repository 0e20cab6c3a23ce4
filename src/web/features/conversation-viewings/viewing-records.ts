import { isOneOf } from '#machines/states.ts';
import { conversationViewingStates } from '#machines/conversation-viewing/states.gen.ts';
import type { DataOf } from '#web/api/call.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { searchReader, someId } from '#web/screens/list/search-reader.ts';
import * as texts from './texts.ts';

export type Viewing = DataOf<'GET /conversation-viewings/{conversationViewing}'>;

/** The log of viewings, for super admins. */
export const viewings = recordList('GET /conversation-viewings', {
  sortsFrom: 'GET /conversation-viewing/filter',
  sorts: { 'started Descending': texts.newestFirst, 'started Ascending': texts.oldestFirst },
  filters: {},
});

/** The viewing that a page belongs to. */
export const viewingSearch = searchReader({ viewing: someId });

/** It is not over. */
export const isOpen = isOneOf(conversationViewingStates.open);
