import { createFileRoute } from '@tanstack/react-router';
import { formatDuration } from '#domain/time/words.ts';
import { counted } from '#web/ui/numbers.ts';
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
import * as texts from './texts.ts';

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
              {texts.bookASession}
            </LinkButton>
          ) : null
        }
      />
      <Grid columns="three">
        <Card title={texts.progress}>
          <ProgressBar label={elapsedWords(programme)} percent={elapsedPercent(programme)} />
          <Text>{nextWords(programme)}</Text>
          <Ahead programme={programme} />
        </Card>
        {credits === null ? null : (
          <Card title={members === null ? texts.yourSessionCredits : texts.sessionCredits}>
            <Text look="display" as="div">
              {credits.used} <Text as="span">{texts.ofUsed(allUnits(credits))}</Text>
            </Text>
            <CreditMeter credits={credits} />
            <Text>
              <TextLink
                to="/app/programmes/$programme/session-credits"
                params={{ programme: programme.id }}
              >
                {texts.seeWhoseTheyAre}
              </TextLink>
            </Text>
          </Card>
        )}
        <MembersCard programme={programme} />
      </Grid>
      <Card title={texts.aboutThisProgramme}>
        <Facts
          facts={[
            { term: texts.description, detail: programme.description ?? texts.none },
            { term: texts.groups, detail: programme.groups.join(', ') },
            { term: texts.timeZone, detail: programme.timeZone },
            {
              term: texts.coaches,
              detail: programme.coaches.map(({ fullName }) => fullName).join(', ') || texts.noneYet,
            },
          ]}
        />
      </Card>
      <Card
        title={texts.sessions}
        actions={
          <LinkButton
            to="/app/programmes/$programme/session-options"
            params={{ programme: programme.id }}
            size="small"
          >
            {texts.showSessionOptions}
          </LinkButton>
        }
      >
        {sessions.length === 0 ? (
          <Text tone="muted">{texts.itOffersNoSessionsYet}</Text>
        ) : (
          <DataTable
            caption={texts.sessions}
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
  if (next === null) return <Text tone="muted">{texts.noSessionsAreBookedAhead}</Text>;
  return (
    <Text>
      <TextLink to="/app/bookings" search={{ programme: id }}>
        {texts.bookedAhead(bookings)}
      </TextLink>
      {texts.theNext}
      <When at={next} zone={zone} inSentence />.
    </Text>
  );
}

type Offered = Programme['sessions'][number];

const offered: [Column<Offered>, ...Column<Offered>[]] = [
  {
    key: 'session',
    header: texts.session,
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
    header: texts.duration,
    cell: ({ durationMinutes }) => formatDuration(durationMinutes * 60_000),
  },
  {
    key: 'cost',
    header: texts.cost,
    cell: ({ creditCost }) => (creditCost === 0 ? texts.free : counted(creditCost, 'credit')),
  },
];

const creditsOfSession: Column<Offered> = {
  key: 'credits',
  header: texts.credits,
  cell: ({ creditCost, credits }) =>
    credits === null || creditCost === 0 ? '–' : <CreditMeter credits={credits} />,
};
