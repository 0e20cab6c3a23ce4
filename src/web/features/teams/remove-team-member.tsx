import { createFileRoute } from '@tanstack/react-router';
import { mostMembers } from '#domain/organizations/team-size.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { membersOf, teams } from './team-records.ts';
import type { TeamMember } from './team-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/teams/$team/members/$member/delete')({
  staticData: { title: 'Remove Team Member', audience: 'organizationAdminsAndStaff' },
  component: RemoveTeamMember,
});

function RemoveTeamMember() {
  const { team: id, member } = Route.useParams();
  const members = useApiQuery('GET /teams/{team}/members', {
    params: { team: id },
    query: { perPage: mostMembers },
  });
  return (
    <Loaded query={members} whole>
      {({ data }) => {
        const person = data.results.find((each) => each.id === member);
        return person === undefined ? (
          <EmptyState
            level="h1"
            title={texts.thisPerson}
            action={<LinkButton {...membersOf(id)}>{texts.goBack}</LinkButton>}
          >
            {texts.someoneMayHaveJustRemoved}
          </EmptyState>
        ) : (
          <Remove id={id} person={person} />
        );
      }}
    </Loaded>
  );
}

function Remove({ id, person }: { id: string; person: TeamMember }) {
  const { counted } = useNumbers();
  return (
    <ConfirmEvent
      {...teams.event}
      query={teams.useOne()}
      event="REMOVE_MEMBER"
      gone={texts.nobodyCanBeRemoved}
      title={({ name }) => texts.removeFrom(person.fullName, name)}
      consequences={({ upcomingBookings }) => [
        upcomingBookings === 0
          ? texts.theTeamHasNoUpcoming
          : texts.theTeamHasTheyStill(upcomingBookings, counted),
        person.isLeader ? texts.theTeamWillHaveNo : texts.nobodyIsNotified,
        texts.theyCanBeAddedAgain,
      ]}
      keepVerb={texts.keepInTeam}
      verb={texts.removeMember}
      errorTitle={texts.notRemovedYet}
      leadsTo={() => membersOf(id)}
      fields={{
        initial: {},
        payload: () => ({ memberId: person.id }),
      }}
    />
  );
}
