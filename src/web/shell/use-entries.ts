import { useMe } from '../screens/use-me.ts';
import { entriesFor } from './navigation.ts';
import type { Entry, Row } from './navigation.ts';
import { routeExists } from './route-exists.ts';

/** The rows of a navigation table for whoever is signed in. */
export function useEntries(table: readonly Row[]): Entry[] {
  return entriesFor(table, useMe(), (path) => routeExists(path));
}
