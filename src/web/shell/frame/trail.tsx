import { useMatches } from '@tanstack/react-router';
import { breadcrumbs } from '#styled/recipes/breadcrumbs.js';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { TrailProps } from './trail-steps.tsx';

/** The page that somebody comes to first has none. */
const TrailSteps = lazyPart(async () => (await import('./trail-steps.tsx')).TrailSteps, {
  dispensable: true,
  meanwhile: () => <div className={breadcrumbs().root} />,
});

/** The breadcrumbs of the page on screen, in a place that is kept for them; none where the home button leads to that very page, or where there is no page. */
export function Trail({ home, ...props }: Omit<TrailProps, 'leaf' | 'title'>) {
  const leaf = useMatches().at(-1);
  const title = leaf?.staticData.title;
  if (leaf === undefined || title === undefined || leaf.fullPath === home) return null;
  return <TrailSteps {...props} home={home} leaf={leaf} title={title} />;
}
