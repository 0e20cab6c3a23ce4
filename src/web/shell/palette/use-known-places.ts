import { useMayOpen } from '../../ui/may-open.ts';
import { helpTable, sidebarTable } from '../frame/navigation.ts';
import { actTable } from './acts.ts';
import { useEntries } from '../frame/use-entries.ts';
import type { Place } from './choices.ts';

/** The pages that the reader may open from anywhere, and what they may begin there. */
export function useKnownPlaces(): { readonly pages: Place[]; readonly acts: Place[] } {
  const mayOpen = useMayOpen();
  const entries = useEntries(sidebarTable);
  const others = [
    ['Notifications', '/app/notifications'],
    ['Lives', '/app/lives'],
    ['Standard Rules', '/app/policy'],
    ['AI Rubrics', '/app/kai-rubrics'],
    ...helpTable,
  ] as const;
  const open = (
    table: readonly (readonly [label: string, link: string, also?: string])[],
  ): Place[] =>
    table
      .filter(([, link, also = link]) => mayOpen(link) && mayOpen(also))
      .map(([label, link]) => ({ label, link }));
  const pages = entries.map(({ label, to, params }) => ({
    label,
    link: to.replace('$organization', params['organization'] ?? ''),
  }));
  return { pages: [...pages, ...open(others)], acts: open(actTable) };
}
