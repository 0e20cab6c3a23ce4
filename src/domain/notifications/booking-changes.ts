import { placeInWords, type Place } from '../bookings/place.ts';

type OldAndNew<Value> = readonly [old: Value, now: Value];

/** What has become of a booking that goes on, each as it was and as it is. */
export interface BookingChanges {
  readonly status?: OldAndNew<'cancelled' | 'confirmed'>;
  /** Names. */
  readonly coach?: OldAndNew<string>;
  /** Instants, epoch milliseconds. */
  readonly time?: OldAndNew<number>;
  readonly place?: OldAndNew<Place>;
}

/** "video call → by phone, +44 20 7946 0018" (domain reference, 13: {changes, old → new}). */
export function changesInWords(
  { status, coach, place, time }: BookingChanges,
  moment: (at: number) => string,
): string {
  const parts = [status, time?.map(moment), coach, place?.map(placeInWords)];
  return parts
    .filter((part) => part !== undefined)
    .map((part) => part.join(' → '))
    .join('; ');
}
