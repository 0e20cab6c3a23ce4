import { and, inArray } from 'drizzle-orm';
import type { BookingContext } from '#machines/booking/context.ts';
import { speakersOf } from '#machines/booking/speakers.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { BookingAudience } from '#domain/notifications/notice.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

/**
 * The people a notice is for. The actor never hears of their own action, except where the chart orders a receipt (`actor`)
 * (domain reference, 15 invariant 6).
 */
export async function peopleFor(
  db: Database,
  audiences: readonly BookingAudience[],
  booking: BookingContext,
  actorId: string,
  before: BookingContext | null = null,
): Promise<string[]> {
  const people = new Set<string>();
  for (const audience of audiences) {
    for (const id of await relation[audience](db, booking, before)) people.add(id);
  }
  if (audiences.includes('actor')) people.add(actorId);
  else people.delete(actorId);
  return [...people];
}

type Relation = (
  db: Database,
  booking: BookingContext,
  before: BookingContext | null,
) => Promise<readonly string[]> | readonly string[];

const relation: Readonly<Record<BookingAudience, Relation>> = {
  coach: (_, booking) => [booking.coachId],
  formerCoach: (_, booking, before) =>
    before && before.coachId !== booking.coachId ? [before.coachId] : [],
  requester: (_, booking) => (booking.requesterId ? [booking.requesterId] : booking.attendeeIds),
  attendees: (_, booking) => booking.attendeeIds,
  otherAttendees: (_, { attendeeIds, requesterId }) =>
    requesterId ? attendeeIds.filter((id) => id !== requesterId) : [],
  // Told each of their own invitation.
  invitees: () => [],
  speakers: (_, booking) => speakersOf(booking),
  proposer: (_, booking, before) => {
    const asked = booking.proposal ?? before?.proposal;
    return asked ? [asked.by] : [];
  },
  creditHolder: (_, booking) =>
    booking.teamLeaderId ? [booking.teamLeaderId] : booking.attendeeIds.slice(0, 1),
  actor: () => [],
  staff: async (db) => {
    const rows = await db.orm
      .select({ id: users.id })
      .from(users)
      .where(
        and(inArray(users.role, ['Admin', 'SuperAdmin']), inState(users.status, userState.active)),
      );
    return rows.map(({ id }) => id);
  },
};
