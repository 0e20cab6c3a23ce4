import { useMatches, useRouter } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { accountSteps, type Reader } from '../account-steps.ts';
import { useMayOpen } from '../../ui/may-open.ts';
import type { homeOf } from '../routing/place-after.ts';
import { trailOf } from '../routing/trail-of.ts';

interface TrailProps {
  readonly home: ReturnType<typeof homeOf>;
  readonly reader: Reader;
  /** What the page calls itself, where it has told. */
  readonly ownTitle: string | undefined;
}

/** The breadcrumbs of the page on screen; none where the home button leads to that very page, or where there is no page. */
export function Trail({ home, reader, ownTitle }: TrailProps) {
  const router = useRouter();
  const mayOpen = useMayOpen();
  const leaf = useMatches().at(-1);
  const routeTitle = leaf?.staticData.title;
  if (leaf === undefined || routeTitle === undefined || leaf.fullPath === home) return null;
  const titleAt = (pattern: string): string | undefined => {
    if (mayOpen(pattern) === false) return undefined;
    const route = Reflect.get(router.routesByPath, pattern) as AnyRoute | undefined;
    return route?.options.staticData?.title;
  };
  const place = {
    pattern: leaf.fullPath,
    params: leaf.params,
    title: ownTitle ?? routeTitle,
  };
  const insteadOf = accountSteps.bind(null, reader, mayOpen);
  return <Breadcrumbs home={{ to: home }} crumbs={trailOf(place, titleAt, insteadOf)} />;
}
