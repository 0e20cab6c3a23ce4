import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import type { Answer } from '#web/screens/use-api-query.ts';

/** The categories to choose from, in their order. */
export const useAllCategories = (): Answer<DataOf<'GET /resource-categories'>> =>
  useApiQuery('GET /resource-categories', { query: { perPage: 100 } });
