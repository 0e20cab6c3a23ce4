import type { BookingChanges } from '#domain/notifications/booking-changes.ts';
import type { BookingContext } from '#machines/booking/context.ts';

/** What an event has changed of the things that people are told of, old and new; null where nothing has. */
export function changesBetween(
  before: BookingContext | null,
  { place, cancellation, coachName, startsAt }: BookingContext,
): BookingChanges {
  if (before === null) return {};
  const isElsewhere = before.place.kind !== place.kind || before.place.detail !== place.detail;
  return {
    ...(before.cancellation && !cancellation ? { status: ['cancelled', 'confirmed'] } : {}),
    ...(before.startsAt === startsAt ? {} : { time: [before.startsAt, startsAt] }),
    ...(before.coachName === coachName ? {} : { coach: [before.coachName, coachName] }),
    ...(isElsewhere ? { place: [before.place, place] } : {}),
  };
}
