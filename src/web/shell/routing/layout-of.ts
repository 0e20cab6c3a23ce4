export type Layout = 'blank' | 'plain' | 'wide' | 'auth' | 'app';

const below = (path: string, ...roots: string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

/** The layout follows from the path alone (specification, 2, layout choice). */
export function layoutOf(path: string): Layout {
  if (below(path, '/zoom')) return 'blank';
  if (below(path, '/auth/privacy', '/auth/terms', '/privacy', '/terms', '/charts/kit'))
    return 'plain';
  if (below(path, '/charts')) return 'wide';
  return below(path, '/auth') ? 'auth' : 'app';
}
