import { accountNames } from '#domain/credits/ledger.ts';
import type { DataOf } from '#web/api/call.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

type Totals = DataOf<'GET /programmes/{programme}/session-credit-audit-items/totals'>;

/** So many faults are told on the page. */
const mostFaults = 5;

interface LedgerTotalsProps {
  programme: { readonly id: string; readonly name: string };
  /** The reader may have the books checked. */
  mayCheck: boolean;
}

/** What the ledger of a programme adds up to, to be read, printed and checked. */
export function LedgerTotals({ programme, mayCheck }: LedgerTotalsProps) {
  const query = useApiQuery('GET /programmes/{programme}/session-credit-audit-items/totals', {
    params: { programme: programme.id },
  });
  return (
    <Card
      title={texts.totalsByAccount}
      actions={
        <Row>
          {mayCheck ? <CheckNow programme={programme.id} /> : null}
          <Button size="small" icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Row>
      }
    >
      <Loaded query={query}>
        {(totals) => <Statement programme={programme} totals={totals} mayCheck={mayCheck} />}
      </Loaded>
    </Card>
  );
}

function Statement({
  programme,
  totals,
  mayCheck,
}: {
  programme: LedgerTotalsProps['programme'];
  totals: Totals;
  mayCheck: boolean;
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
      <Text tone="muted">{texts.statementOf(programme.name)}</Text>
      {check === null ? null : <Found check={check} />}
      <Facts facts={units} />
      <Text>{texts.theyAddUp(issued, found)}</Text>
      <TextLink
        to="/app/session-credits/$entityType/$entityId"
        params={{ entityType: 'programme', entityId: programme.id }}
      >
        {texts.whyIsTheBalanceSo}
      </TextLink>
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

function CheckNow({ programme }: { programme: string }) {
  const command = useCommand('POST /programmes/{programme}/session-credit-audit-items/check');
  return (
    <Button
      size="small"
      busy={command.busy}
      onClick={() => void command.send({ params: { programme }, body: {} })}
    >
      {texts.checkNow}
    </Button>
  );
}
