import { isFor } from '#machines/audiences.ts';
import type { Role } from '#machines/person.ts';
import { routePaths } from './route-paths.ts';

/** Whether there is a screen for exactly this path of the map; nothing links to one that does not exist yet. */
export const routeExists = (path: string, pages = routePaths()): boolean =>
  pages.some(([, paths]) => paths.includes(path));

/**
 * Says of an address such as `/app/bookings/7?tab=past`, or of a path of the map, whether the page that answers it is for somebody of this role; undefined where no
 * page does.
 */
export function pagesFor(
  role: Role,
  pages = routePaths(),
): (address: string) => boolean | undefined {
  // Fixed names before ids: `/app/users/create` is no page about a user.
  const known = pages
    .flatMap(([audience, paths]) =>
      paths.map((path) => ({ parts: path.split('/'), isTheirs: isFor(audience, role) })),
    )
    .toSorted((one, other) => idsIn(one.parts) - idsIn(other.parts));
  return (address) => {
    const segments = (address.split(/[?#]/)[0] ?? '').split('/');
    return known.find(
      ({ parts }) =>
        parts.length === segments.length &&
        parts.every((part, index) => part.startsWith('$') || part === segments[index]),
    )?.isTheirs;
  };
}

const idsIn = (parts: readonly string[]): number =>
  parts.filter((part) => part.startsWith('$')).length;
