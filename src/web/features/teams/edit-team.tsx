import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#web/screens/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { missingName, TeamFields } from './team-fields.tsx';
import { pageOf } from './words.ts';
import type { Team, TeamMember } from './words.ts';

export const Route = createFileRoute('/app/teams/$team/edit')({
  staticData: { title: 'Edit Team', checks: ['authenticated'] },
  component: EditTeam,
});

function EditTeam() {
  const params = Route.useParams();
  const query = useApiQuery('GET /teams/{team}', { params });
  const members = useApiQuery('GET /teams/{team}/members', { params, query: { perPage: 100 } });
  return (
    <Offered
      query={query}
      event="EDIT"
      gone="This team can’t be edited"
      back={({ id }) => pageOf(id)}
    >
      {(team) => (
        <Loaded query={members}>
          {({ data }) => <EditForm key={team.id} team={team} members={data.results} />}
        </Loaded>
      )}
    </Offered>
  );
}

function EditForm({ team, members }: { team: Team; members: readonly TeamMember[] }) {
  const { id, version, organization, leader } = team;
  const form = useRecordForm('POST /teams/{team}/events', {
    name: `team/${id}`,
    initial: {
      name: team.name,
      description: team.description ?? '',
      leaderId: leader?.id ?? '',
    },
    missing: missingName,
    input: ({ name, description, leaderId }) => ({
      params: { team: id },
      body: {
        type: 'EDIT' as const,
        version,
        payload: {
          name,
          description: description || null,
          organizationId: organization.id,
          leaderId: leaderId || null,
        },
      },
    }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  const people = members.map((each) => ({ value: each.id, label: each.fullName }));
  const isListed = leader === null || members.some((each) => each.id === leader.id);
  return (
    <FormPage
      title="Edit Team"
      form={form}
      verb="Save"
      errorTitle="Not saved yet"
      cancel={pageOf(id)}
    >
      <TeamFields form={form} />
      <Field
        label="Leader"
        errorKey="leaderId"
        tip="One of its members. A new leader and the former one are told."
      >
        <Select
          placeholder="Nobody"
          options={isListed ? people : [...people, { value: leader.id, label: leader.fullName }]}
          value={form.values.leaderId}
          onChange={(leaderId) => form.change({ leaderId })}
        />
      </Field>
    </FormPage>
  );
}
