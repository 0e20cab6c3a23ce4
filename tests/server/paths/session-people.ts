import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { attendees, bookings, reservations, sessions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { PolicyParameters } from '#domain/policy/parameters.ts';
import type { Stage } from '#tests/support/stage.ts';
import { aCast, type Cast } from './cast.ts';

/** A session that Mia has booked with Carl. */
export interface SessionScene extends Cast {
  readonly booking: string;
}

interface Wanted {
  readonly startsAt: number;
  readonly policy?: Partial<PolicyParameters>;
  readonly session?: Partial<typeof sessions.$inferInsert>;
}

/** The session and the policy that a place is had under. */
export const termsOf = ({
  cost,
  lateWindow,
  freeLateCancelsLeft,
}: Pick<AttendeeContext, 'cost' | 'lateWindow' | 'freeLateCancelsLeft'>): Pick<
  Wanted,
  'policy' | 'session'
> =>
  cost === 0
    ? {}
    : {
        policy: { lateWindow, freeLateCancels: freeLateCancelsLeft },
        session: { format: 'group', maxAttendees: 3, creditMode: 'perAttendee' },
      };

/** Everybody there, two days before a session that nobody has booked yet. */
export async function aSceneFor(
  stage: Stage,
  { startsAt, policy = {}, session }: Wanted,
): Promise<Cast> {
  const cast = await aCast(stage, {
    cost: 1,
    needsConfirmation: false,
    durationMinutes: 60,
    forTeam: false,
    policy,
  });
  if (session)
    await stage.db.orm.update(sessions).set(session).where(eq(sessions.id, cast.session));
  stage.clock.set(startsAt - 2 * 86_400_000);
  return cast;
}

/** Books it through the API two days before it starts. */
export async function aSessionOf(stage: Stage, wanted: Wanted): Promise<SessionScene> {
  const cast = await aSceneFor(stage, wanted);
  const { mia = null, carl } = cast.people;
  const made = await stage.as(mia).call('POST /booking-requests', {
    body: {
      session: cast.session,
      coach: carl?.id ?? '',
      credit: cast.lot,
      startsAt: new Date(wanted.startsAt).toISOString(),
      idempotencyKey: newId(),
    },
  });
  return { ...cast, booking: made.id };
}

async function bookingNow(db: Database, id: string) {
  const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error('There is no booking');
  return booking;
}

/** Somebody else comes to a session, too. */
export async function alsoExpect(db: Database, booking: string, userId: string): Promise<void> {
  const { organizationId } = await bookingNow(db, booking);
  await db.orm.insert(attendees).values({
    id: newId(),
    bookingId: booking,
    organizationId,
    userId,
    via: 'team',
    createdAt: 0,
  });
}

/** Somebody's time goes to another session at the same hour. */
export async function takeTimeOf(db: Database, booking: string, personId: string): Promise<void> {
  const like = await bookingNow(db, booking);
  const other = newId();
  await db.orm.insert(bookings).values({
    ...like,
    id: other,
    reference: `B-${other.slice(-6)}`,
    icalUid: other,
    // It is free: the ledger knows of no credit for it.
    creditLotId: null,
    creditState: 'none',
    cost: 0,
  });
  await db.orm.insert(reservations).values({
    id: newId(),
    side: 'member',
    personId,
    bookingId: other,
    during: { from: like.startsAt, to: like.endsAt },
  });
}
