import { createFileRoute } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { counted } from '#domain/text/counted.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Users } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { membersOf } from './words.ts';

export const Route = createFileRoute('/app/teams/$team')({
  staticData: { title: 'Team', checks: ['authenticated'] },
  component: TeamScreen,
});

function TeamScreen() {
  const params = Route.useParams();
  const { role } = useMe();
  const query = useApiQuery('GET /teams/{team}', { params });
  const history = useApiQuery('GET /teams/{team}/history', { params });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={({ organization, members }) => `${organization.name} · ${counted(members, 'member')}`}
      status={({ deletedAt }) => (deletedAt === null ? null : <Badge>Deleted</Badge>)}
      eventActions={() => ({
        EDIT: { link: { to: '/app/teams/$team/edit', params } },
        RESTORE: { link: { to: '/app/teams/$team/restore', params } },
        DELETE: { link: { to: '/app/teams/$team/delete', params }, danger: true },
      })}
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
                {role === 'Coach' || isStaff({ role }) ? (
                  <LinkButton to="/app/teams/$team/coach-notes" params={params} size="small">
                    Coach notes
                  </LinkButton>
                ) : null}
                {role === 'Coach' ? null : (
                  <LinkButton to="/app/teams/$team/coach-permissions" params={params} size="small">
                    Coaches
                  </LinkButton>
                )}
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
              ]}
            />
          </Card>
          <RecordHistory
            query={history}
            label="What happened to this team"
            chart={() => import('#charts/team.json')}
            states={[team.status]}
          />
        </>
      )}
    </RecordPage>
  );
}
