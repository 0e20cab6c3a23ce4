import { useRouter } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { accountSteps, type Reader } from '../account-steps.ts';
import { useMayOpen } from '../../ui/may-open.ts';
import type { homeOf } from '../routing/place-after.ts';
import { trailOf } from '../routing/trail-of.ts';

export interface TrailProps {
  readonly home: ReturnType<typeof homeOf>;
  readonly reader: Reader;
  /** What the page calls itself, where it has told. */
  readonly ownTitle: string | undefined;
  /** The page on screen, and what its route calls it. */
  readonly leaf: { readonly fullPath: string; readonly params: Readonly<Record<string, string>> };
  readonly title: string;
}

/** The way to the page on screen. */
export function TrailSteps({ home, reader, ownTitle, leaf, title }: TrailProps) {
  const router = useRouter();
  const mayOpen = useMayOpen();
  const titleAt = (pattern: string): string | undefined => {
    if (mayOpen(pattern) === false) return undefined;
    const route = Reflect.get(router.routesByPath, pattern) as AnyRoute | undefined;
    return route?.options.staticData?.title;
  };
  const place = { pattern: leaf.fullPath, params: leaf.params, title: ownTitle ?? title };
  const insteadOf = accountSteps.bind(null, reader, mayOpen);
  return <Breadcrumbs home={{ to: home }} crumbs={trailOf(place, titleAt, insteadOf)} />;
}
