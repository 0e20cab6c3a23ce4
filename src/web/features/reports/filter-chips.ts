import { formatCalendarDate } from '#domain/time/format.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import type { ReportSearch } from './report-search.ts';
import type { Report } from './use-report-run.ts';
import * as texts from './texts.ts';

export type ReportFilter = Report['filters'][number];

/** What the records of the filters are called, as far as that is known. */
export type FilterNames = Readonly<Record<ReportFilter, string | undefined>>;

const useName = (kind: Exclude<ReportFilter, 'organization'>, chosen: string | undefined) =>
  useApiQuery('GET /bookings/choices', { query: { kind, chosen } }, { when: chosen !== undefined })
    .data?.[0]?.name;

export const useFilterNames = (search: ReportSearch): FilterNames => ({
  organization: useOrganizationName(search.organization),
  programme: useName('programme', search.programme),
  team: useName('team', search.team),
  coach: useName('coach', search.coach),
});

const labels: Readonly<Record<ReportFilter, string>> = {
  organization: texts.organisation,
  programme: texts.programme,
  team: texts.team,
  coach: texts.coach,
};

/** What the report is narrowed to, each with its way out. */
export function useChips(
  search: ReportSearch,
  names: FilterNames,
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
  const narrowed = (['organization', 'programme', 'team', 'coach'] as const).flatMap((key) =>
    search[key] === undefined
      ? []
      : [
          {
            key,
            label: texts.narrowedTo(labels[key], names[key]),
            onRemove: () => onChange({ [key]: undefined }),
          },
        ],
  );
  return [...days, ...narrowed];
}
