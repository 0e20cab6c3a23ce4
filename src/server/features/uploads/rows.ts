import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { RowOutcome } from '#domain/uploads/vocabulary.ts';
import { userColumns } from '#domain/uploads/user-columns.ts';
import type { Database } from '#database/database.ts';
import { uploadRows } from '#database/schema/index.ts';
import { csvOf, type CsvColumn } from '#server/exports/csv.ts';
import { peopleOf } from '#server/records/people.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import type { UploadReportRow } from './kind.ts';

type Query = QueryOf<Endpoints['GET /upload-reports/{uploadReport}/rows']>;
type Cells = Readonly<Record<string, string>>;

/** One page of the rows of a report. */
export async function rowsPage(db: Database, reportId: string, query: Query) {
  const search: SQL | undefined = query.search
    ? sql`${uploadRows.cells}::text ilike ${likePattern(query.search)}`
    : undefined;
  const where = and(
    eq(uploadRows.reportId, reportId),
    query.outcome ? inArray(uploadRows.outcome, query.outcome) : undefined,
    search,
  );
  const found = await db.orm
    .select()
    .from(uploadRows)
    .where(where)
    .orderBy(query.order === 'Descending' ? desc(uploadRows.n) : asc(uploadRows.n))
    .limit(query.perPage)
    .offset(pageOffset(query));
  const person = await peopleOf(
    db,
    found.map(({ entityId }) => entityId),
  );
  const rows = found.map(({ n, outcome, messages, cells, entityId, appliedAt }) => ({
    n,
    outcome: outcome as RowOutcome | null,
    isApplied: appliedAt !== null,
    messages: (messages ?? {}) as Record<string, string>,
    cells: cells as Record<string, string> | null,
    person: person(entityId),
  }));
  return pageBody(rows, query, await db.orm.$count(uploadRows, where));
}

/** What is wrong with each row, then the row as it came. */
export async function errorsFile(db: Database, report: UploadReportRow) {
  const rows = await db.orm
    .select()
    .from(uploadRows)
    .where(and(eq(uploadRows.reportId, report.id), eq(uploadRows.outcome, 'error')))
    .orderBy(asc(uploadRows.n));
  type Row = (typeof rows)[number];
  const columns: CsvColumn<Row>[] = [
    {
      header: 'error',
      cell: ({ n, messages }) => `Row ${n}: ${Object.values((messages ?? {}) as Cells).join(' ')}`,
    },
    ...report.columns.map((header) => ({
      header,
      cell: ({ cells }: Row) => ((cells ?? {}) as Cells)[header] ?? null,
    })),
  ];
  const name = report.fileName.replace(/\.csv$/i, '');
  return { fileName: `${name}-errors.csv`, content: csvOf(columns, rows) };
}

/** The heading of a file of users, with a row that shows how the cells are meant. */
export const templateFile = () => {
  const example: Cells = {
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@company.example',
    role: 'Member',
    organization: 'Company',
    team: 'Sales; Leadership',
    programme: 'Spring programme',
    timeZone: 'Europe/London',
    language: 'en-GB',
  };
  const columns = userColumns.map((header) => ({
    header,
    cell: (row: Cells) => row[header] ?? '',
  }));
  return { fileName: 'users.csv', content: csvOf(columns, [example]) };
};
