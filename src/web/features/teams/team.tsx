import { createFileRoute } from '@tanstack/react-router';
import { BookForTeam } from '#web/screens/account/book-for-team.tsx';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { deletedBadge } from '#web/screens/record/record-screen.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Users } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { progressWords } from './progress-words.ts';
import { membersOf, teams } from './team-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/teams/$team')({
  staticData: { title: 'Team', audience: 'everyone', asks: 'GET /teams/{team}' },
  component: TeamScreen,
});

function TeamScreen() {
  const { counted } = useNumbers();
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
            title={texts.aboutThisTeam}
            actions={
              <Row gap="2">
                {team.isLedByReader ? <BookForTeam team={team.id} /> : null}
                <LinkButton {...membersOf(team.id)} size="small" icon={<Users />}>
                  {texts.members}
                </LinkButton>
                <LinkButton to="/app/teams/$team/coach-notes" params={params} size="small">
                  {texts.coachNotes}
                </LinkButton>
                <LinkButton to="/app/teams/$team/coach-permissions" params={params} size="small">
                  {texts.coaches}
                </LinkButton>
              </Row>
            }
          >
            <Facts
              facts={[
                { term: texts.description, detail: team.description ?? texts.none },
                { term: texts.leader, detail: team.leader?.fullName ?? texts.nobody },
                { term: texts.members, detail: team.members },
                { term: texts.upcomingBookings, detail: team.upcomingBookings },
                {
                  term: texts.sessionCredits,
                  detail: team.mayReadCredits ? (
                    <TextLink
                      to="/app/session-credits/$entityType/$entityId"
                      params={{ entityType: 'team', entityId: team.id }}
                    >
                      {texts.creditsAndWhy(team.credits)}
                    </TextLink>
                  ) : (
                    team.credits
                  ),
                },
                ...(team.progress === null
                  ? []
                  : [{ term: texts.progress, detail: progressWords(team.progress) }]),
              ]}
            />
          </Card>
          <RecordHistory {...history} states={[team.status]} />
        </>
      )}
    </RecordPage>
  );
}
