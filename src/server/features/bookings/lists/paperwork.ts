import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { bookingRow } from '#contract/bookings/booking-summary.ts';
import type { PaperworkKind } from '#domain/bookings/vocabulary.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { isMember, isStaff, type Person } from '#machines/person.ts';
import { reviewStates } from '#machines/review/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings, coachNotes, reviews } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
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

interface Missing {
  readonly booking: string;
  readonly kind: PaperworkKind;
  readonly count: number;
  readonly dueAt: number;
}

/** What these bookings, which are over, still ask for: of members their review, of a coach their notes; staff read what is asked of coaches. */
export async function paperworkOf(
  db: Database,
  ids: readonly string[],
  reader: Reader,
  now: number,
): Promise<ReadonlyMap<string, PaperworkDue>> {
  if (ids.length === 0) return new Map();
  const due: readonly Missing[] = isMember(reader)
    ? await reviewsOf(db, ids, reader, now)
    : await notesOf(db, ids, reader);
  return new Map(
    [...Map.groupBy(due, ({ booking }) => booking)].map(([booking, items]) => [
      booking,
      items.map(({ kind, count, dueAt }) => ({ kind, count, due: wireInstant(dueAt) })),
    ]),
  );
}

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

async function reviewsOf(db: Database, ids: readonly string[], reader: Reader, now: number) {
  const rows = await db.orm
    .select({
      booking: reviews.booking,
      kind: sql<'review'>`'review'`,
      count: sql<number>`1`,
      endsAt: reviews.endsAt,
    })
    .from(reviews)
    .where(
      and(
        inArray(reviews.booking, [...ids]),
        eq(reviews.member, reader.id),
        isNull(reviews.submittedAt),
        gt(reviews.endsAt, now - reviewTimes.open),
        inState(reviews.status, reviewStates.open),
      ),
    );
  return rows.map(({ endsAt, ...review }) => ({ ...review, dueAt: endsAt + reviewTimes.open }));
}
