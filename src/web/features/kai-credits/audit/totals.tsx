import { useCommand } from '#web/screens/command/use-command.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { LedgerTotals } from '../../session-credits/audit/public.ts';
import * as texts from './texts.ts';

interface KaiTotalsProps {
  programme: { readonly id: string; readonly name: string };
  /** The reader may have the books checked. */
  mayCheck: boolean;
}

/** What the AI credits of a programme add up to. */
export function KaiTotals({ programme: { id, name }, mayCheck }: KaiTotalsProps) {
  const params = { programme: id };
  const query = useApiQuery('GET /programmes/{programme}/kai-credit-audit-items/totals', {
    params,
  });
  const command = useCommand('POST /programmes/{programme}/kai-credit-audit-items/check');
  const now = () => void command.send({ params, body: {} });
  return (
    <LedgerTotals
      query={query}
      lead={texts.statementOf(name)}
      check={mayCheck ? { busy: command.busy, now } : null}
    />
  );
}
