import type { LinkProps } from '@tanstack/react-router';
import type { Breadcrumb } from '../../ui/layout/breadcrumbs.tsx';

type Params = Readonly<Record<string, string>>;

interface Place {
  /** The path of the map that the page answers: `/app/bookings/$booking/cancel`. */
  readonly pattern: string;
  readonly params: Params;
  /** The page's own title. */
  readonly title: string;
}

/** A page, by its place in the map; with its title where the map may not be there yet. */
export type Step = readonly [pattern: string, params: Params, title?: string];

/**
 * The way to a page: the pages above it in the map that exist, each with its title, then its own. `insteadOf` names those that stand for a part of the map
 * that has no page.
 */
export function trailOf(
  { pattern, params, title }: Place,
  titleAt: (pattern: string) => string | undefined,
  insteadOf: (pattern: string, params: Params) => readonly Step[] = () => [],
): Breadcrumb[] {
  const parts = pattern.split('/').filter((part) => part !== '');
  const above = parts
    .slice(0, -1)
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .flatMap((to): readonly Step[] =>
      titleAt(to) === undefined ? insteadOf(to, params) : [[to, params]],
    )
    .flatMap(([to, own, named]) => {
      const label = named ?? titleAt(to);
      return label === undefined ? [] : [{ label, link: { to, params: own } as LinkProps }];
    });
  return [...above, title];
}
