import { AddToCalendar } from '#web/features/bookings/public.ts';
import type { Group } from './words.ts';

/** All confirmed sessions as one file. */
export function GroupCalendar({ group: { id, next } }: { group: Group }) {
  if (next === null) return null;
  return (
    <div>
      <AddToCalendar
        several
        ask={(api) =>
          api.call('GET /booking-groups/{bookingGroup}/calendar', { params: { bookingGroup: id } })
        }
      />
    </div>
  );
}
