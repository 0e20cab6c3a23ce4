import { lazy, Suspense } from 'react';
import { creditStates, sessionFormats } from '#domain/bookings/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import type { ListUrl } from '#web/screens/use-list-url.ts';
import type { Me } from '#web/screens/use-me.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { BookingsSearch } from './bookings-search.ts';
import type { FilterChoices } from './filter-words.ts';
import { creditNames, kindNames } from './words.ts';

/** Reading and writing dates is fetched with the panel, not with the list. */
const FilterDays = lazy(async () => ({ default: (await import('./filter-days.tsx')).FilterDays }));

/** So is searching for organisations, which staff do. */
const OrganizationFilter = lazy(async () => ({
  default: (await import('#web/screens/organization-filter.tsx')).OrganizationFilter,
}));

interface BookingFiltersProps {
  url: ListUrl<BookingsSearch>;
  choices: FilterChoices | undefined;
  role: Me['role'];
}

/** Each filter takes effect at once; the list stays in view beside it. */
export function BookingFilters({ url, choices, role }: BookingFiltersProps) {
  const { search, change } = url;
  return (
    <>
      <Named
        label="Session"
        list={choices?.sessions}
        value={search.session}
        onChange={(session) => change({ session })}
      />
      <Named
        label="Coach"
        list={choices?.coaches}
        value={search.coach}
        onChange={(coach) => change({ coach })}
      />
      {isStaff({ role }) ? (
        <Suspense fallback={<WaitingLines lines={1} />}>
          <OrganizationFilter
            organization={search.organization}
            onChange={(organization) => change({ organization })}
          />
        </Suspense>
      ) : null}
      <Field label="Kind" id="filter-kind">
        <Select
          placeholder="Any"
          value={search.kind ?? ''}
          options={sessionFormats.map((value) => ({ value, label: kindNames[value] }))}
          onChange={(kind) => change({ kind: kind || undefined })}
        />
      </Field>
      <Field label="Credit" id="filter-credit">
        <Select
          placeholder="Any"
          value={search.creditState?.[0] ?? ''}
          options={creditStates.map((value) => ({ value, label: creditNames[value] }))}
          onChange={(state) => change({ creditState: state === '' ? undefined : [state] })}
        />
      </Field>
      <Suspense fallback={<WaitingLines lines={2} />}>
        <FilterDays url={url} />
      </Suspense>
      <Field label="Outcome" id="filter-outcome">
        <Select
          placeholder="Any"
          value={search.assumedOutcome ?? ''}
          options={[
            { value: 'true', label: 'Assumed, nobody recorded it' },
            { value: 'false', label: 'Recorded' },
          ]}
          onChange={(assumed) => change({ assumedOutcome: assumed || undefined })}
        />
      </Field>
    </>
  );
}

interface NamedProps {
  label: string;
  list: readonly { id: string; name: string }[] | undefined;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

const Named = ({ label, list = [], value, onChange }: NamedProps) => (
  <Field label={label} id={`filter-${label.toLowerCase()}`}>
    <Select
      placeholder="Any"
      value={value ?? ''}
      options={list.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => onChange(id || undefined)}
    />
  </Field>
);
