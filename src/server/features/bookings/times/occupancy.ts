import type { BookingContext } from '#machines/booking/context.ts';
import type { Occupancy } from '#server/features/availability/public.ts';

/** The buffers a booking was made with, milliseconds. */
export interface Buffers {
  readonly bufferBefore: number;
  readonly bufferAfter: number;
}

/** Whose time a booking takes: the coach's with the buffers around it, and that of everyone expected to come. */
export function occupancyFor(
  coachId: string,
  memberIds: readonly string[],
  times: { readonly startsAt: number; readonly endsAt: number },
  buffers: Buffers,
): Occupancy[] {
  const { startsAt, endsAt } = times;
  return [
    {
      side: 'coach',
      personId: coachId,
      during: { from: startsAt - buffers.bufferBefore, to: endsAt + buffers.bufferAfter },
    },
    ...memberIds.map((personId): Occupancy => ({
      side: 'member',
      personId,
      during: { from: startsAt, to: endsAt },
    })),
  ];
}

/** A time that the coach suggests instead of the one that was asked for is taken as well; nobody is taken twice where the two overlap. */
export function occupancyOf(booking: BookingContext, { terms }: { terms: unknown }): Occupancy[] {
  const { coachId, attendeeIds, startsAt, endsAt, proposal } = booking;
  const takenAt = (times: { readonly startsAt: number; readonly endsAt: number }) =>
    occupancyFor(coachId, attendeeIds, times, terms as Buffers);
  const kept = takenAt(booking);
  if (!proposal?.answersRequest) return kept;
  const suggested = takenAt({
    startsAt: proposal.startsAt,
    endsAt: proposal.startsAt + (endsAt - startsAt),
  });
  return kept.flatMap((each, index) => united(each, suggested[index] ?? each));
}

/** Two stretches of the same person, as one where they overlap. */
function united(one: Occupancy, other: Occupancy): Occupancy[] {
  const [a, b] = [one.during, other.during];
  if (a.from >= b.to || b.from >= a.to) return [one, other];
  return [{ ...one, during: { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) } }];
}
