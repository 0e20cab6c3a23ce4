import type { ShownAwardState } from '#machines/award/states.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader, type SearchOf } from '#web/screens/list/search-reader.ts';

/** What awards are narrowed to. Named here: the address is read without the awards themselves. */
const states = [
  'earned',
  'inProgress',
  'locked',
  'revoked',
] as const satisfies readonly ShownAwardState[];

/** The state of the list of awards in the address of the profile. */
export const awardsSearch = searchReader({ ...listSearch, state: oneOf(states) });
export type AwardsSearch = SearchOf<typeof awardsSearch>;
