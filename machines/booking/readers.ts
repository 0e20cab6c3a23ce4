import { brand } from '#domain/brand.ts';
import { isStaff, type Person } from '../person.ts';
import { inWords } from '../readers.ts';
import type { BookingContext } from './context.ts';

/** The texts of a booking that are not for everybody who sees it. */
export type BookingText = 'note' | 'teamNote' | 'requestMessage';
export type TextReader = 'requester' | 'coach' | 'attendees' | 'teamLeader' | 'staff';

/**
 * Who reads which text, by what they are to the booking (domain reference, 6.6 and 7). The one declaration: the guard of a row in memory, the condition in
 * SQL and the words of the chip "Visible to …" all come from this list.
 */
export const textReaders: Readonly<Record<BookingText, readonly TextReader[]>> = {
  note: ['coach', 'attendees', 'staff'],
  teamNote: ['coach', 'attendees', 'teamLeader', 'staff'],
  requestMessage: ['requester', 'coach', 'staff'],
};

export type AroundText = Pick<
  BookingContext,
  'requesterId' | 'coachId' | 'attendeeIds' | 'teamLeaderId'
>;

const isReader: Readonly<Record<TextReader, (person: Person, booking: AroundText) => boolean>> = {
  requester: ({ id }, { requesterId }) => id === requesterId,
  coach: ({ id }, { coachId }) => id === coachId,
  attendees: ({ id }, { attendeeIds }) => attendeeIds.includes(id),
  teamLeader: ({ id }, { teamLeaderId }) => id === teamLeaderId,
  staff: (person) => isStaff(person),
};

/** The read guard of a text. */
export const mayReadText = (kind: BookingText, person: Person, booking: AroundText): boolean =>
  textReaders[kind].some((reader) => isReader[reader](person, booking));

type Names = Partial<Readonly<Record<Exclude<TextReader, 'staff'>, readonly string[]>>>;

/** What the chip says after "Visible to": the readers by the names they have where it stands, each once. */
export const readersInWords = (kind: BookingText, names: Names): string =>
  inWords(textReaders[kind], { ...names, staff: [`${brand.productName} staff`] });
