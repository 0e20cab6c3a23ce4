import { useMe } from '../../screens/account/use-me.ts';
import { entriesFor } from './navigation.ts';
import type { Entry, Row } from './navigation.ts';
import { routeExists } from '../routing/pages-for.ts';

/** The rows of a navigation table for whoever is signed in. */
export function useEntries(table: readonly Row[]): Entry[] {
  return entriesFor(table, useMe(), (path) => routeExists(path));
}
