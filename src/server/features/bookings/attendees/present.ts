import { and, asc, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { AttendeeState } from '#machines/attendee/states.gen.ts';
import type { BookingCreditState } from '#machines/booking/states.gen.ts';
import type { z } from 'zod';
import { inState } from '#database/in-state.ts';
import type { attendee, attendeeSummary } from '#contract/bookings/attendees.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { creditsAs } from '#domain/credits/in-words.ts';
import { formatDuration } from '#domain/time/format.ts';
import type { AttendeeVia } from '#domain/bookings/vocabulary.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { decide } from '#machines/decide.ts';
import { isMember, isStaff, type Person } from '#machines/person.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { attendeeCreditState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, coachNotes, users } from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { disclose } from '#server/records/disclose.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import type { BookingRow } from '../record/load.ts';
import { creditOf } from '../credit/credit-of.ts';
import { visibleTo } from '../record/policy.ts';
import { offersFor } from '#server/records/questions.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { attendeeKind } from './kind.ts';
import { aroundAttendee, attendeeAsRow, type AttendeeRow } from './load.ts';
import { readsCreditOf } from './own.ts';
import { questionnaireMissing, questionnairesOf, seesQuestionnaires } from './questionnaires.ts';

type Summary = z.input<typeof attendeeSummary>;
export type AttendeeQuery = QueryOf<Endpoints['GET /bookings/{booking}/attendees']>;

const person = personReferenceColumns;

/** How somebody answered the last invitation to the session, if there was one. */
const rsvp = sql<Summary['rsvp']>`(
  select i.status from booking_invites i
  where i.booking_id = "attendees"."booking_id" and i.invitee_id = "attendees"."user_id"
  order by i.created_at desc, i.id desc limit 1)`;

/** One page of those who come to a session; 404 when it is not for the reader to see. */
export async function attendeePage(
  db: Database,
  principal: Principal,
  bookingId: string,
  query: AttendeeQuery,
): Promise<{ results: Summary[]; total: number }> {
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), visibleTo(principal)));
  if (!booking) throw refuse.notFound();
  const seesOthers = !isMember(principal) || booking.kind !== 'oneToOne';
  const where = and(
    eq(attendees.bookingId, bookingId),
    seesOthers ? undefined : eq(attendees.userId, principal.id),
    query.attendance && inState(attendees.status, query.attendance),
    query.questionnaireMissing ? questionnaireMissing(principal, booking.coachId) : undefined,
    query.search ? ilike(users.fullName, likePattern(query.search)) : undefined,
  );
  const direction = query.order === 'Descending' ? desc : asc;
  const all = db.orm
    .select({ row: attendees, rsvp, person, questionnaires: questionnairesOf })
    .from(attendees)
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(where);
  const found = await all
    .orderBy(direction(byName(users.fullName)), direction(attendees.id))
    .limit(query.perPage)
    .offset(pageOffset(query));
  const [counted] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(attendees)
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(where);
  const notes = await notesFor(
    db,
    principal,
    found.map(({ row }) => row.id),
  );
  const results = found.map((each) => summaryOf(each, booking, principal, notes));
  return { results, total: counted?.total ?? 0 };
}

type Notes = ReadonlyMap<string, { id: string; status: string }>;

/** What coaches wrote about these attendees: coaches know of their own, staff of what was submitted. */
async function notesFor(
  db: Database,
  principal: Principal,
  attendeeIds: readonly string[],
): Promise<Notes> {
  if (isMember(principal) || attendeeIds.length === 0) return new Map();
  const known: SQL = isStaff(principal)
    ? sql`${coachNotes.submittedAt} is not null`
    : eq(coachNotes.coach, principal.id);
  const rows = await db.orm
    .select({ id: coachNotes.id, status: coachNotes.status, subject: coachNotes.subject })
    .from(coachNotes)
    .where(
      and(eq(coachNotes.scope, 'member'), inArray(coachNotes.subject, [...attendeeIds]), known),
    );
  return new Map(rows.map(({ subject, ...note }) => [subject, note]));
}

