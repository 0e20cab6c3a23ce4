import { transferTypes } from '#domain/credits/ledger.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { someDate } from '#web/screens/list/search-date.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';

/** What movements are narrowed to, whatever the credits pay for. */
export const movementSearch = {
  ...listSearch,
  orderProperty: oneOf(['at', 'amount']),
  type: oneOf(transferTypes),
  member: someId,
  actor: someId,
  from: someDate,
  to: someDate,
} as const;

const movements = searchReader(movementSearch);
export type MovementSearch = SearchOf<typeof movements>;

export const auditSearch = searchReader({ ...movementSearch, team: someId, booking: someId });
export type AuditSearch = SearchOf<typeof auditSearch>;
