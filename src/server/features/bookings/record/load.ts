import { asc, eq, inArray, sql } from 'drizzle-orm';
import { hasWithdrawn } from '#machines/attendee/labels.ts';
import { isAsked, phaseOf } from '#machines/booking/labels.ts';
import type { BookingContext, BookingTerms } from '#machines/booking/context.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { bookingCreditState, bookingMoveState } from '#machines/booking/states.gen.ts';
import type { Place } from '#domain/bookings/place.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookingRequests,
  bookings,
  programmes,
  teams,
  users,
} from '#database/schema/index.ts';
import type { LoadedRecord } from '#server/records/kind.ts';
import { timesForgiven } from './forgiven.ts';

export type BookingRow = typeof bookings.$inferSelect;

type ForgivingTerms = BookingTerms & { readonly freeLateCancels: number };

/** What the effects of a booking need besides what its chart knows. */
export interface BookingExtra {
  readonly row: BookingRow;
}

export type Booking = LoadedRecord<BookingContext, BookingExtra>;
/** A booking of which it does not matter how often it was changed. */
export type KnownBooking = Pick<Booking, 'id' | 'row' | 'extra'>;

/** A booking, kept from being changed by others until the transaction ends. */
export async function lockBooking(db: Database, id: string): Promise<Booking | null> {
  const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, id)).for('update');
  if (!row) return null;
  // Forgiveness is counted over a programme: whoever counts keeps others from forgiving meanwhile.
  if (row.programmeId && (row.terms as ForgivingTerms).freeLateCancels > 0) {
    await db.orm
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.id, row.programmeId))
      .for('no key update');
  }
  return asRecord(db, row);
}

/** A booking as its chart sees it, only for reading. */
export async function asRecord(db: Database, row: BookingRow): Promise<Booking> {
  const [record] = await asRecords(db, [row]);
  if (!record) throw new Error('A booking without its record');
  return record;
}

/** The same of several, in the same few queries however many they are. */
export async function asRecords(db: Database, rows: readonly BookingRow[]): Promise<Booking[]> {
  const ids = rows.map(({ id }) => id);
  const expected = await db.orm
    .select({
      bookingId: attendees.bookingId,
      userId: attendees.userId,
      status: attendees.status,
      creditState: attendees.creditState,
    })
    .from(attendees)
    .where(inArray(attendees.bookingId, ids))
    .orderBy(asc(attendees.id));
  const around = await db.orm
    .select({ id: bookings.id, coachName: users.fullName, teamLeaderId })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.coachId))
    .where(inArray(bookings.id, ids));
  const asked = rows.filter(({ status }) => isAsked(status)).map(({ id }) => id);
  const times = await timesOf(db, asked);
  const forgiven = await forgivenOf(db, rows);
  const expectedOf = Map.groupBy(expected, ({ bookingId }) => bookingId);
  const aroundOf = new Map(around.map((each) => [each.id, each]));
  return rows.map((row) =>
    recordAround({
      row,
      expected: expectedOf.get(row.id) ?? [],
      coachName: aroundOf.get(row.id)?.coachName ?? '',
      teamLeaderId: aroundOf.get(row.id)?.teamLeaderId ?? null,
      times: times.get(row.id),
      forgiven: forgiven.get(row.id) ?? 0,
    }),
  );
}

/** Who leads the team of a booking. */
export const teamLeaderId = sql<
  string | null
>`(select ${teams.leaderId} from ${teams} where ${teams.id} = ${bookings.teamId})`;

/** A booking with what stands in other tables about it. */
interface Around {
  readonly row: BookingRow;
  /** In the order of their places. */
  readonly expected: readonly {
    readonly userId: string;
    readonly status: string;
    readonly creditState: string;
  }[];
  readonly coachName: string;
  readonly teamLeaderId: string | null;
  /** That a request names. */
  readonly times: number[] | undefined;
  /** How often the member was forgiven, where a booking forgives at all. */
  readonly forgiven: number;
}

/** Whether late cancellations of a booking may be forgiven. */
const isForgiving = sql`${bookings.programmeId} is not null and (${bookings.terms}->>'freeLateCancels')::int > 0`;

const timesForgivenHere = timesForgiven(
  sql`coalesce(${bookings.requesterId},
    (select first.user_id from attendees first where first.booking_id = ${bookings.id} order by first.id limit 1))`,
  sql`${bookings.programmeId}`,
);

/** How often the member of a booking was forgiven; nothing is counted for one that doesn't forgive. */
export const forgivenHere = sql<number>`case when ${isForgiving} then ${timesForgivenHere} else 0 end`;

