import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import type { userQuestions } from '#machines/user/capabilities.ts';
import type { UserContext } from '#machines/user/context.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import { organizationState } from '#machines/organization/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { counted } from '#domain/text/counted.ts';
import { isZone } from '#domain/time/zone.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { bookings, creditLots, organizations, programmes, users } from '#database/schema/index.ts';
import { inState, notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { attendedBy } from './bookings-ahead.ts';

/** What only the server can say of an account. What an event writes anew is in the context already; `before` is the account as it is. */
export const userAnswers: Answers<typeof userQuestions, UserContext, UserEvent> = {
  isOrganizationActive: oneByOne((db, { context, before, event }) => {
    const wanted = context.organizationId;
    if (event?.type === 'CREATE' || event?.type === 'EDIT')
      return wanted === before?.organizationId ? null : noOrganization(db, wanted);
    return deletedOrganization(db, wanted);
  }),
  isEmailFree: oneByOne((db, { id, context }) => takenEmail(db, id, context.email)),
  isTimeZoneKnown: oneByOne((_, { context }) =>
    isZone(context.timeZone) ? null : 'Choose a time zone.',
  ),
  leavesSuperAdmin: oneByOne((db, { id, context, before }) =>
    before === null || context.role === before.role ? null : lastSuperAdmin(db, id, before, true),
  ),
  mayLeaveCoaching: oneByOne((db, { id, context, before, at }) =>
    before?.role === 'Coach' && context.role !== 'Coach' ? coachingOf(db, id, before, at) : null,
  ),
  isNotLastSuperAdmin: oneByOne((db, { id, context, isDeciding }) =>
    lastSuperAdmin(db, id, context, isDeciding),
  ),
  hasNoCoaching: oneByOne((db, { id, context, at }) => coachingOf(db, id, context, at)),
  hasNoCredits: whoHasCredits,
  hasNoOpenBookings: oneByOne((db, { id, context }) => openBookingsOf(db, id, context)),
};

async function noOrganization(db: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = and(
    eq(organizations.id, id),
    inState(organizations.status, organizationState.active),
  );
  return (await db.orm.$count(organizations, found)) > 0 ? null : 'Choose an organisation.';
}

async function deletedOrganization(db: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await db.orm
    .select({ name: organizations.name })
    .from(organizations)
    .where(
      and(eq(organizations.id, id), notInState(organizations.status, organizationState.active)),
    );
  return found ? `“${found.name}” was deleted. Restore it first.` : null;
}

async function takenEmail(db: Database, id: string, email: string): Promise<string | null> {
  const same = and(
    sql`lower(${users.email}) = lower(${email})`,
    notInState(users.status, userState.obfuscated),
    ne(users.id, id),
  );
  return (await db.orm.$count(users, same)) > 0 ? sentenceOf('users_email') : null;
}

/** Whoever asks before a change keeps the others from leaving meanwhile. */
async function lastSuperAdmin(
  db: Database,
  id: string,
  { role }: UserContext,
  locking: boolean,
): Promise<string | null> {
  if (role !== 'SuperAdmin') return null;
  const all = db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'SuperAdmin'), inState(users.status, userState.active)))
    .orderBy(users.id);
  const found = locking ? await all.for('update') : await all;
  return found.some((each) => each.id !== id) ? null : 'At least one super admin must remain.';
}

async function coachingOf(
  db: Database,
  id: string,
  { firstName, lastName }: UserContext,
  at: number,
): Promise<string | null> {
  const coming = and(
    eq(bookings.coachId, id),
    inState(bookings.status, bookingStates.ahead),
    gt(bookings.endsAt, at),
  );
  const count = await db.orm.$count(bookings, coming);
  if (count === 0) return null;
  const sessions = count === 1 ? '1 upcoming session' : `${count} upcoming sessions`;
  const them = count === 1 ? 'it' : 'them';
  return `“${firstName} ${lastName}” has ${sessions} as a coach. Reassign or cancel ${them} first.`;
}

/** Who of several has credits that nobody could use any more; what is reserved for bookings comes back with them, and keeps nobody. */
async function whoHasCredits(
  db: Database,
  asked: readonly { readonly id: string; readonly context: UserContext }[],
): Promise<ReadonlyMap<string, string>> {
  const { holderType, holderId, available, status, programmeId, unit } = creditLots;
  const ids = asked.map(({ id }) => id);
  const left = await db.orm
    .select({
      holderId,
      programme: programmes.name,
      units: sql<number>`sum(${available})::int`,
    })
    .from(creditLots)
    .innerJoin(programmes, eq(programmes.id, programmeId))
    .where(
      and(
        eq(unit, 'session'),
        eq(holderType, 'member'),
        inArray(holderId, ids),
        gt(available, 0),
        inState(status, creditLotStates.usable),
      ),
    )
    .groupBy(holderId, programmes.id)
    .orderBy(byName(programmes.name), programmes.id);
  const sentences = asked.flatMap(
    ({ id, context: { firstName, lastName } }): [string, string][] => {
      const own = left.filter((each) => each.holderId === id);
      if (own.length === 0) return [];
      const all = own.map(
        ({ units, programme }) => `${counted(units, 'session credit')} in “${programme}”`,
      );
      const isOne = own.length === 1 && own[0]?.units === 1;
      return [
        [
          id,
          `“${firstName} ${lastName}” still has ${all.join(', ')}. Deallocate ${isOne ? 'it' : 'them'} first.`,
        ],
      ];
    },
  );
  return new Map(sentences);
}

async function openBookingsOf(
  db: Database,
  id: string,
  { firstName, lastName }: UserContext,
): Promise<string | null> {
  const theirs = or(eq(bookings.coachId, id), eq(bookings.requesterId, id), attendedBy(id));
  const count = await db.orm.$count(
    bookings,
    and(inState(bookings.status, bookingStates.open), theirs),
  );
  if (count === 0) return null;
  const what = count === 1 ? '1 open booking' : `${count} open bookings`;
  return `“${firstName} ${lastName}” has ${what}. Cancel or complete ${count === 1 ? 'it' : 'them'} first.`;
}
