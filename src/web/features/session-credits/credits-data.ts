import type { CreditEntityType } from '#domain/credits/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery, type Answer } from '#web/screens/use-api-query.ts';

export type Credits = DataOf<'GET /session-credits/{entityType}/{entityId}'>;

/** What somebody or something has, and why it is that much. */
export const useCredits = (entityType: CreditEntityType, entityId: string): Answer<Credits> =>
  useApiQuery('GET /session-credits/{entityType}/{entityId}', { params: { entityType, entityId } });
