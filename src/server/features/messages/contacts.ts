import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import type { Person, Role } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { conversationSides, messageBlocks, users } from '#database/schema/index.ts';
import { contactsOf, isBlocked } from '#server/features/relations/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { likePattern } from '#server/http/lists.ts';
import { personReferenceColumns } from '#server/records/people.ts';

type Reader = Pick<Person, 'id' | 'role'>;

/** So many contacts are shown at once; the others are found by their name. */
const most = 50;

export const ended = 'You can read but not reply: you no longer share a programme.';
const cannot = (name: string): string => `You can’t message ${name}.`;

/** Those somebody may write to, by name. */
export async function findContacts(
  db: Database,
  reader: Reader,
  search: string | null,
  now: number,
) {
  const found = await db.orm
    .select({ ...personReferenceColumns, role: users.role })
    .from(users)
    .where(
      and(
        contactsOf(reader, now),
        sql`not ${isBlocked(reader)}`,
        search === null ? undefined : ilike(users.fullName, likePattern(search)),
      ),
    )
    .orderBy(asc(sql`${users.role} = 'SuperAdmin'`), asc(byName(users.fullName)), asc(users.id))
    .limit(most);
  return found.map(({ role, ...contact }) => ({ ...contact, role: role as Role }));
}

export interface Contact {
  readonly id: string;
  readonly fullName: string;
  readonly pictureUrl: string | null;
  readonly role: Role;
  /** Null while the reader may write to them. */
  readonly obstacle: string | null;
  /** The reader does not want to hear from them. */
  readonly isBlockedByReader: boolean;
}

/** Somebody the reader may write to, or has a conversation with; everybody else is not there. */
export async function contactFor(
  db: Database,
  reader: Reader,
  contactId: string,
  now: number,
): Promise<Contact> {
  const [found] = await db.orm
    .select({
      ...personReferenceColumns,
      role: users.role,
      isRelated: sql<boolean>`(${contactsOf(reader, now)})`,
      isBlocked: sql<boolean>`${isBlocked(reader)}`,
      isBlockedByReader: sql<boolean>`exists (
        select 1 from ${messageBlocks} where ${messageBlocks.blockerId} = ${reader.id} and ${messageBlocks.blockedId} = ${users.id})`,
      isThere: inState(users.status, userStates.open),
    })
    .from(users)
    .leftJoin(
      conversationSides,
      and(eq(conversationSides.userId, reader.id), eq(conversationSides.contactId, users.id)),
    )
    .where(
      and(
        eq(users.id, contactId),
        ne(users.id, reader.id),
        or(contactsOf(reader, now), sql`${conversationSides.lastAt} is not null`),
      ),
    );
  if (!found) throw refuse.notFound();
  const { isRelated, isBlocked: blocked, isThere, role, ...contact } = found;
  const obstacle = isRelated
    ? blocked
      ? cannot(contact.fullName)
      : null
    : isThere
      ? ended
      : cannot(contact.fullName);
  return { ...contact, role: role as Role, obstacle };
}

/** Why somebody can't write to somebody else; null while they can. */
export async function whyNotWrite(
  db: Database,
  senderId: string,
  recipientId: string,
  now: number,
): Promise<string | null> {
  const [sender] = await db.orm
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.id, senderId));
  if (!sender) return ended;
  const { obstacle } = await contactFor(
    db,
    { id: sender.id, role: sender.role as Role },
    recipientId,
    now,
  );
  return obstacle;
}
