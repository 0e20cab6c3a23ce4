import { isFor, type Audience } from '#machines/audiences.ts';
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
  const audienceOf = audiencesOf(pages);
  return (address) => {
    const audience = audienceOf(address);
    return audience && isFor(audience, role);
  };
}

/** Says of an address whether a navigation to it is cancelled (specification, 2: isNotCoach); null where none is. */
export function pagesKeptFrom(
  role: Role,
  pages = routePaths(),
): ((address: string) => boolean) | null {
  const hasAny = pages.some(([audience]) => audience === 'everyoneButCoaches');
  if (role !== 'Coach' || !hasAny) return null;
  const audienceOf = audiencesOf(pages);
  return (address) => audienceOf(address) === 'everyoneButCoaches';
}

function audiencesOf(
  pages: ReturnType<typeof routePaths>,
): (address: string) => Audience | undefined {
  // Fixed names before ids: `/app/users/create` is no page about a user.
  const known = pages
    .flatMap(([audience, paths]) => paths.map((path) => ({ parts: path.split('/'), audience })))
    .toSorted((one, other) => idsIn(one.parts) - idsIn(other.parts));
  return (address) => {
    const segments = (address.split(/[?#]/)[0] ?? '').split('/');
    return known.find(
      ({ parts }) =>
        parts.length === segments.length &&
        parts.every((part, index) => part.startsWith('$') || part === segments[index]),
    )?.audience;
  };
}

const idsIn = (parts: readonly string[]): number =>
  parts.filter((part) => part.startsWith('$')).length;
