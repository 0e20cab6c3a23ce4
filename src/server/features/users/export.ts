import { roleNames } from '#domain/people/vocabulary.ts';
import type { Database } from '#database/database.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import type { Principal } from '#server/http/principal.ts';
import { userPage, type UserQuery } from './page.ts';
import { summariesOf } from './present.ts';

/** People in one file. */
const mostRows = 20_000;

type Summary = Awaited<ReturnType<typeof summariesOf>>[number];

const columns: readonly CsvColumn<Summary>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Role', cell: ({ role }) => roleNames[role] },
  { header: 'Organisation', cell: ({ organization }) => organization?.name ?? null },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Last sign-in', at: ({ lastSignInAt }) => lastSignInAt },
  { header: 'Created', at: ({ createdAt }) => createdAt },
];

/** The people of the list as a file; that somebody took it is written down. */
export async function exportUsers(
  db: Database,
  principal: Principal,
  wanted: Omit<UserQuery, 'pageNumber' | 'perPage'>,
  now: number,
): Promise<{ fileName: string; content: string }> {
  const query = { ...wanted, pageNumber: 1, perPage: mostRows };
  const { ids, total } = await userPage(db, query, now);
  return exportedList(db, principal, {
    list: 'users',
    what: 'people',
    total,
    most: mostRows,
    columns,
    rows: () => summariesOf(db, ids, now),
    file: 'users',
    now,
  });
}
