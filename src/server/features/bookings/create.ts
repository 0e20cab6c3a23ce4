import type { BookingContext, BookingEvent, Facts } from '#machines/booking/context.ts';
import { isMember, isStaff } from '#machines/person.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Override } from '#domain/slots/coach-time.ts';
import { explain } from '#domain/slots/explain.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import { newId } from '#domain/ids.ts';
import { requestExpiry } from '#domain/policy/parameters.ts';
import { dateOfDay } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookingRequests, bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/refusal.ts';
import { create } from '#server/records/send.ts';
import { lockDays, permittedPairs, slotQuestion, TimeTaken } from '#server/features/availability/public.ts';
import { allocate, NotEnoughCredit, payingLots, type PayingLot } from '#server/features/session-credits/public.ts';
import { convertHold } from '#server/features/slot-holds/public.ts';
import { bookingKind } from './kind.ts';
import { personNamed, type Party } from './party.ts';
import { newReference } from './reference.ts';
import { takenFor } from './taken.ts';

/** A session to be booked: by a member for themselves or their team, or directly by a coach or staff for a member. */
export interface NewBooking {
  readonly type: 'REQUEST' | 'CREATE_DIRECT';
  readonly by: Pick<Principal, 'id' | 'role'>;
  readonly party: Party;
  readonly sessionId: string;
  readonly coachId: string;
  readonly lotId: string | null;
  readonly startsAt: number;
  readonly location?: { readonly kind: LocationKind; readonly detail: string | null };
  /** The hold under which the requester kept the time. */
  readonly holdId?: string | null;
  readonly message?: string | null;
  readonly overrideReason?: string | null;
  readonly at: number;
}

/**
 * Books inside the current transaction: locks everybody's days, asks the one function of bookable times, lets the chart decide, and writes booking, request,
 * attendees, reservation, credit, history, timers and notices. Resolves to the booking's id; refusals carry the sentence of the rule.
 */
export async function createBooking(db: Database, wanted: NewBooking): Promise<string> {
  const { party, at, by } = wanted;
  const lot = wanted.lotId ? await findLot(db, wanted, wanted.lotId) : null;
  const ignore: Override[] = wanted.overrideReason && isStaff(by) ? ['notice', 'hours'] : [];
  const question = await slotQuestion(db, {
    ...wanted,
    memberIds: party.memberIds,
    organizationId: party.organizationId,
    lot,
    now: at,
    from: wanted.startsAt,
    to: wanted.startsAt,
    ignore,
  });
  if (!question) throw refuse.invalid({ session: 'Choose a session.' });
  const { session, policy } = question;
  const endsAt = wanted.startsAt + session.durationMinutes * 60_000;
  const buffers = { bufferBefore: question.rules.bufferBeforeMs, bufferAfter: question.rules.bufferAfterMs };
  const times = { startsAt: wanted.startsAt, endsAt };
  await lockDays(db, takenFor(wanted.coachId, party.memberIds, times, buffers));

  const id = newId(at);
  const coach = await personNamed(db, wanted.coachId);
  const context: BookingContext = {
    reference: newReference(),
    requesterId: wanted.type === 'REQUEST' ? by.id : null,
    coachId: wanted.coachId,
    coachName: coach?.fullName ?? '',
    teamLeaderId: party.leaderId,
    attendeeIds: party.memberIds,
    ...times,
    requestedAt: wanted.type === 'REQUEST' ? at : null,
    expiresAt: wanted.type === 'REQUEST' ? requestExpiry(policy, at, wanted.startsAt) : null,
    cost: session.creditCost,
    terms: {
      needsConfirmation: session.requiresCoachConfirmation,
      lateWindow: policy.lateWindow,
      joinOpens: policy.joinOpens,
      noShowGrace: policy.noShowGrace,
      outcomeAuto: policy.outcomeAuto,
      lastNudge: policy.lastNudge,
      reminders: policy.reminders,
    },
    freeLateCancelsLeft: policy.freeLateCancels,
    coachTimeZone: question.coach.zone,
    response: null,
    cancellation: null,
    outcome: null,
    icalSequence: 0,
  };
  if (wanted.holdId) {
    await convertHold(db, wanted.holdId, { id, coachId: wanted.coachId, startsAt: wanted.startsAt }, by, at);
  }
  // The days are locked now: what the question finds out from here on holds until the end of the transaction.
  const facts = await factsFor(db, wanted, lot, ignore);
  const event = { type: wanted.type, by, at, facts } satisfies BookingEvent;
  try {
    await create(db, bookingKind, {
      id,
      context,
      event,
      insert: async ({ status, regions }) => {
        const creditLotId = await payFrom(db, wanted, lot, session.creditCost, id);
        const kind = wanted.location?.kind ?? (session.locationKinds[0] as LocationKind);
        const row = {
          id,
          version: 1,
          status,
          creditState: regions['credit'] ?? 'none',
          reference: context.reference,
          kind: session.format,
          title: `${session.name} with ${context.coachName}`,
          organizationId: party.organizationId,
          sessionId: session.id,
          programmeId: lot?.programmeId ?? null,
          creditLotId,
          teamId: party.teamId,
          coachId: wanted.coachId,
          requesterId: context.requesterId,
          ...times,
          memberTimeZone: party.timeZone,
          coachTimeZone: context.coachTimeZone,
          locationKind: kind,
          locationDetail: wanted.location?.detail ?? null,
          joinUrl: kind === 'video' ? `/zoom/${id}` : null,
          cost: session.creditCost,
          terms: { ...context.terms, ...buffers, freeLateCancels: policy.freeLateCancels },
          policyVersion: question.policyVersion,
          requestedAt: context.requestedAt,
          expiresAt: context.expiresAt,
          overrideReason: wanted.overrideReason ?? null,
          icalUid: `${id}@waymark`,
          createdAt: at,
          createdBy: by.id,
          updatedAt: at,
        };
        const [inserted] = await db.orm.insert(bookings).values(row).returning();
        if (!inserted) throw new Error('A booking was not written');
        await insertPeople(db, id, wanted);
        return { row: inserted };
      },
    });
  } catch (error) {
    if (error instanceof NotEnoughCredit) throw refuse.invalid({ event: noCredit(session.creditCost, lot) });
    if (error instanceof TimeTaken) throw refuse.invalid({ event: takenSentence(error.side) });
    throw error;
  }
  return id;
}