/** How often each member was forgiven, for bookings that forgive at all. */
async function forgivenOf(
  db: Database,
  rows: readonly BookingRow[],
): Promise<ReadonlyMap<string, number>> {
  const forgiving = rows.filter(
    ({ programmeId, terms }) =>
      programmeId !== null && (terms as ForgivingTerms).freeLateCancels > 0,
  );
  if (forgiving.length === 0) return new Map();
  const found = await db.orm
    .select({
      id: bookings.id,
      forgiven: timesForgivenHere,
    })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        forgiving.map(({ id }) => id),
      ),
    );
  return new Map(found.map(({ id, forgiven }) => [id, forgiven]));
}

/** A booking as its chart sees it, where what stands around it is known. */
export function recordAround({
  row,
  expected,
  coachName,
  teamLeaderId: leaderId,
  times,
  forgiven,
}: Around): Booking {
  const terms = row.terms as ForgivingTerms;
  const proposedTimes = isAsked(row.status) ? times : undefined;
  const coming = expected.filter(({ status }) => !hasWithdrawn(status));
  const context: BookingContext = {
    reference: row.reference,
    requesterId: row.requesterId,
    coachId: row.coachId,
    coachName,
    teamLeaderId: leaderId,
    attendeeIds: coming.map(({ userId }) => userId),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    expiresAt: row.expiresAt,
    requestedAt: row.requestedAt,
    ...(proposedTimes && { proposedTimes }),
    cost: row.cost,
    eachPays: row.creditMode === 'perAttendee',
    terms,
    freeLateCancelsLeft: Math.max(0, terms.freeLateCancels - forgiven),
    coachTimeZone: row.coachTimeZone,
    response: row.response as BookingContext['response'],
    cancellation: row.cancellation as BookingContext['cancellation'],
    isRefunded:
      row.creditMode === 'perAttendee'
        ? phaseOf(row.status) === 'off' &&
          coming.some(({ creditState }) => creditState === bookingCreditState.refunded)
        : row.creditState === bookingCreditState.refunded,
    outcome: row.outcome as BookingContext['outcome'],
    place: { kind: row.locationKind as LocationKind, detail: row.locationDetail },
    note: row.note,
    teamNote: row.teamNote,
    isForTeam: row.teamId !== null,
    icalSequence: row.icalSequence,
    proposal: row.proposal as BookingContext['proposal'],
    externalMove: row.externalMove as BookingContext['externalMove'],
  };
  return { id: row.id, version: row.version, row: chartRow(row, context), extra: { row } };
}

/** The starts that requests name, the first of which is kept. */
async function timesOf(db: Database, ids: readonly string[]): Promise<Map<string, number[]>> {
  if (ids.length === 0) return new Map();
  const requests = await db.orm
    .select({ id: bookingRequests.bookingId, times: bookingRequests.proposedTimes })
    .from(bookingRequests)
    .where(inArray(bookingRequests.bookingId, [...ids]));
  return new Map(requests.map(({ id, times }) => [id, times]));
}

/** A place as its row has it; a video call has its room. */
export const placeColumns = (id: string, { kind, detail }: Place) => ({
  locationKind: kind,
  locationDetail: detail,
  joinUrl: kind === 'video' ? `/zoom/${id}` : null,
});

const chartRow = (row: BookingRow, context: BookingContext): ChartRow<BookingContext> => ({
  status: row.status,
  // Where everybody pays for themselves, what the booking shows is theirs.
  regions: {
    credit: row.creditMode === 'perAttendee' ? bookingCreditState.none : row.creditState,
    move: row.moving,
  },
  context,
});

/** Writes what an accepted event changed; everything else of a booking never changes. */
export async function writeBooking(
  db: Database,
  id: string,
  { status, regions, context }: ChartRow<BookingContext>,
  version: number,
  at: number,
): Promise<void> {
  await db.orm
    .update(bookings)
    .set({
      status,
      ...(context.eachPays !== true && {
        creditState: regions['credit'] ?? bookingCreditState.none,
      }),
      moving: regions['move'] ?? bookingMoveState.settled,
      startsAt: context.startsAt,
      endsAt: context.endsAt,
      proposal: context.proposal ?? null,
      version,
      updatedAt: at,
      response: context.response,
      cancellation: context.cancellation,
      outcome: context.outcome,
      ...placeColumns(id, context.place),
      note: context.note ?? null,
      teamNote: context.teamNote ?? null,
      icalSequence: context.icalSequence,
      externalMove: context.externalMove ?? null,
    })
    .where(eq(bookings.id, id));
}
