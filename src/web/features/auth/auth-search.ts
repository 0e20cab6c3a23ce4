import { searchReader, someText } from '#web/screens/search-reader.ts';

/** The page wanted before signing in. */
export const authSearch = searchReader({ intended: someText });
