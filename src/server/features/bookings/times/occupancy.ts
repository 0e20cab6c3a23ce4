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

export const occupancyOf = (booking: BookingContext, { terms }: { terms: unknown }): Occupancy[] =>
  occupancyFor(booking.coachId, booking.attendeeIds, booking, terms as Buffers);
