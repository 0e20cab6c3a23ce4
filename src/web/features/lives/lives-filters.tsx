import { momentOf, valueOf } from '#domain/dates/value.ts';
import type { Narrowing } from '#domain/records/narrowed.ts';
import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import { OrganizationFilter } from '#web/screens/list/organization-filter.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { LivesSearch } from './lives-search.ts';
import type { NarrowedNames } from './use-names.ts';
import * as texts from './texts.ts';

interface LivesFiltersProps {
  /** The first and the last day that are shown. */
  period: { readonly from: string; readonly to: string };
  search: LivesSearch;
  narrowings: readonly Narrowing[];
  names: NarrowedNames;
  onChange: (change: Partial<LivesSearch>) => void;
}

/** The period, and what the records of this chart have. Each takes effect at once. */
export function LivesFilters(props: LivesFiltersProps) {
  const { period, search, narrowings, names, onChange } = props;
  const zone = useZone();
  const day = (key: 'from' | 'to', label: string, limits: { min?: string; max?: string }) => (
    <Field label={label} id={`filter-${key}`}>
      <DatePicker
        zone={zone}
        value={valueOf({ date: period[key], minutes: 0 }, zone)}
        {...limits}
        onChange={(value) => onChange({ [key]: momentOf(value, zone)?.date })}
      />
    </Field>
  );
  return (
    <>
      {day('from', texts.from, { max: period.to })}
      {day('to', texts.until, { min: period.from })}
      {narrowings.map((by) =>
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

const find = (kind: 'session' | 'coach' | 'programme', label: string, many: string) => ({
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
  session: find('session', texts.session, 'sessions'),
  coach: find('coach', texts.coach, 'coaches'),
  programme: find('programme', texts.programme, 'programmes'),
};
