import { desc, eq, inArray, sql } from 'drizzle-orm';
import { noteTimes, type NoteFields } from '#domain/coach-notes/vocabulary.ts';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookings,
  coachNoteReadings,
  coachNotes,
  coachNoteVersions,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { peopleOf } from '#server/records/people.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { notInState } from '#database/in-state.ts';
import type { CoachNoteRow } from './kind.ts';
import { isOpenTo } from './visible.ts';
import { addedTo, excerptOf, writtenIn } from './words.ts';

/** The name of the member or the team that a note is about. */
const subjectName = sql<string>`coalesce(${users.fullName}, ${teams.name}, '')`;

/** What lists say about notes; nobody reads their words in one unless they are the reader's to read without a reason. */
export async function summariesFor(
  db: Database,
  rows: readonly CoachNoteRow[],
  showsWords: boolean,
) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const personOf = await peopleOf(
    db,
    rows.map(({ coach }) => coach),
  );
  const around = await db.orm
    .select({
      id: coachNotes.id,
      subject: subjectName,
      booking: { id: bookings.id, title: bookings.title },
      session: { id: sessions.id, name: sessions.name },
    })
    .from(coachNotes)
    .innerJoin(bookings, eq(bookings.id, coachNotes.booking))
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .leftJoin(users, eq(users.id, coachNotes.member))
    .leftJoin(teams, eq(teams.id, coachNotes.subject))
    .where(inArray(coachNotes.id, ids));
  const aroundOf = new Map(around.map((each) => [each.id, each]));
  return rows.map((row) => {
    const found = aroundOf.get(row.id);
    if (!found) throw new Error(`The note ${row.id} belongs to no session`);
    return {
      scope: row.scope,
      subject: { id: row.subject, name: found.subject },
      coach: personOf(row.coach) ?? { id: row.coach, fullName: '', pictureUrl: null },
      booking: found.booking,
      session: found.session,
      startsAt: wireInstant(row.startsAt),
      submittedAt: row.submittedAt === null ? null : wireInstant(row.submittedAt),
      required: row.required,
      excerpt: excerptOf(row.body, showsWords),
    };
  });
}

/** What the page of one note says. */
export async function detailOf(db: Database, row: CoachNoteRow, { by, at }: Stamp) {
  const isOpen = await isOpenTo(db, row.id, { id: by.id, role: by.role }, at);
  const [summary] = await summariesFor(db, [row], isOpen);
  if (!summary) throw new Error('A row without a summary');
  const versions = isOpen
    ? await db.orm
        .select()
        .from(coachNoteVersions)
        .where(eq(coachNoteVersions.noteId, row.id))
        .orderBy(desc(coachNoteVersions.number))
    : [];
  const seesReadings = isStaff(by) || by.id === row.coach;
  const readings = seesReadings
    ? await db.orm
        .select()
        .from(coachNoteReadings)
        .where(eq(coachNoteReadings.noteId, row.id))
        .orderBy(desc(coachNoteReadings.at), desc(coachNoteReadings.id))
    : [];
  const personOf = await peopleOf(db, [
    row.createdBy,
    row.updatedBy,
    ...readings.map(({ readerId }) => readerId),
  ]);
  return {
    ...summary,
    createdBy: personOf(row.createdBy),
    updatedBy: personOf(row.updatedBy),
    member: row.member,
    text: writtenIn(row, isOpen),
    amendments: addedTo(row, isOpen).map(({ text, at: addedAt }) => ({
      text,
      at: wireInstant(addedAt),
    })),
    earlier: versions.slice(1).flatMap((version) => {
      const words = writtenIn(version as NoteFields, isOpen);
      return words === null ? [] : [{ ...words, at: wireInstant(version.at) }];
    }),
    editableUntil:
      row.submittedAt === null ? null : wireInstant(row.submittedAt + noteTimes.editable),
    readings: readings.map(({ readerId, at: readAt, reason }) => ({
      by: personOf(readerId),
      at: wireInstant(readAt),
      reason,
    })),
  };
}

/** The people of a session whose coach can write about each of them. */
export const attendeesOf = (db: Database, booking: string) =>
  db.orm
    .select({
      id: attendees.id,
      userId: attendees.userId,
      name: users.fullName,
      status: attendees.status,
    })
    .from(attendees)
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(
      sql`${attendees.bookingId} = ${booking} and ${notInState(attendees.status, attendeeState.withdrawn)}`,
    )
    .orderBy(attendees.id);
