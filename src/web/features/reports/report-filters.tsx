import { momentOf, valueOf } from '#domain/dates/value.ts';
import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import { OrganizationFilter } from '#web/screens/list/organization-filter.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import type { FilterNames, ReportFilter } from './filter-chips.ts';
import type { ReportSearch } from './report-search.ts';
import type { Report } from './use-report-run.ts';
import * as texts from './texts.ts';

interface ReportFiltersProps {
  search: ReportSearch;
  /** As it was counted last. */
  report: Report | undefined;
  filters: readonly ReportFilter[];
  names: FilterNames;
  onChange: (change: Partial<ReportSearch>) => void;
}

/** The period, and what the rows of this report have. Each takes effect at once. */
export function ReportFilters({ search, report, filters, names, onChange }: ReportFiltersProps) {
  const zone = useZone();
  const day = (key: 'from' | 'to', label: string) => {
    const date = search[key] ?? report?.period?.[key];
    return (
      <Field label={label} id={`filter-${key}`}>
        <DatePicker
          zone={zone}
          value={date === undefined ? null : valueOf({ date, minutes: 0 }, zone)}
          onChange={(value) => onChange({ [key]: momentOf(value, zone)?.date })}
        />
      </Field>
    );
  };
  const hasDays = report === undefined || report.period !== null || report.unit !== null;
  return (
    <>
      {hasDays ? day('from', texts.from) : null}
      {hasDays ? day('to', texts.until) : null}
      {hasDays ? (
        <Switch
          label={texts.compare}
          checked={search.compare === 'before'}
          onChange={(on) => onChange({ compare: on ? 'before' : undefined })}
        />
      ) : null}
      {filters.map((by) =>
        by === 'organization' ? (
          <OrganizationFilter
            key={by}
            organization={search.organization}
            onChange={(organization) => onChange({ organization })}
          />
        ) : (
          <FoundFilter
            key={by}
            {...finders[by]}
            value={search[by]}
            name={names[by]}
            onChange={(found) => onChange({ [by]: found })}
          />
        ),
      )}
    </>
  );
}

const find = (kind: Exclude<ReportFilter, 'organization'>, label: string, many: string) => ({
  label,
  find: {
    route: 'GET /bookings/choices',
    input: (search: string) => ({ query: { kind, search } }),
    nameOf: ({ name }: { readonly name: string }) => name,
    placeholder: texts.search(many),
    none: texts.noneByThatName(kind),
  } as const,
});

const finders = {
  programme: find('programme', texts.programme, 'programmes'),
  team: find('team', texts.team, 'teams'),
  coach: find('coach', texts.coach, 'coaches'),
};
