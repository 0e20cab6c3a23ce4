import { conversationsOf } from '#domain/credits/unit-words.ts';
import type { CreditUnit } from '#domain/credits/vocabulary.ts';
import { movementSentences } from '#domain/credits/ledger.ts';
import type { Database } from '#database/database.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import type { Principal } from '#server/http/principal.ts';
import { productName } from '#server/mail/brand.ts';
import type { EitherItem } from './items.ts';
import type { Books } from './visible.ts';
import { auditPage, type AuditQuery } from './list.ts';

/** Movements in one file. */
const mostRows = 20_000;

const numbered: readonly CsvColumn<EitherItem>[] = [
  { header: 'Number', cell: ({ position }) => position },
  { header: 'When', at: ({ at }) => at },
  { header: 'Type', cell: ({ type }) => movementSentences[type] },
];
const moved: readonly CsvColumn<EitherItem>[] = [
  { header: 'Credits', cell: ({ amount }) => amount },
  { header: 'Change', cell: ({ change }) => change },
  { header: 'Balance after', cell: ({ balanceAfter }) => balanceAfter },
];
const caused: readonly CsvColumn<EitherItem>[] = [
  { header: 'By', cell: ({ actor }) => actor?.fullName ?? productName },
  { header: 'Reason', cell: ({ reason }) => reason },
];

/** What the file of each unit is called, and its columns. */
const files = {
  session: {
    name: 'session-credit-audit-items',
    columns: [
      ...numbered,
      { header: 'Member or team', cell: ({ holder }) => holder.name },
      { header: 'Session', cell: ({ session }) => session?.name ?? null },
      ...moved,
      { header: 'Booking', cell: ({ booking }) => booking?.reference ?? null },
      ...caused,
    ],
  },
  analysis: {
    name: 'kai-credit-audit-items',
    columns: [
      ...numbered,
      { header: 'Member', cell: ({ holder }) => holder.name },
      { header: 'Group', cell: ({ group }) => conversationsOf(group) },
      ...moved,
      { header: 'Conversation', cell: ({ conversation }) => conversation?.title ?? null },
      ...caused,
    ],
  },
} as const satisfies Readonly<
  Record<CreditUnit, { name: string; columns: readonly CsvColumn<EitherItem>[] }>
>;

/** The movements of the list as a file; that somebody took it is written down. */
export async function exportAuditItems(
  db: Database,
  principal: Principal,
  books: Books,
  { wanted, now }: { wanted: Omit<AuditQuery, 'pageNumber' | 'perPage'>; now: number },
): Promise<{ fileName: string; content: string }> {
  const query = { ...wanted, pageNumber: 1, perPage: mostRows };
  const { results, total } = await auditPage(db, principal, books, { query, now });
  const { name, columns } = files[books.unit];
  return exportedList(db, principal, {
    list: name,
    about: { programme: books.programmeId },
    what: 'movements',
    total,
    most: mostRows,
    columns,
    rows: async () => results,
    file: name,
    now,
  });
}
