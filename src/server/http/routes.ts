import type { Method, Route } from '#contract/kernel/endpoint.ts';

export function partsOf(route: Route): { method: Method; path: string } {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space) as Method, path: route.slice(space + 1) };
}

export const honoPath = (path: string): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Routes by path, so that a fixed segment is tried before a placeholder in the same place. */
export function inMatchingOrder(routes: readonly Route[]): [path: string, routes: Route[]][] {
  const paths = Map.groupBy(routes, (route) => partsOf(route).path);
  return [...paths].toSorted(([a], [b]) => (matchingKey(a) < matchingKey(b) ? -1 : 1));
}

/** `~` sorts after every letter. */
const matchingKey = (path: string): string => path.replaceAll(/\{\w+\}/g, '~');
