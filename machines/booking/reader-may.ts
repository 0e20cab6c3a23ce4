import { isMember, isStaff, type Role } from '../person.ts';
import { phaseOf } from './labels.ts';

interface Seen {
  readonly status: string;
  readonly place: string;
  readonly coach: string;
  readonly attendees: readonly string[];
}

/** What a page of a booking has for its reader besides the events that they may send. */
export function readerMay(
  { status, place, coach, attendees }: Seen,
  reader: { readonly id: string; readonly role: Role | 'System' },
) {
  const phase = phaseOf(status);
  const isOver = phase === 'over';
  const comes = attendees.includes(reader.id);
  return {
    // What is over belongs in nobody's calendar any more.
    mayAddToCalendar: phase === 'ahead' || phase === 'live',
    mayReview: isOver && comes,
    mayReadReviews: isOver && !isMember(reader),
    mayReadProblems: place === 'video' && isStaff(reader),
    // Whoever could write there; before it begins nobody could.
    mayReadChat:
      place === 'video' && (phase === 'live' || isOver) && (comes || coach === reader.id),
    mayReadCredits: isStaff(reader) || (comes && isMember(reader)),
    maySeeAsOf: isStaff(reader),
  };
}
