import type { BookingContext } from '#machines/booking/context.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { bookingCreditState, bookingMoveState } from '#machines/booking/states.gen.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookingRequests, bookings } from '#database/schema/index.ts';
import type { SessionTerms } from '#server/features/availability/public.ts';
import type { PayingLot } from '#server/features/session-credits/public.ts';
import type { NewBooking } from './new-booking.ts';
import { placeColumns, type BookingRow } from '../record/load.ts';
import type { Buffers } from '../times/occupancy.ts';

interface Decided {
  readonly row: ChartRow<BookingContext>;
  readonly terms: SessionTerms;
  readonly buffers: Buffers;
  readonly lot: PayingLot | null;
  /** Where everybody pays for themselves: from which lot. */
  readonly lots: ReadonlyMap<string, string>;
}

/** Writes a booking that its chart has just decided on, with its request and the people expected. */
export async function insertBooking(
  db: Database,
  id: string,
  wanted: NewBooking,
  { row: { status, regions, context }, terms, buffers, lot, lots }: Decided,
): Promise<BookingRow> {
  const { party, at, by } = wanted;
  const { session, policy } = terms;
  const [row] = await db.orm
    .insert(bookings)
    .values({
      id,
      version: 1,
      status,
      creditState: regions['credit'] ?? bookingCreditState.none,
      creditMode: context.eachPays ? 'perAttendee' : 'perBooking',
      moving: regions['move'] ?? bookingMoveState.settled,
      reference: context.reference,
      kind: session.format,
      title: `${session.name} with ${context.coachName}`,
      organizationId: party.organizationId,
      sessionId: session.id,
      programmeId: lot?.programmeId ?? wanted.group?.programmeId ?? null,
      bookingGroupId: wanted.group?.id ?? null,
      teamId: party.teamId,
      coachId: context.coachId,
      requesterId: context.requesterId,
      startsAt: context.startsAt,
      endsAt: context.endsAt,
      memberTimeZone: party.timeZone,
      coachTimeZone: context.coachTimeZone,
      ...placeColumns(id, context.place),
      cost: context.cost,
      terms: {
        ...context.terms,
        ...buffers,
        freeLateCancels: policy.freeLateCancels,
        maxAttendees: policy.maxAttendees,
      },
      policyVersion: terms.policyVersion,
      requestedAt: context.requestedAt,
      expiresAt: context.expiresAt,
      overrideReason: wanted.overrideReason ?? null,
      icalUid: `${id}@waymark`,
      icalSequence: context.icalSequence,
      createdAt: at,
      createdBy: by.id,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error('A booking was not written');
  await insertPeople(db, id, wanted, lots);
  return row;
}

async function insertPeople(
  db: Database,
  bookingId: string,
  wanted: NewBooking,
  lots: ReadonlyMap<string, string>,
): Promise<void> {
  const { party, at, by, type } = wanted;
  const asRequester = party.teamId ? 'team' : 'requester';
  const asDirect = by.role === 'Coach' ? 'coach' : 'staff';
  await db.orm.insert(attendees).values(
    party.memberIds.map((userId) => ({
      id: newId(at),
      bookingId,
      organizationId: party.organizationId,
      userId,
      via: type === 'REQUEST' ? asRequester : asDirect,
      creditLotId: lots.get(userId) ?? null,
      createdAt: at,
    })),
  );
  if (type !== 'REQUEST') return;
  await db.orm.insert(bookingRequests).values({
    id: newId(at),
    bookingId,
    organizationId: party.organizationId,
    requesterId: by.id,
    message: wanted.message ?? null,
    proposedTimes: [wanted.startsAt, ...(wanted.otherTimes ?? [])],
    createdAt: at,
  });
}
