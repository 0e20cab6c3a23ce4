import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { formatMoment } from '#domain/time/format.ts';
import { isDrafted } from '#machines/coach-note/labels.ts';
import { isMember } from '#machines/person.ts';
import { reviewStates } from '#machines/review/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookings,
  coachNotes,
  reviews,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { inState } from '#database/in-state.ts';
import { moreOf, mostNamed, nothingToDo, type Task, type ToDo } from './tasks.ts';

/** What sessions still ask for once they are over: a coach's notes, and what those who came say of them. The first that is due comes first. */
export async function paperworkFor(
  db: Database,
  principal: Principal,
  zone: string,
  now: number,
): Promise<ToDo> {
  if (principal.role === 'Coach') return notesOf(db, principal.id, zone, now);
  return isMember(principal) ? reviewsOf(db, principal.id, zone, now) : nothingToDo;
}

async function notesOf(db: Database, coach: string, zone: string, now: number): Promise<ToDo> {
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
  return {
    tasks,
    more: await moreOf('writeNote', rows.length, () => db.orm.$count(coachNotes, isDue)),
  };
}

async function reviewsOf(db: Database, member: string, zone: string, now: number): Promise<ToDo> {
  const isOpen = and(
    eq(reviews.member, member),
    isNull(reviews.submittedAt),
    gt(reviews.endsAt, now - reviewTimes.open),
    inState(reviews.status, reviewStates.open),
  );
  const rows = await db.orm
    .select({
      booking: reviews.booking,
      endsAt: reviews.endsAt,
      startsAt: bookings.startsAt,
      session: sessions.name,
      coach: users.fullName,
    })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.booking))
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, reviews.coach))
    .where(isOpen)
    .orderBy(asc(reviews.endsAt), asc(reviews.id))
    .limit(mostNamed);
  const tasks = rows.map(({ booking, startsAt, endsAt, session, coach }): Task => ({
    kind: 'giveReview',
    text: `Review ${session} with ${coach}: ${formatMoment(startsAt, zone, { relativeTo: now, inSentence: true })}`,
    due: wireInstant(endsAt + reviewTimes.open),
    link: `/app/bookings/${booking}/questionnaire-and-review`,
    who: null,
    booking: null,
  }));
  return {
    tasks,
    more: await moreOf('giveReview', rows.length, () => db.orm.$count(reviews, isOpen)),
  };
}
