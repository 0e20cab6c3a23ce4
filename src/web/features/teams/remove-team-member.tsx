import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { counted, membersOf, pageOf } from './words.ts';
import type { Team, TeamMember } from './words.ts';

export const Route = createFileRoute('/app/teams/$team/members/$member/delete')({
  staticData: { title: 'Remove Team Member', checks: ['authenticated'] },
  component: RemoveTeamMember,
});

function RemoveTeamMember() {
  const { team: id, member } = Route.useParams();
  const params = { team: id };
  const query = useApiQuery('GET /teams/{team}', { params });
  const members = useApiQuery('GET /teams/{team}/members', { params, query: { perPage: 100 } });
  return (
    <Offered
      query={query}
      event="REMOVE_MEMBER"
      gone="Nobody can be removed from this team"
      back={(team) => pageOf(team.id)}
    >
      {(team) => (
        <Loaded query={members}>
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
              <RemoveForm key={member} team={team} person={person} />
            );
          }}
        </Loaded>
      )}
    </Offered>
  );
}

function RemoveForm({ team, person }: { team: Team; person: TeamMember }) {
  const { id, name, version, upcomingBookings } = team;
  const form = useRecordForm('POST /teams/{team}/events', {
    name: `team/${id}/member/${person.id}`,
    initial: {},
    input: () => ({
      params: { team: id },
      body: { type: 'REMOVE_MEMBER' as const, version, payload: { memberId: person.id } },
    }),
    onDone: (_, go) => void go(membersOf(id)),
  });
  return (
    <ConfirmPage
      title={`Remove ${person.fullName} from «${name}»?`}
      form={form}
      consequences={[
        upcomingBookings === 0
          ? 'The team has no upcoming bookings.'
          : `The team has ${counted(upcomingBookings, 'upcoming booking')}; they still take part in those that they were booked into.`,
        person.isLeader
          ? 'Nobody leads the team from then on. They and the admins of the organisation are told.'
          : 'Nobody is told.',
        'They can be added again.',
      ]}
      verb="Remove member"
      errorTitle="Not removed yet"
      keep={membersOf(id)}
    />
  );
}
