import { roles } from '#machines/person.ts';
import { userStatuses } from '#domain/people/vocabulary.ts';
import { OrganizationFilter } from '#web/screens/organization-filter.tsx';
import type { ListUrl } from '#web/screens/use-list-url.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { UsersSearch } from './users-search.ts';
import { roleWords, statusWords, type UserChoices } from './words.ts';

interface UserFiltersProps {
  url: ListUrl<UsersSearch>;
  choices: UserChoices | undefined;
}

/** Each filter takes effect at once; the list stays in view beside it. */
export function UserFilters({ url: { search, change }, choices }: UserFiltersProps) {
  return (
    <>
      <Field label="Role" id="filter-role">
        <Select
          placeholder="Any"
          value={search.role ?? ''}
          options={roles.map((value) => ({ value, label: roleWords[value] }))}
          onChange={(role) => change({ role: role || undefined })}
        />
      </Field>
      <Field label="Status" id="filter-status">
        <Select
          placeholder="All but deleted"
          value={search.status ?? ''}
          options={userStatuses.map((value) => ({ value, label: statusWords[value] }))}
          onChange={(status) => change({ status: status || undefined })}
        />
      </Field>
      <OrganizationFilter
        organization={search.organization}
        onChange={(organization) => change({ organization })}
      />
      <Named
        label="Programme"
        list={choices?.programmes}
        value={search.programme}
        onChange={(programme) => change({ programme })}
      />
      <Named
        label="Team"
        list={choices?.teams}
        value={search.team}
        onChange={(team) => change({ team })}
      />
      <Checkbox
        label="Never signed in"
        checked={search.neverSignedIn === 'true'}
        onChange={({ target }) => change({ neverSignedIn: target.checked ? 'true' : undefined })}
      />
    </>
  );
}

interface NamedProps {
  label: string;
  list: readonly { id: string; name: string }[] | undefined;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

function Named({ label, list = [], value, onChange }: NamedProps) {
  return (
    <Field label={label} id={`filter-${label.toLowerCase()}`}>
      <Select
        placeholder="Any"
        value={value ?? ''}
        options={list.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChange(id || undefined)}
      />
    </Field>
  );
}
