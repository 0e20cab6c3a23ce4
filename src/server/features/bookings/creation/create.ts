import type { BookingContext, Facts } from '#machines/booking/context.ts';
import { isStaff } from '#machines/person.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Override } from '#domain/slots/coach-time.ts';
import { newId } from '#domain/ids.ts';
import { requestExpiry } from '#domain/policy/parameters.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { create } from '#server/records/send.ts';
import {
  firstClash,
  hasLostCalendar,
  lockDays,
  sessionTerms,
  occupiedSentence,
  type SessionTerms,
} from '#server/features/availability/public.ts';
import {
  allocate,
  NotEnoughCredit,
  payingLots,
  type PayingLot,
} from '#server/features/session-credits/public.ts';
import {
  settleByNewRequest,
  type TogetherAnnouncement,
} from '#server/features/notifications/public.ts';
import { convertHold, openHold } from '#server/features/slot-holds/public.ts';
import { factsFor, noCredit } from './facts.ts';
import { insertBooking } from './insert.ts';
import { bookingKind } from '../kind.ts';
import { personNamed, type Party } from '../record/party.ts';
import { isPaidByEach, lackingSentence, payerOf, payersOf, type Payers } from '../credit/payers.ts';
import { newReference } from '../record/reference.ts';
import { occupancyFor } from '../times/occupancy.ts';

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
  readonly message?: string | null;
  /** Other starts that would suit the asker, if the coach would rather have one of them. */
  readonly otherTimes?: readonly number[];
  readonly overrideReason?: string | null;
  readonly at: number;
  /** The bookings that are made together with it. */
  readonly group?: {
    readonly id: string;
    /** Of a free session, which no credit ties to a programme. */
    readonly programmeId: string | null;
    /** People are told of all of them at once. */
    readonly announce: (announcement: TogetherAnnouncement) => void;
  };
}

/**
 * Books inside the current transaction: locks everybody's days, asks the one function of bookable times, lets the chart decide, and writes booking, request,
 * attendees, reservation, credit, history, timers and notices. Resolves to the booking's id; refusals carry the sentence of the rule.
 */
export async function createBooking(db: Database, wanted: NewBooking): Promise<string> {
  const { party, at, by, startsAt, coachId } = wanted;
  const terms = await sessionTerms(db, wanted.sessionId, party.organizationId, { kept: true });
  if (!terms) throw refuse.invalid({ session: 'Choose a session.' });
  const coach = await personNamed(db, coachId, 'Coach');
  if (!coach) throw refuse.invalid({ coach: 'Choose a coach.' });
  const times = { startsAt, endsAt: startsAt + terms.durationMs };
  const buffers = { bufferBefore: terms.bufferBeforeMs, bufferAfter: terms.bufferAfterMs };
  const occupancies = occupancyFor(coachId, party.memberIds, times, buffers);
  await lockDays(db, occupancies);

  const id = newId(at);
  const holdId =
    wanted.type === 'REQUEST'
      ? await openHold(db, { occupancies: occupancies, coachId, startsAt, by, at })
      : null;
  // Of a crowd that wants one time all but one end here, having kept the others waiting for two queries only.
  const clash = await firstClash(db, occupancies);
  const ignore = overridesOf(wanted);
  const lot = clash ? null : await findLot(db, wanted, terms);
  const payers = await payersFor(db, wanted, terms, lot);
  const facts = clash
    ? { slot: occupiedSentence(clash) }
    : coveredBy(payers, terms, await factsFor(db, wanted, terms, lot, ignore));
  const context = {
    ...contextFor(wanted, terms, await hasLostCalendar(db, coachId)),
    ...times,
    coachName: coach.fullName,
    coachTimeZone: coach.timeZone,
  };
  const collected = wanted.group && { announceTogether: wanted.group.announce };
  const event = { type: wanted.type, by, at, facts: { ...facts, ...collected } };
  try {
    await create(db, bookingKind, {
      id,
      context,
      event,
      insert: async (row) => {
        const creditLotId = await payFrom(db, wanted, lot, terms, id);
        const paid = { lot, creditLotId, lots: payers.lots };
        return { row: await insertBooking(db, id, wanted, { row, terms, buffers, ...paid }) };
      },
    });
  } catch (error) {
    if (error instanceof NotEnoughCredit)
      throw refuse.invalid({
        credit: noCredit(terms.session.creditCost, lot && { ...lot, available: 0 }),
      });
    throw error;
  }
  if (holdId) await convertHold(db, holdId, id, by, at);
  if (wanted.type === 'REQUEST') {
    await settleByNewRequest(db, { userId: by.id, sessionId: wanted.sessionId, at });
  }
  return id;
}

