import { journeyStatuses, journeyWords } from '#domain/organizations/journey.ts';
import type { ListUrl } from '#web/screens/use-list-url.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { MemberChoices, MembersSearch } from './members-search.ts';

interface MemberFiltersProps {
  url: ListUrl<MembersSearch>;
  choices: MemberChoices | undefined;
}

/** Each filter takes effect at once; the list stays in view beside it. */
export function MemberFilters({ url: { search, change }, choices }: MemberFiltersProps) {
  const places = [
    ['team', 'Team', choices?.teams],
    ['programme', 'Programme', choices?.programmes],
  ] as const;
  return (
    <>
      {places.map(([key, label, list = []]) => (
        <Field key={key} label={label} id={`filter-${key}`}>
          <Select
            placeholder="Any"
            value={search[key] ?? ''}
            options={list.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => change({ [key]: id || undefined })}
          />
        </Field>
      ))}
      <Field
        label="Journey status"
        id="filter-journey"
        tip="Stalled: the last session is over 30 days ago and none lies ahead."
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
