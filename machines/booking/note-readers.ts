import { isStaff, type Person } from '../person.ts';
import type { BookingContext } from './context.ts';

export type NoteKind = 'note' | 'teamNote';
export type NoteReader = 'coach' | 'attendees' | 'teamLeader' | 'staff';

/** Who reads what is shared, by what they are to the booking (domain reference, 7). */
export const noteReaders: Readonly<Record<NoteKind, readonly NoteReader[]>> = {
  note: ['coach', 'attendees', 'staff'],
  teamNote: ['coach', 'attendees', 'teamLeader', 'staff'],
};

type Around = Pick<BookingContext, 'coachId' | 'attendeeIds' | 'teamLeaderId'>;

const isReader: Readonly<Record<NoteReader, (person: Person, booking: Around) => boolean>> = {
  coach: ({ id }, { coachId }) => id === coachId,
  attendees: ({ id }, { attendeeIds }) => attendeeIds.includes(id),
  teamLeader: ({ id }, { teamLeaderId }) => id === teamLeaderId,
  staff: (person) => isStaff(person),
};

/** The read guard of a note; the words for whom it is visible come from the same list. */
export const mayReadNote = (kind: NoteKind, person: Person, booking: Around): boolean =>
  noteReaders[kind].some((reader) => isReader[reader](person, booking));
