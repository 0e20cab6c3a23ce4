import { assign } from 'xstate';
import { isStaff } from '../person.ts';
import type { Asked, BookingContext, Party } from './context.ts';

type Event = Asked['event'];

/** An action that writes something down about the booking; nothing where the event brings nothing of it. */
export const stamp = (columns: (asked: Asked) => Partial<BookingContext>) =>
  assign<BookingContext, Event, undefined, Event, never>(({ context, event }) =>
    columns({ context, event }),
  );

/** Which side of a booking somebody acts for. */
export function partyOf({ context, event }: Asked): Party {
  if (event.by.role === 'System') return 'system';
  if (event.by.id === context.coachId) return 'coach';
  return isStaff(event.by) ? 'staff' : 'member';
}
