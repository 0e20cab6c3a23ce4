import { journeyWords } from '#domain/organizations/journey.ts';
import type { Database } from '#database/database.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import type { Principal } from '#server/http/principal.ts';
import { membersOf, organizationFor, type Member, type Wanted } from './members.ts';

/** People in one file. */
const mostRows = 20_000;

const named = (list: readonly { name: string }[]): string =>
  list.map(({ name }) => name).join('; ');

const columns: readonly CsvColumn<Member>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Teams', cell: ({ teams }) => named(teams) },
  { header: 'Programmes', cell: ({ programmes }) => named(programmes) },
  { header: 'Sessions completed', cell: ({ sessionsCompleted }) => sessionsCompleted },
  { header: 'Next session', at: ({ nextSessionAt }) => nextSessionAt },
  { header: 'Credits left', cell: ({ creditsLeft }) => creditsLeft },
  { header: 'Journey status', cell: ({ journey }) => journeyWords[journey] },
  { header: 'Last sign-in', at: ({ lastSignInAt }) => lastSignInAt },
];

/** The people of an organisation as a file; that somebody took it is written down. */
export async function exportMembers(
  db: Database,
  principal: Principal,
  id: string,
  { wanted, now }: { wanted: Wanted; now: number },
): Promise<{ fileName: string; content: string }> {
  const { name } = await organizationFor(db, principal, id);
  const { members, total } = await membersOf(db, id, wanted, { offset: 0, limit: mostRows, now });
  const word = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return exportedList(db, principal, {
    list: 'organization-members',
    about: { organization: id },
    what: 'people',
    total,
    most: mostRows,
    columns,
    rows: async () => members,
    file: `members-${word || 'organisation'}`,
    now,
  });
}
