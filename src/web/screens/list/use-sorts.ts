import type { EndpointName } from '../../api/call.ts';
import type { SortOption } from '../../ui/lists/sort-menu.tsx';
import { useApiQuery } from '../use-api-query.ts';

type FilterEndpoint = EndpointName & `GET /${string}/filter`;

/** The server's ways to sort a list, in words: `{ 'name Ascending': 'Name, A to Z' }`. */
export function useSorts(
  route: FilterEndpoint,
  words: Readonly<Record<string, string>>,
): SortOption[] {
  const { data = [] } = useApiQuery(route);
  return data.map(({ propertyName, order }) => ({
    propertyName,
    order,
    label: words[`${propertyName} ${order}`] ?? propertyName,
  }));
}
