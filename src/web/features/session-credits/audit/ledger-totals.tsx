import type { ReactNode } from 'react';
import { accountNames } from '#domain/credits/ledger.ts';
import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import type { Answer } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

type Totals = DataOf<'GET /programmes/{programme}/session-credit-audit-items/totals'>;

/** So many faults are told on the page. */
const mostFaults = 5;

interface LedgerTotalsProps {
  query: Answer<Totals>;
  /** What adds up here. */
  lead: string;
  /** Has the books checked; null for whoever may not. */
  check: { readonly busy: boolean; readonly now: () => void } | null;
  /** Where more is said of it. */
  children?: ReactNode;
}

/** What the ledger of a programme adds up to, to be read, printed and checked. */
export function LedgerTotals({ query, lead, check, children }: LedgerTotalsProps) {
  return (
    <Card
      title={texts.totalsByAccount}
      actions={
        <Row>
          {check === null ? null : (
            <Button size="small" busy={check.busy} onClick={check.now}>
              {texts.checkNow}
            </Button>
          )}
          <Button size="small" icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Row>
      }
    >
      <Loaded query={query}>
        {(totals) => (
          <Statement lead={lead} totals={totals} mayCheck={check !== null}>
            {children}
          </Statement>
        )}
      </Loaded>
    </Card>
  );
}

function Statement({
  lead,
  totals,
  mayCheck,
  children,
}: {
  lead: string;
  totals: Totals;
  mayCheck: boolean;
  children: ReactNode;
}) {
  const zone = useZone();
  const { accounts, transfers, checksum, check } = totals;
  const issued = accounts.find(({ kind }) => kind === 'issued')?.units ?? 0;
  const found = accounts.reduce((sum, { kind, units }) => sum + (kind === 'issued' ? 0 : units), 0);
  const units: Fact[] = accounts.map((each) => ({
    term: accountNames[each.kind],
    detail: each.units,
  }));
  const proofs: Fact[] = [
    { term: texts.numberOfMovements, detail: transfers },
    { term: texts.lastHash, detail: <Text>{checksum || texts.none}</Text> },
    ...(mayCheck
      ? [
          {
            term: texts.lastCheck,
            detail: check === null ? texts.neverChecked : <When at={check.at} zone={zone} />,
          },
        ]
      : []),
  ];
  return (
    <Stack gap="4">
      <Text tone="muted">{lead}</Text>
      {check === null ? null : <Found check={check} />}
      <Facts facts={units} />
      <Text>{texts.theyAddUp(issued, found)}</Text>
      {children}
      <Facts facts={proofs} />
    </Stack>
  );
}

/** What the latest check found. */
function Found({ check: { transfers, faults } }: { check: NonNullable<Totals['check']> }) {
  if (faults.length === 0)
    return (
      <Notice tone="success" live>
        {texts.theBooksAreRight(transfers)}
      </Notice>
    );
  const rest = faults.length - mostFaults;
  return (
    <Notice tone="error" title={texts.theLedgerDoesntAddUp} live>
      <Stack gap="2">
        <ul>
          {faults.slice(0, mostFaults).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
          {rest > 0 ? <li>{texts.andMore(rest)}</li> : null}
        </ul>
        <Text>{texts.foundInOrder(transfers)}</Text>
      </Stack>
    </Notice>
  );
}
