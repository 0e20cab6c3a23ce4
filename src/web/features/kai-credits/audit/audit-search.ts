import { searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';
import { movementSearch } from '../../session-credits/audit/search/public.ts';

export const auditSearch = searchReader({ ...movementSearch, conversation: someId });
export type AuditSearch = SearchOf<typeof auditSearch>;
