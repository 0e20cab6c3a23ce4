import type { AnyRoute } from '@tanstack/react-router';
import type { Audience } from '#machines/audiences.ts';
import { routeTree } from '../../routeTree.gen.ts';

export type PathsOfAudience = readonly [audience: Audience, paths: readonly string[]];

/**
 * Every path of the map with its parameters, such as `/app/teams/$team`, by whom its page is for; what asks for no session is for everyone. The build puts a list in
 * place of this module.
 */
export function routePaths(): readonly PathsOfAudience[] {
  const pages = Object.values<AnyRoute>({ ...routeTree.children });
  const audienceOf = ({ options }: AnyRoute): Audience =>
    options.staticData?.audience ?? 'everyone';
  return [...Map.groupBy(pages, audienceOf)].map(([audience, routes]) => [
    audience,
    routes.map(({ fullPath }: { readonly fullPath: string }) => fullPath.replace(/(.)\/$/, '$1')),
  ]);
}
