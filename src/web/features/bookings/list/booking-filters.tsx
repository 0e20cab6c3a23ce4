import { Suspense } from 'react';
import { shownCreditStates, statusesOfTab, statusLabels } from '#machines/booking/labels.ts';
import { sessionFormats } from '#domain/bookings/vocabulary.ts';
import { isMember } from '#machines/person.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { Me } from '#web/screens/account/use-me.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { BookingsSearch } from './bookings-search.ts';
import type { FilterNames } from './filter-words.ts';
import { creditNames, kindNames } from '../words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** Reading and writing dates is fetched with the panel, not with the list. */
const FilterDays = lazyPart(async () => (await import('./filter-days.tsx')).FilterDays);

/** So is searching for names. */
const FoundFilters = lazyPart(async () => (await import('./found-filters.tsx')).FoundFilters);

interface BookingFiltersProps {
  url: ListUrl<BookingsSearch>;
  names: FilterNames;
  role: Me['role'];
}

/** Each filter takes effect at once; the list stays in view beside it. */
export function BookingFilters({ url, names, role }: BookingFiltersProps) {
  const { search, change } = url;
  const statuses = statusesOfTab[search.tab];
  return (
    <>
      <Suspense fallback={<WaitingLines lines={3} />}>
        <FoundFilters url={url} names={names} role={role} />
      </Suspense>
      {statuses.length > 1 ? (
        <Field label={texts.status} id="filter-status">
          <Select
            placeholder={texts.any}
            value={search.status?.[0] ?? ''}
            options={statuses.map((value) => ({ value, label: statusLabels[value] ?? value }))}
            onChange={(status) => change({ status: status === '' ? undefined : [status] })}
          />
        </Field>
      ) : null}
      <Field label={texts.kind} id="filter-kind">
        <Select
          placeholder={texts.any}
          value={search.kind ?? ''}
          options={sessionFormats.map((value) => ({ value, label: kindNames[value] }))}
          onChange={(kind) => change({ kind: kind || undefined })}
        />
      </Field>
      <Field label={texts.credit} id="filter-credit">
        <Select
          placeholder={texts.any}
          value={search.creditState?.[0] ?? ''}
          options={shownCreditStates.map((value) => ({ value, label: creditNames[value] }))}
          onChange={(state) => change({ creditState: state === '' ? undefined : [state] })}
        />
      </Field>
      <Suspense fallback={<WaitingLines lines={2} />}>
        <FilterDays url={url} />
      </Suspense>
      <Field label={texts.outcome} id="filter-outcome">
        <Select
          placeholder={texts.any}
          value={search.assumedOutcome ?? ''}
          options={[
            { value: 'true', label: texts.assumedNobodyRecordedIt },
            { value: 'false', label: texts.recorded },
          ]}
          onChange={(assumed) => change({ assumedOutcome: assumed || undefined })}
        />
      </Field>
      <Checkbox
        label={texts.outcomeMissing}
        checked={search.outcomeMissing === 'true'}
        onChange={({ target }) => change({ outcomeMissing: target.checked ? 'true' : undefined })}
      />
      {isMember({ role }) ? null : (
        <Checkbox
          label={texts.noteMissing}
          checked={search.noteMissing === 'true'}
          onChange={({ target }) => change({ noteMissing: target.checked ? 'true' : undefined })}
        />
      )}
      <Checkbox
        label={texts.questionnaireMissing}
        checked={search.questionnaireMissing === 'true'}
        onChange={({ target }) =>
          change({ questionnaireMissing: target.checked ? 'true' : undefined })
        }
      />
    </>
  );
}
