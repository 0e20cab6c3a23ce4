import { isMember, isStaff, type Role } from '../person.ts';
import { phaseOf } from './labels.ts';

interface Seen {
  readonly status: string;
  readonly place: string;
  readonly attendees: readonly string[];
}

/** What a page of a booking has for its reader besides the events that they may send. */
export function readerMay(
  { status, place, attendees }: Seen,
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
    mayReadCredits: isStaff(reader) || (comes && isMember(reader)),
    maySeeAsOf: isStaff(reader),
  };
}
