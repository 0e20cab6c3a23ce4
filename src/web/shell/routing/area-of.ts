/** Where every visit begins: who is at the screen is found out, they sign in, and members begin with their dashboard. */
const first = new Set(['/', '/auth/sign-in', '/auth/whoami', '/app/dashboard']);

/**
 * The area of the map that a path is in: `teams` for `/app/teams/$team/edit`, `charts`, and `open` for what asks for nobody's session.
 * Null for the pages whose routes come with the first download; all others are fetched by area, when the first page of one is
 * opened or comes near.
 */
export function areaOf(path: string): string | null {
  if (first.has(path)) return null;
  const [, root, name = ''] = path.split('/');
  if (root === 'app') return name;
  return root === 'charts' ? 'charts' : 'open';
}

/**
 * All areas whose routes a path needs, the wider one first: what is below a programme or a booking in many pages is an area of its own, `programmes/kai-credits`, and what
 * else is below it another, so that no page fetches what those are told by. `isArea` tells whether there is one by a name.
 */
export function areasOf(path: string, isArea: (name: string) => boolean): readonly string[] {
  const area = areaOf(path);
  if (area === null) return [];
  const part = path.split('/')[4];
  const inner = part ? [`${area}/${part}`, `${area}/others`].find(isArea) : undefined;
  return inner === undefined ? [area] : [area, inner];
}
