import { searchReader, someText } from '#web/screens/list/search-reader.ts';

/** The page wanted before signing in. */
export const authSearch = searchReader({ intended: someText });
