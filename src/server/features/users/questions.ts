import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Facts } from '#machines/plain-record.ts';
import type { UserContext, UserEvent } from '#machines/user/context.ts';
import { organizationState } from '#machines/organization/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { isZone } from '#domain/time/zone.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { bookings, organizations, users } from '#database/schema/index.ts';
import { inState, notInState } from '#database/in-state.ts';
import { attendedBy } from './bookings-ahead.ts';

interface Asking {
  readonly id: string;
  readonly context: UserContext;
}

/** The answers to the questions of the chart, for an event that is being sent. */
export async function factsFor(
  db: Database,
  { id, context }: Asking,
  event: UserEvent,
): Promise<Facts> {
  switch (event.type) {
    case 'CREATE':
    case 'EDIT': {
      const wanted = { ...context, ...event };
      const isMoved = event.type === 'CREATE' || wanted.organizationId !== context.organizationId;
      const leavesCoaching = context.role === 'Coach' && wanted.role !== 'Coach';
      return {
        isOrganizationActive: isMoved ? await noOrganization(db, wanted.organizationId) : null,
        isEmailFree: await takenEmail(db, id, wanted.email),
        isTimeZoneKnown: isZone(wanted.timeZone) ? null : 'Choose a time zone.',
        leavesSuperAdmin:
          wanted.role === context.role ? null : await lastSuperAdmin(db, id, context, true),
        mayLeaveCoaching: leavesCoaching ? await coachingOf(db, id, context, event.at) : null,
      };
    }
    case 'DELETE':
      return {
        isNotLastSuperAdmin: await lastSuperAdmin(db, id, context, true),
        hasNoCoaching: await coachingOf(db, id, context, event.at),
      };
    case 'OBFUSCATE':
      return {
        isNotLastSuperAdmin: await lastSuperAdmin(db, id, context, true),
        hasNoOpenBookings: await openBookingsOf(db, id, context),
      };
    case 'RESTORE':
      return { isOrganizationActive: await deletedOrganization(db, context.organizationId) };
    default:
      return {};
  }
}

/** What is known of an account before anybody sends something. */
export async function readFacts(db: Database, { id, context }: Asking, at: number): Promise<Facts> {
  return {
    isNotLastSuperAdmin: await lastSuperAdmin(db, id, context, false),
    hasNoCoaching: await coachingOf(db, id, context, at),
    hasNoOpenBookings: await openBookingsOf(db, id, context),
    isOrganizationActive:
      context.deletedAt === null ? null : await deletedOrganization(db, context.organizationId),
  };
}

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
  return found ? `«${found.name}» was deleted. Restore it first.` : null;
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
  return `«${firstName} ${lastName}» has ${sessions} as a coach. Reassign or cancel ${them} first.`;
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
  return `«${firstName} ${lastName}» has ${what}. Cancel or complete ${count === 1 ? 'it' : 'them'} first.`;
}
