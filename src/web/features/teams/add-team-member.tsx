import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '#web/screens/form-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { membersOf, pageOf } from './words.ts';
import type { Team } from './words.ts';

export const Route = createFileRoute('/app/teams/$team/members/create')({
  staticData: { title: 'Add Team Member', checks: ['authenticated'] },
  component: AddTeamMember,
});

function AddTeamMember() {
  const params = Route.useParams();
  const query = useApiQuery('GET /teams/{team}', { params });
  return (
    <Offered
      query={query}
      event="ADD_MEMBER"
      gone="Nobody can be added to this team"
      back={({ id }) => pageOf(id)}
    >
      {(team) => <AddForm key={team.id} team={team} />}
    </Offered>
  );
}

function AddForm({ team: { id, name, version, organization } }: { team: Team }) {
  const [search, setSearch] = useState('');
  const found = useApiQuery(
    'GET /teams/{team}/candidates',
    { params: { team: id }, query: { search } },
    { keepPrevious: true },
  );
  const form = useRecordForm('POST /teams/{team}/events', {
    name: `team/${id}/member`,
    initial: { memberId: '', chosen: '' },
    missing: ({ memberId }): Readonly<Record<string, string>> =>
      memberId === '' ? { memberId: 'Choose a member.' } : {},
    input: ({ memberId }) => ({
      params: { team: id },
      body: { type: 'ADD_MEMBER' as const, version, payload: { memberId } },
    }),
    onDone: (_, go) => void go(membersOf(id)),
  });
  return (
    <FormPage
      title="Add Team Member"
      lead={`To «${name}», from ${organization.name}.`}
      form={form}
      verb="Add member"
      errorTitle="Not added yet"
      cancel={membersOf(id)}
    >
      <Field label="Member" errorKey="memberId" required tip="Type a part of the name.">
        <Combobox
          busy={found.isFetching}
          chosen={form.values.chosen}
          placeholder="Search members"
          none="Nobody of that name who is not in the team."
          options={(found.data ?? []).map((each) => ({
            value: each.id,
            label: each.fullName,
            content: <Person name={each.fullName} picture={each.pictureUrl} size="small" />,
          }))}
          onSearch={setSearch}
          onChoose={(option) =>
            form.change({ memberId: option?.value ?? '', chosen: option?.label ?? '' })
          }
        />
      </Field>
    </FormPage>
  );
}
