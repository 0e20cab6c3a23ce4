import type { LinkProps } from '@tanstack/react-router';
import type { Breadcrumb } from '../ui/breadcrumbs.tsx';

interface Place {
  /** The path of the map that the page answers: `/app/bookings/$booking/cancel`. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
  /** The page's own title. */
  readonly title: string;
}

/** The way to a page: the pages above it in the map that exist, each with its title, then its own. */
export function trailOf(
  { pattern, params, title }: Place,
  titleAt: (pattern: string) => string | undefined,
): Breadcrumb[] {
  const parts = pattern.split('/').filter((part) => part !== '');
  const above = parts
    .slice(0, -1)
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .flatMap((to) => {
      const label = titleAt(to);
      return label === undefined ? [] : [{ label, link: { to, params } as LinkProps }];
    });
  return [...above, title];
}
