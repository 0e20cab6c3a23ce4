import { formatCalendarDate } from '#domain/time/format.ts';
import { narrowedChips, type NarrowedNames } from '#web/screens/list/found-kinds.ts';
import { useZone } from '#web/screens/use-zone.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import type { ReportSearch } from './report-search.ts';
import type { Report } from './use-report-run.ts';
import * as texts from './texts.ts';

export type ReportFilter = Report['filters'][number];

/** What the report is narrowed to, each with its way out. */
export function useChips(
  search: ReportSearch,
  names: NarrowedNames,
  onChange: (change: Partial<ReportSearch>) => void,
): readonly FilterChip[] {
  const zone = useZone();
  const { from, to, compare } = search;
  const label = {
    from: from && texts.since(formatCalendarDate(from, zone)),
    to: to && texts.upTo(formatCalendarDate(to, zone)),
    compare: compare && texts.compare,
  };
  const days = (['from', 'to', 'compare'] as const).flatMap((key) =>
    label[key] === undefined
      ? []
      : [{ key, label: label[key], onRemove: () => onChange({ [key]: undefined }) }],
  );
  const kinds = ['organization', 'programme', 'team', 'coach'] as const;
  return [...days, ...narrowedChips(kinds, search, names, onChange)];
}
