import { createFileRoute } from '@tanstack/react-router';
import { formatDuration } from '#domain/time/words.ts';
import { counted } from '#domain/text/counted.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordName } from '#web/screens/use-page-title.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CreditMeter } from './credit-meter.tsx';
import { MembersCard } from './members-card.tsx';
import {
  allUnits,
  datesOf,
  elapsedPercent,
  elapsedWords,
  isActive,
  nextWords,
  statusNames,
  statusTones,
  type Programme,
} from './words.ts';

export const Route = createFileRoute('/app/programmes/$programme')({
  staticData: { title: 'Programme', audience: 'everyone', asks: 'GET /programmes/{programme}' },
  component: ProgrammeScreen,
});

function ProgrammeScreen() {
  const params = Route.useParams();
  const query = useApiQuery('GET /programmes/{programme}', { params });
  useRecordName(query.data?.name);
  return (
    <Loaded query={query} whole>
      {(programme) => <Overview programme={programme} />}
    </Loaded>
  );
}

/** It is looked at before it is read: how far it is, and where its credits are. */
function Overview({ programme }: { programme: Programme }) {
  const { name, organization, status, members, credits, sessions } = programme;
  return (
    <Stack gap="8">
      <PageHeading
        title={name}
        lead={`${organization.name} · ${datesOf(programme)}`}
        status={<Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
        actions={
          isActive(programme) ? (
            <LinkButton to="/app/booking-requests/create" variant="primary">
              Book a session
            </LinkButton>
          ) : null
        }
      />
      <Grid columns="three">
        <Card title="Progress">
          <ProgressBar label={elapsedWords(programme)} percent={elapsedPercent(programme)} />
          <Text>{nextWords(programme)}</Text>
          <Ahead programme={programme} />
        </Card>
        {credits === null ? null : (
          <Card title={members === null ? 'Your session credits' : 'Session credits'}>
            <Text look="display" as="div">
              {credits.used} <Text as="span">of {allUnits(credits)} used</Text>
            </Text>
            <CreditMeter credits={credits} />
            <Text>
              <TextLink
                to="/app/programmes/$programme/session-credits"
                params={{ programme: programme.id }}
              >
                See whose they are
              </TextLink>
            </Text>
          </Card>
        )}
        <MembersCard programme={programme} />
      </Grid>
      <Card title="About this programme">
        <Facts
          facts={[
            { term: 'Description', detail: programme.description ?? 'None' },
            { term: 'Groups', detail: programme.groups.join(', ') },
            { term: 'Time zone', detail: programme.timeZone },
            {
              term: 'Coaches',
              detail: programme.coaches.map(({ fullName }) => fullName).join(', ') || 'None yet',
            },
          ]}
        />
      </Card>
      <Card title="Sessions">
        {sessions.length === 0 ? (
          <Text tone="muted">It offers no sessions yet.</Text>
        ) : (
          <DataTable
            caption="Sessions"
            rows={sessions}
            rowKey={({ id }) => id}
            columns={credits === null ? offered : [...offered, creditsOfSession]}
          />
        )}
      </Card>
    </Stack>
  );
}

/** What those whom the reader may see have booked. */
function Ahead({
  programme: {
    id,
    ahead: { bookings, next },
  },
}: {
  programme: Programme;
}) {
  const zone = useZone();
  if (next === null) return <Text tone="muted">No sessions are booked ahead.</Text>;
  return (
    <Text>
      <TextLink to="/app/bookings" search={{ programme: id }}>
        {counted(bookings, 'session')} booked ahead
      </TextLink>
      , the next <When at={next} zone={zone} inSentence />.
    </Text>
  );
}

type Offered = Programme['sessions'][number];

const offered: [Column<Offered>, ...Column<Offered>[]] = [
  {
    key: 'session',
    header: 'Session',
    cell: ({ session, mayOpen }) =>
      mayOpen ? (
        <TextLink tone="record" to="/app/sessions/$session" params={{ session: session.id }}>
          {session.name}
        </TextLink>
      ) : (
        session.name
      ),
  },
  {
    key: 'duration',
    header: 'Duration',
    cell: ({ durationMinutes }) => formatDuration(durationMinutes * 60_000),
  },
  {
    key: 'cost',
    header: 'Cost',
    cell: ({ creditCost }) => (creditCost === 0 ? 'Free' : counted(creditCost, 'credit')),
  },
];

const creditsOfSession: Column<Offered> = {
  key: 'credits',
  header: 'Credits',
  cell: ({ creditCost, credits }) =>
    credits === null || creditCost === 0 ? '–' : <CreditMeter credits={credits} />,
};
