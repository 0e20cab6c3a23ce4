import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { createBookingGroup } from '#server/features/bookings/public.ts';
import type { PlannedGroup } from './bookings/groups.ts';
import type { Generator } from './generator.ts';
import { sequelsOf, type Happening } from './history.ts';

/** What happens to sessions that are booked together: all of them are made at once, and then each lives its own life. */
export function togetherOf(db: Database, random: Generator, group: PlannedGroup): Happening[] {
  const ids = new Map<number, string>();
  return [
    {
      at: group.madeAt,
      async happen() {
        const id = await make(db, group);
        const made = await db.orm
          .select({ id: bookings.id, startsAt: bookings.startsAt })
          .from(bookings)
          .where(eq(bookings.bookingGroupId, id));
        for (const booking of made) ids.set(booking.startsAt, booking.id);
      },
    },
    ...group.bookings.flatMap((booking) =>
      sequelsOf(db, random, booking, () => ids.get(booking.startsAt) ?? null),
    ),
  ];
}

async function make(
  db: Database,
  { kind, name, by, madeAt, pattern, members, leftOut, bookings: planned }: PlannedGroup,
): Promise<string> {
  const [first] = planned;
  if (!first) throw new Error(`Nobody has time for “${name}”.`);
  const { team, coach, option, programme } = first;
  return createBookingGroup(
    db,
    { id: by.id, role: by.role },
    {
      kind,
      name,
      session: option.session.id,
      coach: coach.id,
      programme: programme.id,
      ...(team && { team: team.id }),
      members: team ? [] : members.map(({ id }) => id),
      ...pattern,
      leftOut: leftOut.map((start) => new Date(start).toISOString()),
      location: { kind: 'video', detail: null },
      message: null,
      idempotencyKey: newId(madeAt),
    },
    madeAt,
  );
}