/** Staff set the notice and the hours aside when they say why; what is booked long ahead in a group is not bound to the horizon. */
function overridesOf({ by, overrideReason, group }: NewBooking): Override[] {
  if (!isStaff(by)) return [];
  return [
    ...(overrideReason ? (['notice', 'hours'] as const) : []),
    ...(group ? (['horizon'] as const) : []),
  ];
}

function contextFor(
  { type, by, coachId, party, at, startsAt, location, otherTimes = [] }: NewBooking,
  { session, policy }: SessionTerms,
  hasLost: boolean,
): Omit<BookingContext, 'startsAt' | 'endsAt' | 'coachName' | 'coachTimeZone'> {
  const isRequest = type === 'REQUEST';
  return {
    reference: newReference(),
    requesterId: isRequest ? by.id : null,
    coachId,
    teamLeaderId: party.leaderId,
    attendeeIds: party.memberIds,
    requestedAt: isRequest ? at : null,
    ...(isRequest && { proposedTimes: [startsAt, ...otherTimes] }),
    expiresAt: isRequest ? requestExpiry(policy, at, startsAt) : null,
    cost: session.creditCost,
    eachPays: isPaidByEach(session),
    terms: {
      needsConfirmation: session.requiresCoachConfirmation || hasLost,
      lateWindow: policy.lateWindow,
      joinOpens: policy.joinOpens,
      noShowGrace: policy.noShowGrace,
      outcomeAuto: policy.outcomeAuto,
      lastNudge: policy.lastNudge,
      reminders: policy.reminders,
      answerTtl: policy.requestTtl,
      answerLastMoment: policy.requestLastMoment,
    },
    freeLateCancelsLeft: policy.freeLateCancels,
    response: null,
    cancellation: null,
    outcome: null,
    isForTeam: party.teamId !== null,
    place: location ?? { kind: session.locationKinds[0] as LocationKind, detail: null },
    icalSequence: 0,
  };
}

async function findLot(
  db: Database,
  { party, sessionId, lotId }: NewBooking,
  { session }: SessionTerms,
): Promise<PayingLot | null> {
  if (!lotId) return null;
  const [lot] = await payingLots(db, payerOf(party, session), { lotId, sessionId });
  return lot ?? null;
}

/** Where everybody pays for themselves: what pays for whom, whoever books from the lot they chose and the others in its programme. */
async function payersFor(
  db: Database,
  { party, sessionId, startsAt }: NewBooking,
  { session }: SessionTerms,
  lot: PayingLot | null,
): Promise<Payers> {
  if (!lot || !isPaidByEach(session)) return { lots: new Map(), lacking: [] };
  const { programmeId } = lot;
  const place = { sessionId, programmeId, startsAt, cost: session.creditCost };
  return payersOf(db, party.memberIds, place, new Map([[party.ownerId, lot.id]]));
}

/** Whoever lacks a credit is named once nothing else stands in the way. */
const coveredBy = ({ lacking }: Payers, { session }: SessionTerms, facts: Facts): Facts => ({
  ...facts,
  credit: facts.credit ?? (facts.slot ? null : lackingSentence(session.creditCost, lacking)),
});

/** The lot whose unit will be held for the booking: the chosen one, or a new one of the member's own, drawn from the chosen pool. */
async function payFrom(
  db: Database,
  { party, by, type, at }: NewBooking,
  lot: PayingLot | null,
  { session }: SessionTerms,
  bookingId: string,
): Promise<string | null> {
  const { creditCost: cost } = session;
  if (!lot || cost === 0 || isPaidByEach(session)) return null;
  if (!lot.fromPool) return lot.id;
  const cause = {
    machine: 'booking',
    entityId: bookingId,
    event: type,
    eventId: newId(at),
    actorId: by.id,
    at,
  };
  return allocate(db, lot, party.ownerId, cost, cause);
}
