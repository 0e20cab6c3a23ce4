import type { AnyRoute } from '@tanstack/react-router';
import { routeTree } from '../../routeTree.gen.ts';

export type FetchArea = () => Promise<{ readonly routes: readonly AnyRoute[] }>;

/*
 * The whole map at once, for tests and while developing. The build puts another module in place of this one: there the tree
 * begins with the first pages only, and all other areas are fetched (`src/tools/pages/route-areas.ts`).
 */
export { routeTree };

/** How to fetch each area that is not in the tree from the beginning, by its name (`area-of.ts`). */
export const areas: Readonly<Record<string, FetchArea>> = {};
