import { routePaths } from './route-paths.ts';

/** Whether there is a screen for exactly this path of the map; nothing links to one that does not exist yet. Search and hash don't count. */
export const routeExists = (path: string, paths = routePaths()): boolean =>
  paths.includes(path.split(/[?#]/)[0] ?? '');

/** Whether some screen answers an address such as `/app/bookings/7?tab=past`. */
export function leadsSomewhere(address: string, paths = routePaths()): boolean {
  const segments = (address.split(/[?#]/)[0] ?? '').split('/');
  return paths.some((pattern) => {
    const parts = pattern.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith('$') || part === segments[index])
    );
  });
}
