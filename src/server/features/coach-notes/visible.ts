import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { noteTimes, type NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { coachNoteReadings, coachNotes } from '#database/schema/index.ts';
import { noteReaders, type NoteReader, type NoteStage } from '#machines/coach-note/readers.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { coachNoteState } from '#machines/coach-note/states.gen.ts';
import { inForce } from '#server/features/relations/public.ts';
import { notInState } from '#database/in-state.ts';
import { definePlace } from '#server/records/places.ts';

const { coach, scope, subject, member, status, submittedAt } = coachNotes;

/** Members and teams whose notes were handed over to a coach. */
const handedOver = (coachId: string, now: number): SQL => sql`exists (
  select 1 from coach_permissions p
  where p.coach_id = ${coachId} and p.can_read_notes and ${inForce(now, 'p')}
    and p.scope = ${scope}
    and p.subject_id = case ${scope} when 'member' then ${member} else ${subject} end)`;

type Reader = Pick<Person, 'id' | 'role'>;

const isReader: Readonly<Record<NoteReader, (reader: Reader, now: number) => SQL>> = {
  author: ({ id, role }) => (role === 'Coach' ? sql`${coach} = ${id}` : sql`false`),
  permittedCoach: ({ id, role }, now) => (role === 'Coach' ? handedOver(id, now) : sql`false`),
  staff: (reader) => (isStaff(reader) ? sql`true` : sql`false`),
};

const isAt: Readonly<Record<NoteStage, SQL>> = {
  draft: sql`(${submittedAt} is null and ${notInState(status, coachNoteState.new)})`,
  submitted: sql`${submittedAt} is not null`,
};

const readsNote = (stage: NoteStage, reader: Reader, now: number): SQL =>
  sql`(${isAt[stage]} and (${sql.join(
    noteReaders[stage].map((each) => isReader[each](reader, now)),
    sql` or `,
  )}))`;

/** Which notes somebody may know of; staff read what they say once they have said why. */
export const visibleTo = (reader: Reader, now: number): SQL =>
  sql`(${readsNote('draft', reader, now)} or ${readsNote('submitted', reader, now)})`;

/** Whether somebody who knows of a note may read what it says: staff must have said why within the hour. */
export async function isOpenTo(
  db: Database,
  noteId: string,
  reader: Reader,
  now: number,
): Promise<boolean> {
  if (!isStaff(reader)) return true;
  const [last] = await db.orm
    .select({ at: coachNoteReadings.at })
    .from(coachNoteReadings)
    .where(
      and(
        eq(coachNoteReadings.noteId, noteId),
        eq(coachNoteReadings.readerId, reader.id),
        gt(coachNoteReadings.at, now - noteTimes.reading),
      ),
    )
    .orderBy(desc(coachNoteReadings.at))
    .limit(1);
  return last !== undefined;
}

/** Members and teams that a coach has sessions with, or whose notes they may read. */
const knownTo = (coachId: string, kind: NoteScope, id: string, now: number): SQL =>
  kind === 'member'
    ? sql`(exists (select 1 from bookings b join attendees a on a.booking_id = b.id
        where b.coach_id = ${coachId} and a.user_id = ${id})
      or exists (select 1 from coach_permissions p where p.coach_id = ${coachId}
        and p.scope = 'member' and p.subject_id = ${id} and p.can_read_notes and ${inForce(now, 'p')}))`
    : sql`(exists (select 1 from bookings b where b.coach_id = ${coachId} and b.team_id = ${id})
      or exists (select 1 from coach_permissions p where p.coach_id = ${coachId}
        and p.scope = 'team' and p.subject_id = ${id} and p.can_read_notes and ${inForce(now, 'p')}))`;

const under = (kind: NoteScope, holds: (id: string) => SQL | undefined) =>
  definePlace({
    under: kind,
    visible: ({ principal, now }, id) =>
      isStaff(principal) ? undefined : knownTo(principal.id, kind, id, now),
    holds,
  });

/** Where notes lie: under whom they are about. */
export const notePlaces = {
  member: under('member', (id) => eq(member, id)),
  team: under('team', (id) => and(eq(scope, 'team'), eq(subject, id))),
} as const satisfies Readonly<Record<NoteScope, unknown>>;
