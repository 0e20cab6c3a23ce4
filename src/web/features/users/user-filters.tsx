import { roles } from '#machines/person.ts';
import { shownUserStatuses } from '#machines/user/states.ts';
import { OrganizationFilter } from '#web/screens/list/organization-filter.tsx';
import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { findPlace } from './find-place.tsx';
import type { FilterNames } from './user-chips.ts';
import type { UsersSearch } from './users-search.ts';
import { roleWords, statusWords } from './words.ts';
import * as texts from './texts.ts';

interface UserFiltersProps {
  url: ListUrl<UsersSearch>;
  names: FilterNames;
}

/** Each filter takes effect at once; the list stays in view beside it. */
export function UserFilters({ url: { search, change }, names }: UserFiltersProps) {
  return (
    <>
      <Field label={texts.role2} id="filter-role">
        <Select
          placeholder={texts.any}
          value={search.role ?? ''}
          options={roles.map((value) => ({ value, label: roleWords[value] }))}
          onChange={(role) => change({ role: role || undefined })}
        />
      </Field>
      <Field label={texts.status2} id="filter-status">
        <Select
          placeholder={texts.allButDeleted}
          value={search.status ?? ''}
          options={shownUserStatuses.map((value) => ({ value, label: statusWords[value] }))}
          onChange={(status) => change({ status: status || undefined })}
        />
      </Field>
      <OrganizationFilter
        organization={search.organization}
        onChange={(organization) => change({ organization })}
      />
      <FoundFilter
        label={texts.programme2}
        find={findPlace('programme')}
        value={search.programme}
        name={names.programme}
        onChange={(programme) => change({ programme })}
      />
      <FoundFilter
        label={texts.team2}
        find={findPlace('team')}
        value={search.team}
        name={names.team}
        onChange={(team) => change({ team })}
      />
      <Checkbox
        label={texts.neverSignedIn}
        checked={search.neverSignedIn === 'true'}
        onChange={({ target }) => change({ neverSignedIn: target.checked ? 'true' : undefined })}
      />
    </>
  );
}
