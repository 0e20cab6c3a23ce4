import { journeyStatuses, journeyWords } from '#domain/organizations/journey.ts';
import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { findPlaceOf } from './find-place.ts';
import type { MembersSearch, PlaceNames } from './members-search.ts';

interface MemberFiltersProps {
  organization: string;
  url: ListUrl<MembersSearch>;
  names: PlaceNames;
}

/** Each filter takes effect at once; the list stays in view beside it. */
export function MemberFilters({
  organization,
  url: { search, change },
  names,
}: MemberFiltersProps) {
  return (
    <>
      <FoundFilter
        label="Team"
        find={findPlaceOf(organization, 'team')}
        value={search.team}
        name={names.team}
        onChange={(team) => change({ team })}
      />
      <FoundFilter
        label="Programme"
        find={findPlaceOf(organization, 'programme')}
        value={search.programme}
        name={names.programme}
        onChange={(programme) => change({ programme })}
      />
      <Field
        label="Journey status"
        id="filter-journey"
        tip="Stalled: the last session is over 30 days ago and none is upcoming."
      >
        <Select
          placeholder="Any"
          value={search.journey ?? ''}
          options={journeyStatuses.map((value) => ({ value, label: journeyWords[value] }))}
          onChange={(journey) => change({ journey: journey || undefined })}
        />
      </Field>
    </>
  );
}
