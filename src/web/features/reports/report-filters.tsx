import { DayFilter } from '#web/screens/list/day-filter.tsx';
import type { NarrowedNames } from '#web/screens/list/found-kinds.ts';
import { NarrowingFilters } from '#web/screens/list/narrowing-filters.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import type { ReportFilter } from './filter-chips.ts';
import type { ReportSearch } from './report-search.ts';
import type { Report } from './use-report-run.ts';
import * as texts from './texts.ts';

interface ReportFiltersProps {
  search: ReportSearch;
  /** As it was counted last. */
  report: Report | undefined;
  filters: readonly ReportFilter[];
  names: NarrowedNames;
  onChange: (change: Partial<ReportSearch>) => void;
}

/** The period, and what the rows of this report have. Each takes effect at once. */
export function ReportFilters({ search, report, filters, names, onChange }: ReportFiltersProps) {
  const day = (which: 'from' | 'to') => (
    <DayFilter
      which={which}
      date={search[which] ?? report?.period?.[which]}
      onChange={(date) => onChange({ [which]: date })}
    />
  );
  const hasDays = report === undefined || report.period !== null || report.unit !== null;
  return (
    <>
      {hasDays ? day('from') : null}
      {hasDays ? day('to') : null}
      {hasDays ? (
        <Switch
          label={texts.compare}
          checked={search.compare === 'before'}
          onChange={(on) => onChange({ compare: on ? 'before' : undefined })}
        />
      ) : null}
      <NarrowingFilters kinds={filters} search={search} names={names} onChange={onChange} />
    </>
  );
}
