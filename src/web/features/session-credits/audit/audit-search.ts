import { transferTypes } from '#domain/credits/ledger.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { someDate } from '#web/screens/list/search-date.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';

export const auditSearch = searchReader({
  ...listSearch,
  orderProperty: oneOf(['at', 'amount']),
  type: oneOf(transferTypes),
  member: someId,
  team: someId,
  booking: someId,
  actor: someId,
  from: someDate,
  to: someDate,
});
export type AuditSearch = SearchOf<typeof auditSearch>;
