import type { Narrowing } from '#domain/records/narrowed.ts';
import { DayFilter } from '#web/screens/list/day-filter.tsx';
import type { NarrowedNames } from '#web/screens/list/found-kinds.ts';
import { NarrowingFilters } from '#web/screens/list/narrowing-filters.tsx';
import type { LivesSearch } from './lives-search.ts';

interface LivesFiltersProps {
  /** The first and the last day that are shown. */
  period: { readonly from: string; readonly to: string };
  search: LivesSearch;
  narrowings: readonly Narrowing[];
  names: NarrowedNames;
  onChange: (change: Partial<LivesSearch>) => void;
}

/** The period, and what the records of this chart have. */
export function LivesFilters({ period, search, narrowings, names, onChange }: LivesFiltersProps) {
  const { from, to } = period;
  return (
    <>
      <DayFilter which="from" date={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DayFilter which="to" date={to} min={from} onChange={(day) => onChange({ to: day })} />
      <NarrowingFilters kinds={narrowings} search={search} names={names} onChange={onChange} />
    </>
  );
}
