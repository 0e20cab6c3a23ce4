import { and, asc, eq, isNull } from 'drizzle-orm';
import { formatMoment } from '#domain/time/format.ts';
import { isDrafted } from '#machines/coach-note/labels.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, coachNotes, sessions, teams, users } from '#database/schema/index.ts';
import { totalBeside } from '#server/http/answers/totals.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { moreThan, mostNamed, type Task, type ToDo } from './tasks.ts';

/** The notes that a coach has to write about sessions that are over. The first that is due comes first. */
export async function notesToDo(
  db: Database,
  coach: string,
  zone: string,
  now: number,
): Promise<ToDo> {
  const isDue = and(
    eq(coachNotes.coach, coach),
    eq(coachNotes.required, true),
    isNull(coachNotes.submittedAt),
  );
  const rows = await db.orm
    .select({
      id: coachNotes.id,
      status: coachNotes.status,
      scope: coachNotes.scope,
      subject: coachNotes.subject,
      booking: coachNotes.booking,
      startsAt: coachNotes.startsAt,
      endsAt: coachNotes.endsAt,
      dueAfter: coachNotes.dueAfter,
      session: sessions.name,
      person: users.fullName,
      team: teams.name,
      total: totalBeside(true),
    })
    .from(coachNotes)
    .innerJoin(bookings, eq(bookings.id, coachNotes.booking))
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .leftJoin(attendees, eq(attendees.id, coachNotes.subject))
    .leftJoin(users, eq(users.id, attendees.userId))
    .leftJoin(teams, eq(teams.id, coachNotes.subject))
    .where(isDue)
    .orderBy(asc(coachNotes.endsAt), asc(coachNotes.id))
    .limit(mostNamed);
  const tasks = rows.map(
    ({ id, status, scope, subject, booking, startsAt, endsAt, dueAfter, ...names }): Task => {
      const base =
        scope === 'team'
          ? `/app/bookings/${booking}/team-coach-note`
          : `/app/bookings/${booking}/attendees/${subject}/coach-note`;
      const isBegun = isDrafted(status);
      const start = formatMoment(startsAt, zone, { relativeTo: now, inSentence: true });
      return {
        kind: 'writeNote',
        text: `${isBegun ? 'Finish' : 'Write'} your note about ${names.team ?? names.person ?? 'the session'}: ${names.session}, ${start}`,
        due: wireInstant(endsAt + dueAfter),
        link: isBegun ? `${base}/${id}/edit` : `${base}/create`,
        who: null,
        booking: null,
      };
    },
  );
  return { tasks, more: moreThan('writeNote', rows) };
}
