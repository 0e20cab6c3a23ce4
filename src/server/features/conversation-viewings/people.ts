import { and, asc, eq, ilike, isNotNull, sql } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { conversations, conversationSides, users } from '#database/schema/index.ts';
import { likePattern } from '#server/http/lists.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { wantsToInform } from './inform.ts';

/** Whoever can have written messages: admins have none. */
export const readablePerson = and(
  sql`${users.role} <> 'Admin'`,
  inState(users.status, userStates.all),
);

/** People whose conversations may have to be read, found by name. */
export const findPeople = (db: Database, search: string | null) =>
  db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(
      and(readablePerson, search === null ? undefined : ilike(users.fullName, likePattern(search))),
    )
    .orderBy(asc(byName(users.fullName)), asc(users.id))
    .limit(20);

/** Whom somebody has written with, by name, how many messages there are, and whether the two would be informed. */
export const contactsWith = (db: Database, personId: string) =>
  db.orm
    .select({
      ...personReferenceColumns,
      messages: conversations.lastPosition,
      isInformed: wantsToInform(personId, conversationSides.contactId),
    })
    .from(conversationSides)
    .innerJoin(users, eq(users.id, conversationSides.contactId))
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .where(and(eq(conversationSides.userId, personId), isNotNull(conversationSides.lastAt)))
    .orderBy(asc(byName(users.fullName)), asc(users.id));
