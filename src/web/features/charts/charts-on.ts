import { notFound } from '@tanstack/react-router';
import { chartsAreOn } from '#web/screens/record/charts-on.ts';
import type { Viewable } from '#web/charts/machines.ts';

/** For a page of charts, before it opens. */
export function ifOn(): void {
  if (!chartsAreOn()) notFound({ throw: true });
}

/** What is there; nothing is a page that does not exist. */
export function found<Thing>(thing: Thing | null): Thing {
  if (thing !== null) return thing;
  notFound({ throw: true });
  throw new Error('The router did not take over.');
}

/** One machine for its page; an unknown name is a page that does not exist. */
export async function viewableNamed(name: string): Promise<Viewable> {
  const { loadViewable } = await import('#web/charts/machines.ts');
  return found(await loadViewable(name));
}
