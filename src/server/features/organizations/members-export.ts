import { journeyWords } from '#domain/organizations/journey.ts';
import type { Database } from '#database/database.ts';
import { csvInstant, csvOf, type CsvColumn } from '#server/exports/csv.ts';
import { refuse } from '#server/http/refusal.ts';
import { auditAccess } from '#server/identity/audit.ts';
import type { Principal } from '#server/http/principal.ts';
import { membersOf, organizationFor, type Member, type Wanted } from './members.ts';

/** People in one file. */
const mostRows = 20_000;

const named = (list: readonly { name: string }[]): string =>
  list.map(({ name }) => name).join('; ');
const instant = (text: string | null) => csvInstant(text === null ? null : Date.parse(text));

const columns: readonly CsvColumn<Member>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Teams', cell: ({ teams }) => named(teams) },
  { header: 'Programmes', cell: ({ programmes }) => named(programmes) },
  { header: 'Sessions completed', cell: ({ sessionsCompleted }) => sessionsCompleted },
  { header: 'Next session (UTC)', cell: ({ nextSessionAt }) => instant(nextSessionAt) },
  { header: 'Credits left', cell: ({ creditsLeft }) => creditsLeft },
  { header: 'Journey status', cell: ({ journey }) => journeyWords[journey] },
  { header: 'Last sign-in (UTC)', cell: ({ lastSignInAt }) => instant(lastSignInAt) },
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
  if (total > mostRows)
    throw refuse.invalid({
      event: `These are ${total.toLocaleString('en-GB')} people; a file can have at most 20,000. Narrow the list first.`,
    });
  await auditAccess(db, {
    kind: 'listExported',
    userId: principal.id,
    detail: { list: 'organization-members', organization: id, rows: total },
    at: now,
  });
  const word = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    fileName: `members-${word || 'organisation'}-${day}.csv`,
    content: csvOf(columns, members),
  };
}
