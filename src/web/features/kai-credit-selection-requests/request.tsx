import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { selectionStateNames } from '#machines/kai-credit-selection-request/labels.ts';
import { conversationsOf } from '#domain/credits/unit-words.ts';
import { lastDay } from '#web/screens/list/last-day.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ageOf, decideOf, memberOf, useRequest, type SelectionRequest } from './request-record.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute(
  '/app/kai-credit-selection-requests/$kaiCreditSelectionRequest',
)({
  staticData: {
    title: 'AI Credit Selection Request',
    audience: 'staff',
    asks: 'GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}',
  },
  component: RequestPage,
});

const names: Readonly<Record<string, string>> = selectionStateNames;

/** Whose conversation waits, what could pay for it, and what was decided. What was said in it is nobody's business here. */
function RequestPage() {
  const { kaiCreditSelectionRequest } = Route.useParams();
  const history = useApiQuery(
    'GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}/history',
    { params: { kaiCreditSelectionRequest } },
  );
  return (
    <RecordPage
      query={useRequest(kaiCreditSelectionRequest)}
      title={(request) => texts.creditFor(memberOf(request))}
      lead={({ organization }) => organization.name}
      status={({ status }) => <Badge>{names[status] ?? status}</Badge>}
      eventActions={(request) => ({
        RESOLVE: { link: decideOf(request, 'RESOLVE') },
        REJECT: { link: decideOf(request, 'REJECT'), quiet: true },
      })}
    >
      {(request) => (
        <Stack gap="6">
          <Conversation request={request} />
          {request.availableEvents.some(({ type }) => type === 'RESOLVE') ? (
            <Candidates request={request} />
          ) : (
            <Decision request={request} />
          )}
          <RecordHistory
            query={history}
            label={texts.whatHappened}
            chart={() => import('#charts/kai-credit-selection-request.json')}
            states={[request.status]}
          />
        </Stack>
      )}
    </RecordPage>
  );
}

interface Of {
  request: SelectionRequest;
}

function Conversation({ request }: Of) {
  const zone = useZone();
  const [now] = useState(Date.now);
  const { conversation, group, requestedAt, decidedAt, units } = request;
  const facts: Fact[] = [
    {
      term: texts.conversation,
      detail: conversation.title ?? texts.deletedConversation,
    },
    { term: texts.group, detail: group },
    { term: texts.submitted, detail: <When at={requestedAt} zone={zone} /> },
    {
      term: texts.age,
      detail: ageOf(requestedAt, decidedAt === null ? now : Date.parse(decidedAt)),
    },
    { term: texts.units, detail: texts.needed(units) },
  ];
  return (
    <Card title={texts.theConversation}>
      <Facts facts={facts} />
    </Card>
  );
}

type Credit = SelectionRequest['credits'][number];

const candidateColumns = (zone: string, now: number): [Column<Credit>, ...Column<Credit>[]] => [
  {
    key: 'programme',
    header: texts.programme,
    cell: ({ id, programme }) => (
      <TextLink
        tone="record"
        to="/app/programmes/$programme/kai-credits/$kaiCredit"
        params={{ programme: programme.id, kaiCredit: id }}
      >
        {programme.name}
      </TextLink>
    ),
  },
  {
    key: 'holder',
    header: texts.whose,
    cell: ({ holderType }) => (holderType === 'pool' ? texts.fromPool : texts.ofMember),
  },
  { key: 'group', header: texts.paysFor, cell: ({ group }) => conversationsOf(group) },
  { key: 'left', header: texts.leftIn, align: 'end', cell: ({ available }) => available },
  {
    key: 'expires',
    header: texts.canBeUsedUntil,
    cell: ({ expiresAt }) => lastDay(expiresAt, zone, now),
  },
];

function Candidates({ request: { credits, programmes, group } }: Of) {
  const zone = useZone();
  const [now] = useState(Date.now);
  if (credits.length > 0)
    return (
      <Card title={texts.whatCouldPay}>
        <DataTable
          caption={texts.whatCouldPay}
          rows={credits}
          rowKey={({ id }) => id}
          columns={candidateColumns(zone, now)}
        />
      </Card>
    );
  return (
    <Card title={texts.whatCouldPay}>
      <Stack gap="4">
        <Text>
          {texts.nothingCouldPay}{' '}
          {programmes.length === 0 ? texts.notInAnyProgramme : texts.issueSomewhere(group)}
        </Text>
        <Row>
          {programmes.map(({ id, name }) => (
            <LinkButton
              key={id}
              to="/app/programmes/$programme/kai-credits/create"
              params={{ programme: id }}
            >
              {texts.issueIn(name)}
            </LinkButton>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}

function Decision({ request: { chosen, reason, comment, decidedBy, decidedAt } }: Of) {
  const zone = useZone();
  if (decidedAt === null) return null;
  const facts: Fact[] = [
    ...(chosen === null
      ? []
      : [
          {
            term: texts.chosen,
            detail: (
              <TextLink
                to="/app/programmes/$programme/kai-credits/$kaiCredit"
                params={{ programme: chosen.programme.id, kaiCredit: chosen.id }}
              >
                {texts.chosenCredit(chosen.programme.name, chosen.group)}
              </TextLink>
            ),
          },
        ]),
    ...(reason === null ? [] : [{ term: texts.reason, detail: reason }]),
    ...(comment === null ? [] : [{ term: texts.comment, detail: comment }]),
    { term: texts.decidedBy, detail: decidedBy?.fullName ?? texts.none },
    { term: texts.decidedAt, detail: <When at={decidedAt} zone={zone} /> },
  ];
  return (
    <Card title={texts.decision}>
      <Facts facts={facts} />
    </Card>
  );
}
