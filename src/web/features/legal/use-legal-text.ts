import type { LegalDocument } from '#domain/legal/documents.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useSession } from '#web/screens/account/use-session.ts';

export type LegalText = DataOf<'GET /legal/{document}'>;

/** A text as it is now; it needs no session. While the tab is being opened nothing is asked, because what it knew is forgotten then. */
export function useLegalText(document: LegalDocument) {
  const isBooting = useSession((session) => session.matches('booting'));
  const input = { params: { document } };
  return useApiQuery('GET /legal/{document}', input, { when: !isBooting, open: true });
}
