import { createFileRoute } from '@tanstack/react-router';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Person } from '#web/ui/avatar.tsx';
import { membersOf, teams } from './team-records.ts';
import type { Team } from './team-records.ts';
import * as texts from './texts.ts';

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
      gone={texts.nobodyCanBeAdded}
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
      member === null ? { memberId: texts.chooseAMember } : {},
    payload: ({ member }) => ({ memberId: member?.id ?? '' }),
    onDone: (_, go) => void go(membersOf(id)),
  });
  return (
    <FormPage
      title={texts.addTeamMember}
      lead={texts.toFrom(name, organization.name)}
      form={form}
      verb={texts.addMember}
      errorTitle={texts.notAddedYet}
      cancel={membersOf(id)}
    >
      <ChooseRecord
        label={texts.member}
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
        placeholder={texts.searchMembers}
        none={texts.noMemberByThatName}
      />
    </FormPage>
  );
}
