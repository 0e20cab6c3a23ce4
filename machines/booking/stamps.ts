import { isStaff } from '../person.ts';
import type { Asked, BookingContext, Party } from './context.ts';

/** What an event writes down about the booking; nothing where the event brings nothing of it. */
export type Columns = (asked: Asked) => Partial<BookingContext>;

export const stamp = (columns: Columns): Columns => columns;

/** Which side of a booking somebody acts for. */
export function partyOf({ context, event }: Asked): Party {
  if (event.by.role === 'System') return 'system';
  if (event.by.id === context.coachId) return 'coach';
  return isStaff(event.by) ? 'staff' : 'member';
}
