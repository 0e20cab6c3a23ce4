import { inArray, sql } from 'drizzle-orm';
import { mostMembers } from '#domain/programmes/vocabulary.ts';
import { isMember, type Role } from '#machines/person.ts';
import { isOneOf } from '#machines/states.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
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

const isOpen = isOneOf(userStates.open);

/** What a pasted list would add: for each address who that is, and whether they can join. Whoever belongs to another organisation has no name here. */
export async function previewOf(db: Database, id: string, text: string) {
  const organizationId = await homeOf(db, id);
  const addresses = addressesIn(text);
  if (addresses.length === 0)
    throw refuse.invalid({ emails: 'There are no email addresses in it.' });
  if (addresses.length > mostMembers)
    throw refuse.invalid({ emails: `Paste at most ${mostMembers} addresses at once.` });
  const people = await db.orm
    .select({
      person: personReferenceColumns,
      email: sql<string>`lower(${users.email})`,
      role: users.role,
      status: users.status,
      organizationId: users.organizationId,
      isIn: sql<boolean>`${isMemberOfProgramme(sql`${users.id}`, sql`${id}::uuid`)}`,
    })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, addresses));
  const byEmail = new Map(
    people.filter(({ status }) => isOpen(status)).map((row) => [row.email, row]),
  );
  const rows = addresses.map((written) => {
    const found = byEmail.get(written);
    if (!found) return { written, person: null, outcome: 'unknown' } as const;
    const { person, role } = found;
    if (found.organizationId !== organizationId)
      return { written, person: null, outcome: 'elsewhere' } as const;
    if (!isMember({ role: role as Role }))
      return { written, person, outcome: 'notMember' } as const;
    return { written, person, outcome: found.isIn ? 'alreadyIn' : 'new' } as const;
  });
  return { rows };
}
