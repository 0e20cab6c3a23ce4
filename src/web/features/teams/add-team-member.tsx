import { createFileRoute } from '@tanstack/react-router';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Person } from '#web/ui/avatar.tsx';
import { membersOf, teams } from './team-records.ts';
import type { Team } from './team-records.ts';

export const Route = createFileRoute('/app/teams/$team/members/create')({
  staticData: { title: 'Add Team Member', audience: 'organizationAdminsAndStaff' },
  component: AddTeamMember,
});

function AddTeamMember() {
  return (
    <Offered
      {...teams.event}
      query={teams.useOne()}
      event="ADD_MEMBER"
      gone="Nobody can be added to this team"
    >
      {(team) => <AddForm team={team} />}
    </Offered>
  );
}

const nobody: { readonly member: ChosenRecord | null } = { member: null };

function AddForm({ team: { id, name, version, organization } }: { team: Team }) {
  const form = useEventForm(teams.event.send, { id, version }, 'ADD_MEMBER', {
    initial: nobody,
    missing: ({ member }): Readonly<Record<string, string>> =>
      member === null ? { memberId: 'Choose a member.' } : {},
    payload: ({ member }) => ({ memberId: member?.id ?? '' }),
    onDone: (_, go) => void go(membersOf(id)),
  });
  return (
    <FormPage
      title="Add Team Member"
      lead={`To “${name}”, from ${organization.name}.`}
      form={form}
      verb="Add member"
      errorTitle="Not added yet"
      cancel={membersOf(id)}
    >
      <ChooseRecord
        label="Member"
        errorKey="memberId"
        required
        route="GET /teams/{team}/candidates"
        input={(search) => ({ params: { team: id }, query: { search } })}
        nameOf={({ fullName }) => fullName}
        show={({ fullName, pictureUrl }) => (
          <Person name={fullName} picture={pictureUrl} size="small" />
        )}
        chosen={form.values.member}
        onChoose={(member) => form.change({ member })}
        placeholder="Search members"
        none="No member by that name who isn’t in the team."
      />
    </FormPage>
  );
}
