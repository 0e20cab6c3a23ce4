import { movementSentences } from '#domain/credits/ledger.ts';
import type { Database } from '#database/database.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import type { Principal } from '#server/http/principal.ts';
import { productName } from '#server/mail/brand.ts';
import type { AuditItem } from './items.ts';
import { auditPage, type AuditQuery } from './list.ts';

/** Movements in one file. */
const mostRows = 20_000;

const columns: readonly CsvColumn<AuditItem>[] = [
  { header: 'Number', cell: ({ position }) => position },
  { header: 'When', at: ({ at }) => at },
  { header: 'Type', cell: ({ type }) => movementSentences[type] },
  { header: 'Member or team', cell: ({ holder }) => holder.name },
  { header: 'Session', cell: ({ session }) => session.name },
  { header: 'Credits', cell: ({ amount }) => amount },
  { header: 'Change', cell: ({ change }) => change },
  { header: 'Balance after', cell: ({ balanceAfter }) => balanceAfter },
  { header: 'Booking', cell: ({ booking }) => booking?.reference ?? null },
  { header: 'By', cell: ({ actor }) => actor?.fullName ?? productName },
  { header: 'Reason', cell: ({ reason }) => reason },
];

/** The movements of the list as a file; that somebody took it is written down. */
export async function exportAuditItems(
  db: Database,
  principal: Principal,
  programmeId: string,
  { wanted, now }: { wanted: Omit<AuditQuery, 'pageNumber' | 'perPage'>; now: number },
): Promise<{ fileName: string; content: string }> {
  const query = { ...wanted, pageNumber: 1, perPage: mostRows };
  const { results, total } = await auditPage(db, principal, programmeId, query, now);
  return exportedList(db, principal, {
    list: 'session-credit-audit-items',
    about: { programme: programmeId },
    what: 'movements',
    total,
    most: mostRows,
    columns,
    rows: async () => results,
    file: 'session-credit-audit-items',
    now,
  });
}
