import { createFileRoute } from '@tanstack/react-router';
import { counted } from '#domain/text/counted.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { deletedBadge } from '#web/screens/record/record-screen.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Users } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { progressWords } from './progress-words.ts';
import { membersOf, teams } from './team-records.ts';

export const Route = createFileRoute('/app/teams/$team')({
  staticData: { title: 'Team', audience: 'everyone', asks: 'GET /teams/{team}' },
  component: TeamScreen,
});

function TeamScreen() {
  const params = Route.useParams();
  const history = teams.useHistory();
  return (
    <RecordPage
      query={teams.useOne()}
      title={({ name }) => name}
      lead={({ organization, members }) => `${organization.name} · ${counted(members, 'member')}`}
      status={deletedBadge}
      eventActions={({ id }) => teams.actionsOf(id)}
    >
      {(team) => (
        <>
          <Card
            title="About this team"
            actions={
              <Row gap="2">
                {team.isLedByReader ? (
                  <LinkButton
                    to="/app/booking-requests/create"
                    search={{ for: team.id }}
                    size="small"
                  >
                    Book for the team
                  </LinkButton>
                ) : null}
                <LinkButton {...membersOf(team.id)} size="small" icon={<Users />}>
                  Members
                </LinkButton>
                <LinkButton to="/app/teams/$team/coach-notes" params={params} size="small">
                  Coach notes
                </LinkButton>
                <LinkButton to="/app/teams/$team/coach-permissions" params={params} size="small">
                  Coaches
                </LinkButton>
              </Row>
            }
          >
            <Facts
              facts={[
                { term: 'Description', detail: team.description ?? 'None' },
                { term: 'Leader', detail: team.leader?.fullName ?? 'Nobody' },
                { term: 'Members', detail: team.members },
                { term: 'Upcoming bookings', detail: team.upcomingBookings },
                { term: 'Session credits', detail: team.credits },
                ...(team.progress === null
                  ? []
                  : [{ term: 'Progress', detail: progressWords(team.progress) }]),
              ]}
            />
          </Card>
          <RecordHistory {...history} states={[team.status]} />
        </>
      )}
    </RecordPage>
  );
}
