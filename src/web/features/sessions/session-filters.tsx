import { sessionFormats } from '#domain/bookings/vocabulary.ts';
import { kindNames } from '#web/features/bookings/names/public.ts';
import { ChooseRecord } from '#web/screens/choose-record.tsx';
import type { SearchOf } from '#web/screens/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import type { ListUrl } from '#web/screens/use-list-url.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FilterChip } from '#web/ui/filter-chips.tsx';
import { Select } from '#web/ui/select.tsx';
import type { sessionSearch } from './session-search.ts';

type Url = ListUrl<SearchOf<typeof sessionSearch>>;

interface SessionFiltersProps {
  url: Url;
  coachName: string;
  mayManage: boolean;
}

export function SessionFilters({ url, coachName, mayManage }: SessionFiltersProps) {
  const { format, coach, deleted } = url.search;
  return (
    <>
      <Field label="Format" id="filter-format">
        <Select
          placeholder="Any"
          value={format ?? ''}
          options={sessionFormats.map((value) => ({ value, label: kindNames[value] }))}
          onChange={(value) => url.change({ format: value || undefined })}
        />
      </Field>
      {mayManage ? (
        <>
          <ChooseRecord
            label="Coach"
            id="filter-coach"
            tip=""
            route="GET /coach-permissions/choices"
            input={(search) => ({ query: { kind: 'coach' as const, search } })}
            nameOf={({ name }) => name}
            chosen={coach === undefined ? null : { id: coach, name: coachName }}
            onChoose={(chosen) => url.change({ coach: chosen?.id })}
            placeholder="Search coaches"
            none="No coach of that name."
          />
          <Checkbox
            label="Deleted sessions"
            checked={deleted === 'true'}
            onChange={({ target }) => url.change({ deleted: target.checked ? 'true' : undefined })}
          />
        </>
      ) : null}
    </>
  );
}

/** What the coach of the filter is called; nothing while that is not known. */
export const useCoachName = (coach: string | undefined): string =>
  useApiQuery(
    'GET /coach-permissions/of/{end}/{subject}',
    { params: { end: 'coach', subject: coach ?? '' } },
    { when: coach !== undefined },
  ).data?.name ?? '';

/** The filters in force, each with its way out. */
export function chipsOf(url: Url, coachName: string): FilterChip[] {
  const { format, coach, deleted } = url.search;
  const without = (key: 'format' | 'coach' | 'deleted') => () => url.change({ [key]: undefined });
  const chips: (FilterChip | null)[] = [
    format ? { key: 'format', label: kindNames[format], onRemove: without('format') } : null,
    coach ? { key: 'coach', label: coachName || 'One coach', onRemove: without('coach') } : null,
    deleted ? { key: 'deleted', label: 'Deleted', onRemove: without('deleted') } : null,
  ];
  return chips.filter((chip) => chip !== null);
}
