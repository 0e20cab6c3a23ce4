import { useState } from 'react';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { keyOfOther, type PermissionValues } from './permission-values.ts';
import type { Place } from './places.ts';
import { endNames, otherEnd } from './words.ts';

interface ChooseEndProps {
  place: Place;
  chosen: PermissionValues['other'];
  onChoose: (chosen: PermissionValues['other']) => void;
}

/** The coach, member, session or team, found by name; what helps to choose stands below it. */
export function ChooseEnd({ place, chosen, onChoose }: ChooseEndProps) {
  const [search, setSearch] = useState('');
  const kind = otherEnd(place);
  const query = useApiQuery(
    'GET /coach-permissions/choices',
    { query: { kind, search } },
    { keepPrevious: true },
  );
  const word = endNames[kind];
  return (
    <Field label={word} errorKey={keyOfOther(place)} required tip="Type a part of the name.">
      <Combobox
        busy={query.isFetching}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        chosen={chosen?.name ?? ''}
        placeholder={`Search ${word.toLowerCase()}${kind === 'coach' ? 'es' : 's'}`}
        none={`No ${word.toLowerCase()} of that name.`}
        options={(query.data ?? []).map(({ id, name, hint }) => ({
          value: id,
          label: name,
          content: <Person name={name} size="small" note={hint} />,
        }))}
        onSearch={setSearch}
        onChoose={(option) =>
          onChoose(option === null ? null : { id: option.value, name: option.label })
        }
      />
    </Field>
  );
}
