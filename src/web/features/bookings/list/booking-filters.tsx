import { lazy, Suspense } from 'react';
import { shownCreditStates } from '#machines/booking/labels.ts';
import { sessionFormats } from '#domain/bookings/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { Me } from '#web/screens/account/use-me.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { BookingsSearch } from './bookings-search.ts';
import type { FilterNames } from './filter-words.ts';
import { creditNames, kindNames } from '../words.ts';

/** Reading and writing dates is fetched with the panel, not with the list. */
const FilterDays = lazy(async () => ({ default: (await import('./filter-days.tsx')).FilterDays }));

/** So is searching for names. */
const FoundFilters = lazy(async () => ({
  default: (await import('./found-filters.tsx')).FoundFilters,
}));

interface BookingFiltersProps {
  url: ListUrl<BookingsSearch>;
  names: FilterNames;
  role: Me['role'];
}

/** Each filter takes effect at once; the list stays in view beside it. */
export function BookingFilters({ url, names, role }: BookingFiltersProps) {
  const { search, change } = url;
  return (
    <>
      <Suspense fallback={<WaitingLines lines={3} />}>
        <FoundFilters url={url} names={names} isStaff={isStaff({ role })} />
      </Suspense>
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
          options={shownCreditStates.map((value) => ({ value, label: creditNames[value] }))}
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
