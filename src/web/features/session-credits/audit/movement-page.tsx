import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { settings } from '#web/settings.ts';
import { chartsAreOn } from '#web/screens/record/charts-on.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { AuditItemDetail } from './audit-data.ts';
import * as texts from './texts.ts';

/** What is said of one movement, whatever the credits pay for. */
export type MovementDetail = Omit<AuditItemDetail, 'session' | 'booking'>;

interface MovementPageProps {
  item: MovementDetail;
  holder: string;
  /** What the credits are for, and what they paid for. */
  purpose: Fact;
  paid: Fact;
  /** Where the event that moved the units stands in the history of what was paid for. */
  step?: ReactNode;
  /** The way to another movement. */
  linkTo: (id: string) => LinkProps;
  /** What can be done about it. */
  children: ReactNode;
}

/** One movement: what it did, both its accounts before and after, and what caused it. */
export function MovementPage(props: MovementPageProps) {
  const { item, children } = props;
  const zone = useZone();
  return (
    <Stack gap="6">
      <PageHeading
        title={texts.movementNumber(item.position)}
        lead={texts.ofProgramme(item.sentence, item.programme.name)}
      />
      <Card title={texts.whatHappened}>
        <Facts facts={factsOf(props, zone)} />
      </Card>
      <Card title={texts.accounts}>
        <Accounts item={item} />
      </Card>
      {children}
    </Stack>
  );
}

function factsOf(
  { item, holder, purpose, paid, step, linkTo }: MovementPageProps,
  zone: string,
): Fact[] {
  const { at, change, balanceAfter, actor, reason, reverses, reversedBy } = item;
  return [
    { term: texts.when, detail: <When at={at} zone={zone} look="figures" /> },
    { term: holder, detail: item.holder.name },
    purpose,
    { term: texts.amount, detail: texts.signed(change) },
    { term: texts.balanceAfter, detail: balanceAfter },
    paid,
    { term: texts.by, detail: actor?.fullName ?? settings.productName },
    { term: texts.reason, detail: reason ?? texts.none },
    { term: texts.cause, detail: <Cause cause={item.cause} step={step} /> },
    ...(reverses === null
      ? []
      : [{ term: texts.reverses, detail: <Others linkTo={linkTo} others={[reverses]} /> }]),
    ...(reversedBy.length === 0
      ? []
      : [{ term: texts.reversedBy, detail: <Others linkTo={linkTo} others={reversedBy} /> }]),
    { term: texts.hash, detail: <Text>{item.checksum}</Text> },
    { term: texts.previousHash, detail: <Text>{item.previousChecksum || texts.none}</Text> },
  ];
}

interface CauseProps {
  cause: MovementDetail['cause'];
  step: ReactNode;
}

/** The event that moved the units, with the way to where it stands. */
function Cause({ cause: { machine, event, step: reached }, step }: CauseProps) {
  return (
    <Row>
      {texts.causeOf(machine, event)}
      {step}
      {reached !== null && chartsAreOn() ? (
        <TextLink to="/charts/$machine/$" params={{ machine, _splat: reached.state }}>
          {texts.showItOnTheChart}
        </TextLink>
      ) : null}
    </Row>
  );
}

interface OthersProps {
  linkTo: (id: string) => LinkProps;
  others: MovementDetail['reversedBy'];
}

function Others({ linkTo, others }: OthersProps) {
  return (
    <Row>
      {others.map(({ id, position, amount }) => (
        <TextLink key={id} {...linkTo(id)}>
          {texts.movementOf(position, amount)}
        </TextLink>
      ))}
    </Row>
  );
}

type Side = MovementDetail['from'] & { readonly change: number };

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

function Accounts({ item: { from, to, amount } }: { item: MovementDetail }) {
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
