import { journeyStatuses, journeyWords } from '#domain/organizations/journey.ts';
import type { Me } from '#web/screens/account/use-me.ts';
import { BookForTeam } from '#web/screens/account/book-for-team.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useMayOpen } from '#web/ui/may-open.ts';
import { useNumbers } from '#web/ui/numbers.ts';
import { ProgressRing } from '#web/ui/progress.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Dashboard } from './dashboard-data.ts';
import * as texts from './texts.ts';

type LedTeam = Dashboard['ledTeams'][number];

/** The teams that somebody leads. */
export function LedTeams({ teams }: { teams: readonly LedTeam[] }) {
  if (teams.length === 0) return null;
  return (
    <Grid columns="three" gap="6">
      {teams.map((team) => (
        <LedTeamCard key={team.id} team={team} />
      ))}
    </Grid>
  );
}

/** The organisation of somebody who looks after it; nothing for everybody else. */
export function LookedAfter({ organization }: Pick<Me, 'organization'>) {
  const looksAfter = useMayOpen()('/app/organizations/$organization/members');
  return looksAfter && organization != null ? <OwnOrganization {...organization} /> : null;
}

/** The way to the next level; nothing for whoever has none. */
export function Level({ achievement }: Pick<Me, 'achievement'>) {
  const { percent } = useNumbers();
  if (achievement == null || achievement.percentProgress === null) return null;
  const { levelName, percentProgress } = achievement;
  return (
    <Card
      title={texts.yourProgress}
      actions={
        <TextLink to="/app/profile" hash="awards">
          {texts.awards}
        </TextLink>
      }
    >
      <Row gap="4" wrap="no">
        <ProgressRing label={texts.progressToTheNextLevel} percent={percentProgress} />
        <Stack gap="1">
          <Text strong>{levelName}</Text>
          <Text look="small" tone="muted">
            {percentProgress === 100
              ? texts.theHighestLevel
              : texts.ofTheWay(percent(percentProgress))}
          </Text>
        </Stack>
      </Row>
    </Card>
  );
}

/** A team in counts, and what its leader does for it. */
function LedTeamCard({ team }: { team: LedTeam }) {
  const { id, name, members, upcomingBookings, credits, progress } = team;
  const { counted } = useNumbers();
  const parts = [
    counted(members, 'member'),
    counted(upcomingBookings, texts.upcomingBooking),
    texts.left(credits, counted),
  ];
  const come = journeyStatuses
    .filter((status) => (progress?.[status] ?? 0) > 0)
    .map((status) => `${progress?.[status]} ${journeyWords[status].toLowerCase()}`);
  return (
    <Card
      title={name}
      note={texts.youLeadThisTeam}
      actions={
        <TextLink to="/app/teams/$team" params={{ team: id }}>
          {texts.openTeam}
        </TextLink>
      }
    >
      <Stack gap="3">
        <Text>{parts.join(' · ')}</Text>
        {come.length === 0 ? null : (
          <Text look="small" tone="muted">
            {come.join(' · ')}
          </Text>
        )}
        <Row>
          <BookForTeam team={id} />
        </Row>
      </Stack>
    </Card>
  );
}

/** The ways of somebody who looks after their organisation. */
const OwnOrganization = ({ id, name }: { id: string; name: string }) => (
  <Card
    title={name}
    note={texts.youLookAfterThisOrganisation}
    actions={
      <TextLink to="/app/organizations/$organization" params={{ organization: id }}>
        {texts.openOrganisation}
      </TextLink>
    }
  >
    <Row gap="2">
      <LinkButton
        to="/app/organizations/$organization/members"
        params={{ organization: id }}
        size="small"
      >
        {texts.members}
      </LinkButton>
      <LinkButton
        to="/app/organizations/$organization/teams"
        params={{ organization: id }}
        size="small"
      >
        {texts.teams}
      </LinkButton>
      <LinkButton to="/app/reports/$report" params={{ report: 'programme-progress' }} size="small">
        {texts.howProgrammesGo}
      </LinkButton>
      <LinkButton to="/app/reports" size="small">
        {texts.allReports}
      </LinkButton>
    </Row>
  </Card>
);
