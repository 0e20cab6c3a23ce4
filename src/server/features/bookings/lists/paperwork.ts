import { and, eq, gt, inArray, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { bookingRow } from '#contract/bookings/booking-summary.ts';
import type { PaperworkKind } from '#domain/bookings/vocabulary.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { isMember, isStaff, type Person } from '#machines/person.ts';
import { questionnaireAssignmentStates } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { reviewStates } from '#machines/review/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  bookings,
  coachNotes,
  questionnaireAssignments,
  questionnaireResponses,
  reviews,
} from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import { isDue } from '../attendees/questionnaires.ts';
import { wireInstant } from '#server/http/answers/wire.ts';

export type PaperworkDue = z.input<typeof bookingRow>['paperworkDue'];

type Reader = Pick<Person, 'id' | 'role'>;

/** The bookings whose notes are missing: to a coach their own, to members none, as they are not told of notes. */
export function noteMissing(reader: Reader): SQL {
  if (isMember(reader)) return sql`false`;
  const own = isStaff(reader) ? sql`true` : sql`n.coach_id = ${reader.id}`;
  return sql`${bookings.id} in (
    select n.booking_id from coach_notes n where n.required and n.submitted_at is null and ${own})`;
}

/** The bookings with a questionnaire that someone has not answered: to a member those that they are to answer themselves, to a coach those of their own sessions. */
export function questionnaireMissing(reader: Reader): SQL {
  const own = isMember(reader)
    ? sql`r.user_id = ${reader.id}`
    : isStaff(reader)
      ? sql`true`
      : sql`${bookings.coachId} = ${reader.id}`;
  return sql`exists (
    select from questionnaire_assignments q join questionnaire_responses r on r.assignment_id = q.id
      where q.booking_id = ${bookings.id} and ${isDue} and ${own})`;
}

export interface Missing {
  readonly booking: string;
  readonly kind: PaperworkKind;
  readonly count: number;
  readonly dueAt: number;
}

/** What these bookings ask for: of members their review and their questionnaires, of a coach their notes; staff read what is asked of coaches. */
export async function paperworkOf(
  db: Database,
  ids: readonly string[],
  reader: Reader,
  now: number,
): Promise<ReadonlyMap<string, PaperworkDue>> {
  if (ids.length === 0) return new Map();
  return paperworkIn(
    isMember(reader)
      ? await askedOf(db, {
          among: (booking) => inArray(booking, [...ids]),
          member: reader.id,
          reviewable: now - reviewTimes.open,
        })
      : await notesOf(db, ids, reader),
  );
}

/** What is missing, by the bookings that ask for it. */
export const paperworkIn = (missing: readonly Missing[]): ReadonlyMap<string, PaperworkDue> =>
  new Map(
    [...Map.groupBy(missing, ({ booking }) => booking)].map(([booking, items]) => [
      booking,
      items.map(({ kind, count, dueAt }) => ({ kind, count, due: wireInstant(dueAt) })),
    ]),
  );

const count = sql<number>`count(*)::int`;

async function notesOf(db: Database, ids: readonly string[], reader: Reader) {
  const rows = await db.orm
    .select({
      booking: coachNotes.booking,
      kind: sql<
        'coachNote' | 'teamNote'
      >`case ${coachNotes.scope} when 'team' then 'teamNote' else 'coachNote' end`,
      count,
      endsAt: coachNotes.endsAt,
      dueAfter: sql<number>`min(${coachNotes.dueAfter})`,
    })
    .from(coachNotes)
    .where(
      and(
        inArray(coachNotes.booking, [...ids]),
        eq(coachNotes.required, true),
        isNull(coachNotes.submittedAt),
        isStaff(reader) ? undefined : eq(coachNotes.coach, reader.id),
      ),
    )
    .groupBy(coachNotes.booking, coachNotes.scope, coachNotes.endsAt);
  return rows.map(({ endsAt, dueAfter, ...note }) => ({ ...note, dueAt: endsAt + dueAfter }));
}

interface AskedOf {
  readonly among: (booking: PgColumn) => SQL;
  readonly member: string | Placeholder;
  /** What ended before can be reviewed no more. */
  readonly reviewable: number | Placeholder;
}

/** What bookings ask of a member: both in one statement. */
export const askedOf = (db: Database, { among, member, reviewable }: AskedOf) =>
  unionAll(
    db.orm
      .select({
        booking: reviews.booking,
        kind: sql<'review' | 'questionnaire'>`'review'`.as('kind'),
        count: sql<number>`1`.as('count'),
        dueAt: afterwards(reviews.endsAt).mapWith(reviews.endsAt).as('due_at'),
      })
      .from(reviews)
      .where(
        and(
          among(reviews.booking),
          eq(reviews.member, member),
          isNull(reviews.submittedAt),
          gt(reviews.endsAt, reviewable),
          inState(reviews.status, reviewStates.open),
        ),
      ),
    db.orm
      .select({
        booking: bookings.id,
        kind: sql<'review' | 'questionnaire'>`'questionnaire'`.as('kind'),
        count: count.as('count'),
        dueAt:
          sql`min(coalesce(${questionnaireAssignments.closesAt}, ${afterwards(bookings.endsAt)}))`
            .mapWith(bookings.endsAt)
            .as('due_at'),
      })
      .from(questionnaireAssignments)
      .innerJoin(bookings, eq(bookings.id, questionnaireAssignments.bookingId))
      .innerJoin(
        questionnaireResponses,
        eq(questionnaireResponses.assignment, questionnaireAssignments.id),
      )
      .where(
        and(
          among(questionnaireAssignments.bookingId),
          inState(questionnaireAssignments.status, questionnaireAssignmentStates.answerable),
          eq(questionnaireResponses.member, member),
          inState(questionnaireResponses.status, questionnaireResponseStates.due),
        ),
      )
      .groupBy(bookings.id),
  );

/** When what is asked after a session is asked no more. */
const afterwards = (ends: PgColumn): SQL<number> =>
  sql`${ends} + ${reviewTimes.open / 1000} * interval '1 second'`;
