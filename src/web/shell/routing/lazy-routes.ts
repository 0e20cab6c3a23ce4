import type { AnyRoute } from '@tanstack/react-router';
import { areasOf } from './area-of.ts';
import { areas, routeTree } from './route-map.ts';
import type { FetchArea } from './route-map.ts';

/** The part of the map that is not in the first download. */
export interface LazyRoutes {
  /** Fetches the routes around a path; undefined when there are none to wait for. */
  readonly fetchAreaOf: (path: string) => Promise<void> | undefined;
  /** Fetches all routes, so that from then on every link leads to its page's own script at once. */
  readonly fetchAll: () => Promise<void>;
}

interface Parts {
  readonly tree: AnyRoute;
  readonly areas: Readonly<Record<string, FetchArea>>;
  /** The areas that are in the tree. */
  readonly there: Set<string>;
}

const product: Parts = { tree: routeTree, areas, there: new Set() };

/** `grow` makes the router read the tree again, after routes were added to it. */
export function lazyRoutes(grow: () => void, parts = product): LazyRoutes {
  const { tree, areas: fetchers, there } = parts;
  const isKnown = (name: string): boolean => Object.hasOwn(fetchers, name);
  const isMissing = (name: string): boolean => isKnown(name) && !there.has(name);
  const add = async (names: readonly string[]): Promise<void> => {
    const found = await Promise.all(
      names.map(async (name) => ({ name, routes: (await fetchers[name]?.())?.routes ?? [] })),
    );
    // Somebody else may have fetched the same meanwhile.
    const fresh = found.filter(({ name }) => !there.has(name));
    for (const { name } of fresh) there.add(name);
    const known = Object.values<AnyRoute>({ ...(tree.children as object) });
    tree.addChildren([...known, ...fresh.flatMap(({ routes }) => routes)]);
    grow();
  };
  return {
    fetchAreaOf: (path) => {
      const missing = areasOf(path, isKnown).filter(isMissing);
      return missing.length > 0 ? add(missing) : undefined;
    },
    fetchAll: () => add(Object.keys(fetchers).filter(isMissing)),
  };
}