const summaryOf = (
  {
    row,
    rsvp,
    person: who,
    questionnaires,
  }: {
    readonly row: AttendeeRow;
    readonly rsvp: Summary['rsvp'];
    readonly person: Summary['person'];
    readonly questionnaires: NonNullable<Summary['questionnaires']>;
  },
  booking: BookingRow,
  reader: Principal,
  notes: Notes,
): Summary => ({
  id: row.id,
  version: row.version,
  person: who,
  via: row.via as AttendeeVia,
  rsvp,
  attendance: row.status as AttendeeState,
  creditState: readsCreditOf(reader, booking, row.userId)
    ? (row.creditState as BookingCreditState)
    : null,
  isOpen: row.userId === reader.id || booking.coachId === reader.id || isStaff(reader),
  coachNote: notes.get(row.id) ?? null,
  questionnaires:
    row.userId === reader.id || seesQuestionnaires(reader, booking.coachId) ? questionnaires : null,
});

/** Somebody's place as its page shows it: to themselves, the coach and staff; 404 to everybody else. */
export async function attendeeDetail(
  db: Database,
  principal: Principal,
  id: string,
  now: number,
): Promise<z.input<typeof attendee>> {
  const [found] = await db.orm
    .select({
      row: attendees,
      booking: bookings,
      rsvp,
      person,
      questionnaires: questionnairesOf,
      ...aroundAttendee,
    })
    .from(attendees)
    .innerJoin(bookings, eq(bookings.id, attendees.bookingId))
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(eq(attendees.id, id));
  if (!found) throw refuse.notFound();
  const { row, booking } = found;
  const summary = summaryOf(found, booking, principal, await notesFor(db, principal, [id]));
  if (!summary.isOpen) throw refuse.notFound();
  const [coach] = await db.orm.select(person).from(users).where(eq(users.id, booking.coachId));
  if (!coach) throw new Error(`Booking ${booking.id} has no coach`);
  const chartRow = attendeeAsRow(row, booking, found);
  const { by } = readerOf({ principal, now });
  const record = { id, row: chartRow, extra: { row, booking } };
  const offers = await offersFor(db, attendeeKind, [record], { by, at: now });
  return {
    ...summary,
    booking: {
      id: booking.id,
      title: booking.title,
      reference: booking.reference,
      status: booking.status,
      statusLabel: statusLabels[booking.status] ?? booking.status,
      startsAt: wireInstant(booking.startsAt),
      endsAt: wireInstant(booking.endsAt),
      coach,
    },
    credit:
      summary.creditState === null
        ? null
        : await creditOf(db, booking.cost, {
            lotId: row.creditLotId,
            bookingId: booking.id,
            attendeeId: row.id,
          }),
    leaving: leavingOf(chartRow, by, now),
    isLast: chartRow.context.isLast,
    joinedAt: row.joinedAt === null ? null : wireInstant(row.joinedAt),
    leftAt: row.leftAt === null ? null : wireInstant(row.leftAt),
    // Whom the page is open to is who reads it.
    withdrawReason: disclose('withdrawReason', row.withdrawReason, summary.isOpen),
    availableEvents: offers.get(row.id) ?? [],
  };
}

/** What becomes of somebody's credit if the reader lets them leave now, found out by asking the chart that will decide it. */
function leavingOf(row: ChartRow<AttendeeContext>, by: Person, at: number): string | null {
  const isTheirs = by.id === row.context.userId;
  const event = { type: 'WITHDRAW', reason: 'foreseen', by, at } as const;
  const decision = decide(
    attendeeChart,
    { ...row, context: { ...row.context, isLast: false } },
    event,
  );
  if (!decision.accepted || row.regions['credit'] !== attendeeCreditState.held) return null;
  const isLost = decision.row.regions['credit'] === attendeeCreditState.forfeited;
  const whose = isTheirs ? 'Your' : 'Their';
  const when = isTheirs
    ? `You are leaving ${formatDuration(row.context.startsAt - at)} before the start. `
    : '';
  const units = creditsAs(whose, row.context.cost, ['will be', 'will be']);
  return `${when}${units} ${isLost ? 'lost' : 'returned'}.`;
}
