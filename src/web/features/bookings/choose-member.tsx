import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#web/api/options.ts';
import { useApi } from '#web/screens/use-services.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { CreateParts } from './create-parts.ts';

/** Found by name: there can be thousands. */
export function ChooseMember({ draft, change }: CreateParts) {
  const [search, setSearch] = useState('');
  const { data = [], isFetching } = useQuery({
    ...queryOf(useApi(), 'GET /booking-requests/members', { query: { search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Field label="Member" required tip="Type a part of the name.">
      <Combobox
        busy={isFetching}
        chosen={draft.member?.name ?? ''}
        placeholder="Search members"
        none="No member of that name."
        options={data.map(({ id, fullName, pictureUrl, organization }) => ({
          value: id,
          label: fullName,
          content: (
            <Person name={fullName} picture={pictureUrl} size="small" note={organization?.name} />
          ),
        }))}
        onSearch={setSearch}
        onChoose={(option) =>
          change({ member: option === null ? null : { id: option.value, name: option.label } })
        }
      />
    </Field>
  );
}
