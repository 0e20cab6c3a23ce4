import { kpiSourceNames } from '#domain/kpis/vocabulary.ts';
import type { Database } from '#database/database.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import type { Principal } from '#server/http/principal.ts';
import { productName } from '#server/mail/brand.ts';
import { valuePage, type ValueQuery } from './values.ts';

/** Values in one file. */
const mostRows = 20_000;

type Value = Awaited<ReturnType<typeof valuePage>>['data']['results'][number];

const columns: readonly CsvColumn<Value>[] = [
  { header: 'Period', cell: ({ period }) => period.name },
  { header: 'Begins', cell: ({ period }) => period.start },
  { header: 'Member', cell: ({ member }) => member?.fullName ?? null },
  { header: 'Team', cell: ({ team }) => team?.name ?? null },
  { header: 'Organisation', cell: ({ organization }) => organization.name },
  { header: 'Value', cell: ({ value }) => value },
  { header: 'Change', cell: ({ change }) => change },
  { header: 'Source', cell: ({ source }) => kpiSourceNames[source] },
  { header: 'Comment', cell: ({ comment }) => comment },
  { header: 'By', cell: ({ enteredBy }) => enteredBy?.fullName ?? productName },
  { header: 'Written', at: ({ at }) => at },
];

/** The values of the list as a file; that somebody took it is written down. */
export async function exportValues(
  db: Database,
  principal: Principal,
  { wanted, now }: { wanted: Omit<ValueQuery, 'pageNumber' | 'perPage'>; now: number },
): Promise<{ fileName: string; content: string }> {
  const query = { ...wanted, pageNumber: 1, perPage: mostRows };
  const {
    data: { results },
    meta: { total },
  } = await valuePage(db, query);
  return exportedList(db, principal, {
    list: 'kpi-values',
    about: { kpi: wanted.kpi },
    what: 'values',
    total,
    most: mostRows,
    columns,
    rows: async () => results,
    file: 'kpi-values',
    now,
  });
}
