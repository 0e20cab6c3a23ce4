import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { mostMembers } from '#domain/programmes/vocabulary.ts';
import { isMember, type Role } from '#machines/person.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { users } from '#database/schema/index.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { homeOf } from './candidates.ts';

/** One address in each line, or with commas, semicolons or blanks between; names in front of `<…>` are left out. */
function addressesIn(text: string): string[] {
  const found = text
    .split(/[\s,;]+/)
    .map((part) => part.replaceAll(/^<|>$/g, '').toLowerCase())
    .filter((part) => part.includes('@'));
  return [...new Set(found)];
}

/** What a pasted list would add: for each address who that is, and whether they can join. Whoever belongs to another organisation has no name here. */
export async function previewOf(db: Database, id: string, text: string) {
  const organizationId = await homeOf(db, id);
  const addresses = addressesIn(text);
  if (addresses.length === 0)
    throw refuse.invalid({ emails: 'There are no email addresses in it.' });
  if (addresses.length > mostMembers)
    throw refuse.invalid({ emails: `Paste at most ${mostMembers} addresses at once.` });
  const people = await peopleWhere(db, id, inArray(sql`lower(${users.email})`, addresses));
  const byEmail = new Map(people.map((row) => [row.email, row]));
  const rows = addresses.map((written) => {
    const found = byEmail.get(written);
    if (!found) return { written, person: null, outcome: 'unknown' } as const;
    const { person, role } = found;
    if (found.organizationId !== organizationId)
      return { written, person: null, outcome: 'elsewhere' } as const;
    if (!isMember({ role: role as Role }))
      return { written, person, outcome: 'notMember' } as const;
    return { written, person, outcome: joiningOf(found) };
  });
  return { rows };
}

/** Everyone in the organisation of a programme, by name: who is in it, and who would be added. */
export async function everyoneFor(db: Database, id: string) {
  const people = await peopleWhere(db, id, eq(users.organizationId, await homeOf(db, id)));
  const rows = people
    .filter(({ role }) => isMember({ role: role as Role }))
    .map((found) => ({
      written: found.email,
      person: found.person,
      outcome: joiningOf(found),
    }));
  return { rows };
}

const joiningOf = ({ isIn }: { readonly isIn: boolean }): 'alreadyIn' | 'new' =>
  isIn ? 'alreadyIn' : 'new';

/** People who could join, and whether they are in a programme already. */
const peopleWhere = (db: Database, id: string, where: SQL) =>
  db.orm
    .select({
      person: personReferenceColumns,
      email: sql<string>`lower(${users.email})`,
      role: users.role,
      organizationId: users.organizationId,
      isIn: sql<boolean>`${isMemberOfProgramme(sql`${users.id}`, sql`${id}::uuid`)}`,
    })
    .from(users)
    .where(and(where, inState(users.status, userStates.open)))
    .orderBy(asc(byName(users.fullName)), asc(users.id));
