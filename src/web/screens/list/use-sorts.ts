import type { EndpointName } from '../../api/call.ts';
import type { SortOption } from '../../ui/lists/sort-menu.tsx';
import { useApiQuery } from '../use-api-query.ts';

type FilterEndpoint = EndpointName & `GET /${string}/filter`;

/** The server's ways to sort a list, in words: `{ 'name Ascending': 'Name, A to Z' }`. Until it has said them, those that have words: nothing jumps when it does. */
export function useSorts(
  route: FilterEndpoint,
  words: Readonly<Record<string, string>>,
): SortOption[] {
  const { data = wordedIn(words) } = useApiQuery(route);
  return data.map(({ propertyName, order }) => ({
    propertyName,
    order,
    label: words[`${propertyName} ${order}`] ?? propertyName,
  }));
}

const wordedIn = (words: Readonly<Record<string, string>>) =>
  Object.keys(words).map((key) => {
    const [propertyName = '', order] = key.split(' ');
    return { propertyName, order: isDescending(order) ? order : ('Ascending' as const) };
  });

const isDescending = (order: string | undefined): order is 'Descending' => order === 'Descending';
