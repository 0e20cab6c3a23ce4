import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { settings } from '#web/settings.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { chartsAreOn } from '#web/screens/record/charts-on.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordName } from '#web/screens/use-page-title.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { AuditItemDetail } from './audit-data.ts';
import { BookingLink } from './audit-table.tsx';
import * as texts from './texts.ts';

/** Only super admins take a movement back. */
const TakeBack = lazyPart(async () => (await import('./take-back.tsx')).TakeBack);

const route = 'GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}';

export const Route = createFileRoute(
  '/app/programmes/$programme/session-credit-audit-items/$sessionCreditAuditItem',
)({
  staticData: { title: 'Session Credit Audit Item', audience: 'membersAndStaff', asks: route },
  component: AuditItemScreen,
});

function AuditItemScreen() {
  const params = Route.useParams();
  const query = useApiQuery(route, { params });
  useRecordName(query.data && texts.movementNumber(query.data.position));
  return (
    <Loaded query={query} whole>
      {(item) => <AuditItemPage key={item.id} item={item} />}
    </Loaded>
  );
}

function AuditItemPage({ item }: { item: AuditItemDetail }) {
  const { position, sentence, programme, correction } = item;
  return (
    <Stack gap="6">
      <PageHeading
        title={texts.movementNumber(position)}
        lead={texts.ofProgramme(sentence, programme.name)}
      />
      <Card title={texts.whatHappened}>
        <Facts facts={factsOf(item, useZone())} />
      </Card>
      <Card title={texts.accounts}>
        <Accounts item={item} />
      </Card>
      {correction === null ? null : (
        <Suspense fallback={null}>
          <TakeBack item={item} correction={correction} />
        </Suspense>
      )}
    </Stack>
  );
}

function factsOf(item: AuditItemDetail, zone: string): Fact[] {
  const { at, holder, session, change, balanceAfter, actor, reason, reverses, reversedBy } = item;
  return [
    { term: texts.when, detail: <When at={at} zone={zone} look="figures" /> },
    { term: texts.memberOrTeam, detail: holder.name },
    { term: texts.session, detail: session.name },
    { term: texts.amount, detail: texts.signed(change) },
    { term: texts.balanceAfter, detail: balanceAfter },
    { term: texts.booking, detail: <BookingLink booking={item.booking} /> },
    { term: texts.by, detail: actor?.fullName ?? settings.productName },
    { term: texts.reason, detail: reason ?? texts.none },
    { term: texts.cause, detail: <Cause item={item} /> },
    ...(reverses === null
      ? []
      : [{ term: texts.takesBack, detail: <Others item={item} others={[reverses]} /> }]),
    ...(reversedBy.length === 0
      ? []
      : [{ term: texts.takenBackBy, detail: <Others item={item} others={reversedBy} /> }]),
    { term: texts.hash, detail: <Text>{item.checksum}</Text> },
    { term: texts.previousHash, detail: <Text>{item.previousChecksum || texts.none}</Text> },
  ];
}

/** The event that moved the units, with the way to where it stands: at its step of the booking's history, or on the chart. */
function Cause({ item: { cause, booking } }: { item: AuditItemDetail }) {
  const { machine, event, entityId, step } = cause;
  return (
    <Row>
      {texts.causeOf(machine, event)}
      {step !== null && machine === 'booking' && booking?.mayOpen ? (
        <TextLink
          to="/app/bookings/$booking"
          params={{ booking: entityId }}
          search={{ at: step.position }}
        >
          {texts.showThatStep}
        </TextLink>
      ) : null}
      {step !== null && chartsAreOn() ? (
        <TextLink to="/charts/$machine/$" params={{ machine, _splat: step.state }}>
          {texts.showItOnTheChart}
        </TextLink>
      ) : null}
    </Row>
  );
}

interface OthersProps {
  item: AuditItemDetail;
  others: AuditItemDetail['reversedBy'];
}

function Others({ item: { programme }, others }: OthersProps) {
  return (
    <Row>
      {others.map(({ id, position, amount }) => (
        <TextLink
          key={id}
          to="/app/programmes/$programme/session-credit-audit-items/$sessionCreditAuditItem"
          params={{ programme: programme.id, sessionCreditAuditItem: id }}
        >
          {texts.movementOf(position, amount)}
        </TextLink>
      ))}
    </Row>
  );
}

type Side = AuditItemDetail['from'] & { readonly change: number };

const columns: [Column<Side>, ...Column<Side>[]] = [
  { key: 'account', header: texts.account, cell: ({ name }) => name },
  { key: 'before', header: texts.before, align: 'end', cell: ({ before }) => before },
  {
    key: 'change',
    header: texts.credits,
    align: 'end',
    cell: ({ change }) => texts.signed(change),
  },
  {
    key: 'after',
    header: texts.after,
    align: 'end',
    cell: ({ after }) => <strong>{after}</strong>,
  },
];

function Accounts({ item: { from, to, amount } }: { item: AuditItemDetail }) {
  return (
    <DataTable
      caption={texts.bothAccounts}
      rows={[
        { ...from, change: -amount },
        { ...to, change: amount },
      ]}
      rowKey={({ kind }) => kind}
      columns={columns}
    />
  );
}
