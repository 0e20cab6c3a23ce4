import { listSearch } from '#web/screens/list-search.ts';
import { oneOf, searchReader, type SearchOf } from '#web/screens/search-reader.ts';

export const validities = ['active', 'expired'] as const;

/** What the address of a list of permissions says. */
export const permissionSearch = searchReader({ ...listSearch, validity: oneOf(validities) });
export type PermissionSearch = SearchOf<typeof permissionSearch>;
