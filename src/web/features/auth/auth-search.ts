import * as z from 'zod/mini';
import { someText } from '#web/screens/list-search.ts';

/** The page wanted before signing in. */
export const authSearch = z.object({ intended: someText });
