import { journeyStatuses, journeyWords } from '#domain/organizations/journey.ts';
import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { findPlaceOf } from './find-place.ts';
import type { MembersSearch, PlaceNames } from './members-search.ts';
import * as texts from './texts.ts';

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
        label={texts.team}
        find={findPlaceOf(organization, 'team')}
        value={search.team}
        name={names.team}
        onChange={(team) => change({ team })}
      />
      <FoundFilter
        label={texts.programme}
        find={findPlaceOf(organization, 'programme')}
        value={search.programme}
        name={names.programme}
        onChange={(programme) => change({ programme })}
      />
      <Field label={texts.journeyStatus} id="filter-journey" tip={texts.stalledTheLastSession}>
        <Select
          placeholder={texts.any}
          value={search.journey ?? ''}
          options={journeyStatuses.map((value) => ({ value, label: journeyWords[value] }))}
          onChange={(journey) => change({ journey: journey || undefined })}
        />
      </Field>
    </>
  );
}
