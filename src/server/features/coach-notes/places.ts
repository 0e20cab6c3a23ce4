import { and, eq } from 'drizzle-orm';
import type { NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { bookings, coachNotes, teams } from '#database/schema/index.ts';
import { isHandedIn, isKnown } from '#machines/coach-note/labels.ts';
import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import { unwritten } from '#machines/plain-record.ts';
import { policyFor } from '#server/features/availability/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { attendeesOf } from './present.ts';
import { whyNot } from './questions.ts';

/** What the coach of a session can write about it; null when it is not theirs. */
export async function placesIn(db: Database, { id }: Principal, bookingId: string, now: number) {
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.coachId, id)));
  if (!booking) return null;
  const notes = await db.orm
    .select({
      id: coachNotes.id,
      status: coachNotes.status,
      scope: coachNotes.scope,
      subject: coachNotes.subject,
      required: coachNotes.required,
      submittedAt: coachNotes.submittedAt,
    })
    .from(coachNotes)
    .where(eq(coachNotes.booking, bookingId));
  const place = (scope: NoteScope, subject: { id: string; name: string }) => {
    const note = notes.find(
      (each) => each.scope === scope && each.subject === subject.id && isKnown(each.status),
    );
    return {
      scope,
      subject,
      note: note ? { id: note.id, status: note.status } : null,
      mayWrite: note === undefined || !isHandedIn(note.status),
      due: note !== undefined && note.required && note.submittedAt === null,
    };
  };
  const coming = await attendeesOf(db, bookingId);
  const [team] = booking.teamId
    ? await db.orm
        .select({ id: teams.id, name: teams.name })
        .from(teams)
        .where(eq(teams.id, booking.teamId))
    : [];
  const early = now < booking.startsAt ? 'You can add a note once the session has started.' : null;
  return {
    booking: { id: booking.id, title: booking.title, startsAt: wireInstant(booking.startsAt) },
    refusal: whyNot(booking.status) ?? early,
    places: [
      ...coming.map(({ id: attendee, name }) => place('member', { id: attendee, name })),
      ...(team ? [place('team', team)] : []),
    ],
  };
}

/** The note that nobody has begun yet, about somebody or the team of a session; null when they are not of it. */
export async function aNote(
  db: Database,
  bookingId: string,
  scope: NoteScope,
  subject: string,
): Promise<CoachNoteContext | null> {
  const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return null;
  const coming = scope === 'member' ? await attendeesOf(db, bookingId) : [];
  const attendee = coming.find(({ id }) => id === subject);
  if (scope === 'member' ? !attendee : booking.teamId !== subject) return null;
  const { parameters } = await policyFor(db, booking.organizationId);
  return {
    ...unwritten,
    booking: bookingId,
    scope,
    subject,
    member: attendee?.userId ?? null,
    coach: booking.coachId,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    required: false,
    reminders: 0,
    dueAfter: parameters.noteDue,
    mostReminders: parameters.noteReminders,
    submittedAt: null,
    amendments: [],
    body: '',
    goal: null,
    observations: null,
    agreedActions: [],
    nextFocus: null,
    mood: null,
  };
}
