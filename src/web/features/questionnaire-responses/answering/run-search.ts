import { oneOf, searchReader, someText, type SearchOf } from '#web/screens/list/search-reader.ts';

/** Where somebody is in a questionnaire, in the address: the question, and whether they see one at a time. */
export const runSearch = searchReader({ question: someText, show: oneOf(['one', 'all']) });
export type RunSearch = SearchOf<typeof runSearch>;
