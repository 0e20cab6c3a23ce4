import { useCommand } from '#web/screens/command/use-command.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import * as texts from './texts.ts';

interface SessionTotalsProps {
  programme: { readonly id: string; readonly name: string };
  /** The reader may have the books checked. */
  mayCheck: boolean;
}

/** What the session credits of a programme add up to. */
export function SessionTotals({ programme: { id, name }, mayCheck }: SessionTotalsProps) {
  const params = { programme: id };
  const query = useApiQuery('GET /programmes/{programme}/session-credit-audit-items/totals', {
    params,
  });
  const command = useCommand('POST /programmes/{programme}/session-credit-audit-items/check');
  const now = () => void command.send({ params, body: {} });
  return (
    <LedgerTotals
      query={query}
      lead={texts.statementOf(name)}
      check={mayCheck ? { busy: command.busy, now } : null}
    >
      <TextLink
        to="/app/session-credits/$entityType/$entityId"
        params={{ entityType: 'programme', entityId: id }}
      >
        {texts.whyIsTheBalanceSo}
      </TextLink>
    </LedgerTotals>
  );
}
