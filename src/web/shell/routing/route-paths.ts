import type { AnyRoute } from '@tanstack/react-router';
import { routeTree } from '../../routeTree.gen.ts';

/** Every path of the map with its parameters, such as `/app/teams/$team`; the build puts a list in place of this module. */
export function routePaths(): readonly string[] {
  const pages: readonly { readonly fullPath: string }[] = Object.values<AnyRoute>({
    ...routeTree.children,
  });
  return pages.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));
}
