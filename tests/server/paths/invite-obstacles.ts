import { and, eq, inArray } from 'drizzle-orm';
import type { Facts } from '#machines/bare-event.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, creditLots, reservations, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';
import { alsoExpect, takeTimeOf, type SessionScene } from './session-people.ts';

type Scene = Pick<SessionScene, 'booking' | 'people'>;

/** Makes true of Max and of a session what a model says that the server found out; what comes back makes it untrue again. */
export async function obstacleTo(
  db: Database,
  { booking, people }: Scene,
  facts: Facts = {},
): Promise<() => Promise<unknown>> {
  const idOf = (name: string): string => people[name]?.id ?? name;
  const max = idOf('max');
  const here = eq(bookings.id, booking);
  if (facts['isOn']) {
    const [row] = await db.orm.select({ status: bookings.status }).from(bookings).where(here);
    await db.orm.update(bookings).set({ status: 'cancelled' }).where(here);
    return async () =>
      db.orm
        .update(bookings)
        .set({ status: row?.status ?? '' })
        .where(here);
  }
  if (facts['isColleague']) {
    const elsewhere = await anOrganisation(db, `Elsewhere ${newId()}`);
    const moveTo = (organizationId: string | null) =>
      db.orm.update(users).set({ organizationId }).where(eq(users.id, max));
    await moveTo(elsewhere);
    return async () => moveTo(people['max']?.organizationId ?? null);
  }
  if (facts['isTimeFree']) {
    await takeTimeOf(db, booking, max);
    return async () => db.orm.delete(reservations).where(eq(reservations.personId, max));
  }
  if (facts['isCovered']) {
    const own = and(eq(creditLots.holderType, 'member'), eq(creditLots.holderId, max));
    const paying = async (creditMode: string, status: string) => {
      await db.orm.update(bookings).set({ creditMode }).where(here);
      await db.orm.update(creditLots).set({ status }).where(own);
    };
    await paying('perAttendee', 'expired');
    return async () => paying('perBooking', 'active');
  }
  const others = facts['hasSeat'] ? [idOf('lea'), idOf('cora')] : [];
  const more = facts['isNotIn'] ? [max] : others;
  for (const each of more) await alsoExpect(db, booking, each);
  return async () =>
    db.orm
      .delete(attendees)
      .where(and(eq(attendees.bookingId, booking), inArray(attendees.userId, more)));
}
