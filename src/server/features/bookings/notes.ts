import { mayReadNote, noteReaders, type NoteKind } from '#machines/booking/note-readers.ts';
import type { NoteReader } from '#machines/booking/note-readers.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { Person } from '#machines/person.ts';
import { productName } from '#server/mail/brand.ts';
import type { BookingSummary } from './summaries.ts';

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A note as its reader sees it, with the names behind its read guard; null where it is not theirs, or where there is none of the kind. */
export function noteFor(
  kind: NoteKind,
  person: Person,
  context: BookingContext,
  { coach, attendees, team }: Pick<BookingSummary, 'coach' | 'attendees' | 'team'>,
): { text: string | null; visibleTo: string } | null {
  if (kind === 'teamNote' && team === null) return null;
  if (!mayReadNote(kind, person, context)) return null;
  const names: Readonly<Record<NoteReader, readonly string[]>> = {
    coach: [coach.fullName],
    attendees: attendees.map(({ fullName }) => fullName),
    teamLeader:
      context.teamLeaderId === null || context.attendeeIds.includes(context.teamLeaderId)
        ? []
        : ['the leader of the team'],
    staff: [`${productName} staff`],
  };
  const visibleTo = lists.format(noteReaders[kind].flatMap((reader) => names[reader]));
  return { text: context[kind] ?? null, visibleTo };
}
