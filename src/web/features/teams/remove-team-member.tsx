import { createFileRoute } from '@tanstack/react-router';
import { mostMembers } from '#domain/organizations/team-size.ts';
import { counted } from '#domain/text/counted.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { membersOf, teams } from './team-records.ts';
import type { TeamMember } from './team-records.ts';

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
            title="This person is not a member of the team"
            action={<LinkButton {...membersOf(id)}>Go back</LinkButton>}
          >
            Somebody may have removed them a moment ago.
          </EmptyState>
        ) : (
          <Remove id={id} person={person} />
        );
      }}
    </Loaded>
  );
}

function Remove({ id, person }: { id: string; person: TeamMember }) {
  return (
    <ConfirmEvent
      {...teams.event}
      query={teams.useOne()}
      event="REMOVE_MEMBER"
      gone="Nobody can be removed from this team"
      title={({ name }) => `Remove ${person.fullName} from “${name}”?`}
      consequences={({ upcomingBookings }) => [
        upcomingBookings === 0
          ? 'The team has no upcoming bookings.'
          : `The team has ${counted(upcomingBookings, 'upcoming booking')}; they still take part in those that they were booked into.`,
        person.isLeader
          ? 'Nobody leads the team from then on. They and the organisation’s admins are notified.'
          : 'Nobody is notified.',
        'They can be added again.',
      ]}
      keepVerb="Keep in team"
      verb="Remove member"
      errorTitle="Not removed yet"
      leadsTo={() => membersOf(id)}
      fields={{
        initial: {},
        payload: () => ({ memberId: person.id }),
      }}
    />
  );
}
