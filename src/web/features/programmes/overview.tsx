import { formatDuration } from '#domain/time/words.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { counted } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BookedCard } from './booked-card.tsx';
import { CreditMeter } from './credit-meter.tsx';
import { MembersCard } from './members-card.tsx';
import { NextCard } from './next-card.tsx';
import { allUnits, type Programme } from './words.ts';
import * as texts from './texts.ts';

/** It is looked at before it is read: how far it is and what comes next, where its credits are, and how far its members have come. */
export function Overview({ programme }: { programme: Programme }) {
  const { id, members, credits } = programme;
  return (
    <Stack gap="8">
      <Grid columns="two">
        <NextCard programme={programme} />
        {credits === null ? null : (
          <Card
            title={members === null ? texts.yourSessionCredits : texts.sessionCredits}
            actions={<CreditsLink programme={programme} />}
          >
            {allUnits(credits) === 0 ? null : (
              <Text look="display" as="div">
                {credits.used}{' '}
                <Text as="span">{texts.usedOf(allUnits(credits), members !== null)}</Text>
              </Text>
            )}
            <CreditMeter credits={credits} programme={id} />
          </Card>
        )}
        <AiCreditsCard programme={programme} />
        <MembersCard programme={programme} />
        <BookedCard programme={programme} />
      </Grid>
      <About programme={programme} />
      <Card title={texts.resources}>
        <Row>
          <LinkButton
            to="/app/programmes/$programme/resources"
            params={{ programme: id }}
            size="small"
          >
            {texts.seeResources}
          </LinkButton>
          <LinkButton
            to="/app/programmes/$programme/interactive-resources"
            params={{ programme: id }}
            size="small"
          >
            {texts.interactiveResources}
          </LinkButton>
        </Row>
      </Card>
      <Card title={texts.aiConversations}>
        <Row>
          <LinkButton
            to="/app/programmes/$programme/kai-conversations"
            params={{ programme: id }}
            size="small"
          >
            {texts.seeAiConversations}
          </LinkButton>
        </Row>
      </Card>
      <OfferedSessions programme={programme} />
    </Stack>
  );
}

function AiCreditsCard({ programme: { id, members, aiCredits } }: { programme: Programme }) {
  if (aiCredits === null) return null;
  return (
    <Card
      title={members === null ? texts.yourAiCredits : texts.aiCredits}
      actions={
        <LinkButton
          to="/app/programmes/$programme/kai-credits"
          params={{ programme: id }}
          size="small"
        >
          {texts.seeAiCredits}
        </LinkButton>
      }
    >
      <CreditMeter credits={aiCredits} setAside={texts.setAsideForConversations} />
    </Card>
  );
}

/** Where there are none, whoever may gives some. */
function CreditsLink({ programme: { id, credits, mayIssue } }: { programme: Programme }) {
  const hasNone = credits === null || allUnits(credits) === 0;
  return hasNone && mayIssue ? (
    <LinkButton
      to="/app/programmes/$programme/session-credits/create"
      params={{ programme: id }}
      variant="primary"
      size="small"
    >
      {texts.addCredits}
    </LinkButton>
  ) : (
    <LinkButton
      to="/app/programmes/$programme/session-credits"
      params={{ programme: id }}
      size="small"
    >
      {texts.seeWhoseTheyAre}
    </LinkButton>
  );
}

function About({ programme }: { programme: Programme }) {
  const { description, objectives, groups, timeZone, creditExpiryDays, coaches } = programme;
  return (
    <Card title={texts.aboutThisProgramme}>
      <Facts
        facts={[
          { term: texts.description, detail: description ?? texts.none },
          ...(objectives === null ? [] : [{ term: texts.objectives, detail: objectives }]),
          { term: texts.groups, detail: groups.join(', ') },
          { term: texts.timeZone, detail: timeZone },
          {
            term: texts.sessionCreditsExpire,
            detail:
              creditExpiryDays === null
                ? texts.withTheProgramme
                : texts.daysAfterAllocation(creditExpiryDays),
          },
          {
            term: texts.coaches,
            detail: coaches.map(({ fullName }) => fullName).join(', ') || texts.noneYet,
          },
        ]}
      />
    </Card>
  );
}

function OfferedSessions({ programme: { id, sessions, credits } }: { programme: Programme }) {
  return (
    <Card
      title={texts.sessions}
      actions={
        <LinkButton
          to="/app/programmes/$programme/session-options"
          params={{ programme: id }}
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
          rowKey={(row) => row.id}
          columns={credits === null ? offered : [...offered, creditsOfSession]}
        />
      )}
    </Card>
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
