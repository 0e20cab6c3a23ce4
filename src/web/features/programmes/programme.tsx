import { createFileRoute } from '@tanstack/react-router';
import { formatDuration } from '#domain/time/words.ts';
import { counted } from '#web/ui/numbers.ts';
import { Suspense, useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CreditMeter } from './credit-meter.tsx';
import { Checklist } from './checklist.tsx';
import { MembersCard } from './members-card.tsx';
import { programmes } from './programme-records.ts';
import type { Asked } from './run-dialogs.tsx';
import {
  allUnits,
  datesOf,
  elapsedPercent,
  elapsedWords,
  isActive,
  isLookedAfter,
  nextWords,
  statusNames,
  statusTones,
  type Programme,
} from './words.ts';
import * as texts from './texts.ts';

/** Staff alone go on or end a programme, and seldom. */
const RunDialogs = lazyPart(async () => (await import('./run-dialogs.tsx')).RunDialogs);

export const Route = createFileRoute('/app/programmes/$programme')({
  staticData: { title: 'Programme', audience: 'everyone', asks: 'GET /programmes/{programme}' },
  component: ProgrammeScreen,
});

function ProgrammeScreen() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);
  const command = useCommand('POST /programmes/{programme}/events');
  const query = programmes.useOne();
  const history = programmes.useHistory({ when: isLookedAfter(query.data) });
  const activate = ({ id, version }: Programme) =>
    void command.send({
      params: { programme: id },
      body: { type: 'ACTIVATE', version, payload: {} },
    });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={(programme) => `${programme.organization.name} · ${datesOf(programme)}`}
      status={({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
      eventActions={(programme) => {
        const { EDIT, DELETE } = programmes.actionsOf(programme.id);
        return {
          ACTIVATE: { send: () => activate(programme), busy: command.busy },
          EDIT: { ...EDIT, quiet: true },
          EXTEND: { send: () => setAsked('EXTEND'), busy: false, quiet: true },
          COMPLETE: { send: () => setAsked('COMPLETE'), busy: false, danger: true },
          REOPEN: { send: () => setAsked('REOPEN'), busy: false },
          DELETE,
        };
      }}
      first={(programme) =>
        isActive(programme) ? (
          <LinkButton to="/app/booking-requests/create" variant="primary">
            {texts.bookASession}
          </LinkButton>
        ) : null
      }
      notices={() =>
        command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )
      }
    >
      {(programme) => (
        <>
          {wasAsked ? (
            <Suspense fallback={null}>
              <RunDialogs programme={programme} asked={asked} onClose={() => setAsked(null)} />
            </Suspense>
          ) : null}
          {programme.readiness === null ? null : (
            <Checklist readiness={programme.readiness} programme={programme.id} />
          )}
          <Overview programme={programme} />
          {isLookedAfter(programme) ? (
            <RecordHistory {...history} states={[programme.status]} />
          ) : null}
        </>
      )}
    </RecordPage>
  );
}

/** It is looked at before it is read: how far it is, and where its credits are. */
function Overview({ programme }: { programme: Programme }) {
  const { members, credits, sessions, creditExpiryDays } = programme;
  return (
    <Stack gap="8">
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
            ...(programme.objectives === null
              ? []
              : [{ term: texts.objectives, detail: programme.objectives }]),
            { term: texts.groups, detail: programme.groups.join(', ') },
            { term: texts.timeZone, detail: programme.timeZone },
            {
              term: texts.sessionCreditsExpire,
              detail:
                creditExpiryDays === null
                  ? texts.withTheProgramme
                  : texts.daysAfterAllocation(creditExpiryDays),
            },
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
          <>
            <LinkButton
              to="/app/programmes/$programme/session-options"
              params={{ programme: programme.id }}
              size="small"
            >
              {texts.showSessionOptions}
            </LinkButton>
            <LinkButton
              to="/app/programmes/$programme/interactive-resources"
              params={{ programme: programme.id }}
              size="small"
            >
              {texts.interactiveResources}
            </LinkButton>
          </>
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