async function findLot(db: Database, { party, sessionId }: NewBooking, lotId: string): Promise<PayingLot | null> {
  const [lot] = await payingLots(db, party.holder, { lotId, sessionId });
  return lot ?? null;
}

async function factsFor(
  db: Database,
  wanted: NewBooking,
  lot: PayingLot | null,
  ignore: readonly Override[],
): Promise<Facts> {
  const { party, at, startsAt } = wanted;
  const question = await slotQuestion(db, {
    ...wanted,
    memberIds: party.memberIds,
    organizationId: party.organizationId,
    lot,
    now: at,
    from: startsAt,
    to: startsAt,
    ignore,
  });
  if (!question) return { slot: takenSentence('coach') };
  const cost = question.session.creditCost;
  const today = dateOfDay(Math.floor(at / 86_400_000));
  const pairs = await permittedPairs(db, { memberId: party.ownerId, teamId: party.teamId }, today, wanted);
  const permitted = pairs.some(({ programmeId }) => !lot || programmeId === lot.programmeId);
  const [reason] = reasonsFor(
    isMember(wanted.by) ? 'member' : 'staff',
    explain(question.coach, question.rules, startsAt, party.timeZone),
  );
  return {
    permission: permitted ? null : `${question.coach.firstName} can't be booked for this session.`,
    credit: cost === 0 || (lot && lot.available >= cost) ? null : noCredit(cost, lot),
    slot: reason?.sentence ?? null,
  };
}

async function payFrom(
  db: Database,
  { party, by, type, at }: NewBooking,
  lot: PayingLot | null,
  cost: number,
  bookingId: string,
): Promise<string | null> {
  if (!lot || cost === 0) return null;
  if (!lot.fromPool) return lot.id;
  const cause = { machine: 'booking', entityId: bookingId, event: type, eventId: newId(at), actorId: by.id, at };
  return allocate(db, lot, party.ownerId, cost, cause);
}

async function insertPeople(db: Database, bookingId: string, wanted: NewBooking): Promise<void> {
  const { party, by, at } = wanted;
  const asRequester = party.teamId ? 'team' : 'requester';
  const via = wanted.type === 'REQUEST' ? asRequester : by.role === 'Coach' ? 'coach' : 'staff';
  await db.orm.insert(attendees).values(
    party.memberIds.map((userId) => ({
      id: newId(at),
      bookingId,
      organizationId: party.organizationId,
      userId,
      via,
      createdAt: at,
    })),
  );
  if (wanted.type !== 'REQUEST') return;
  await db.orm.insert(bookingRequests).values({
    id: newId(at),
    bookingId,
    organizationId: party.organizationId,
    requesterId: by.id,
    message: wanted.message ?? null,
    proposedTimes: [wanted.startsAt],
    createdAt: at,
  });
}

function noCredit(cost: number, lot: PayingLot | null): string {
  const needs = `This session needs ${cost} ${cost === 1 ? 'credit' : 'credits'}`;
  if (!lot) return `${needs}. Choose a credit.`;
  const left = lot.available === 0 ? 'none left' : `only ${lot.available} left`;
  return `${needs} and you have ${left} in «${lot.programmeName}». Ask your programme contact.`;
}

const takenSentence = (side: 'coach' | 'member'): string =>
  side === 'coach' ? 'That time has just been taken.' : 'You already have a session at that time.';
