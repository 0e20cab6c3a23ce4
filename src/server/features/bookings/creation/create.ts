import type { BookingContext } from '#machines/booking/context.ts';
import type { Facts } from '#machines/bare-event.ts';
import { isStaff } from '#machines/person.ts';
import type { Override } from '#domain/slots/coach-time.ts';
import { isPaidByEach } from '#domain/bookings/paid-by-each.ts';
import { newId } from '#domain/ids.ts';
import { requestExpiry } from '#domain/policy/parameters.ts';
import type { Database } from '#database/database.ts';
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
  NotEnoughCredit,
  payingLots,
  type PayingLot,
} from '#server/features/session-credits/public.ts';
import { convertHold, openHold } from '#server/features/slot-holds/public.ts';
import { noCredit } from '../credit/needs.ts';
import { factsFor, firstPlace } from './facts.ts';
import { insertBooking } from './insert.ts';
import type { NewBooking } from './new-booking.ts';
import { bookingKind } from '../kind.ts';
import { personNamed } from '../record/party.ts';
import { lackingSentence, payerOf, payersOf, type Payers } from '../credit/payers.ts';
import { newReference } from '#database/new-reference.ts';
import { occupancyFor } from '../times/occupancy.ts';

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
    ? { isSlotFree: occupiedSentence(clash) }
    : coveredBy(payers, terms, await factsFor(db, wanted, terms, lot, ignore));
  const context = {
    ...contextFor(wanted, terms, await hasLostCalendar(db, coachId)),
    ...times,
    coachName: coach.fullName,
    coachTimeZone: coach.timeZone,
  };
  const event = { type: wanted.type, by, at, facts, ...(lot && { found: { lot: lot.id } }) };
  try {
    await create(db, bookingKind, {
      id,
      context,
      event,
      insert: async (row) => {
        const decided = { row, terms, buffers, lot, lots: payers.lots };
        return { row: await insertBooking(db, id, wanted, decided) };
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
    reference: newReference('B'),
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
      joinCloses: policy.joinCloses,
      noShowGrace: policy.noShowGrace,
      outcomeAuto: policy.outcomeAuto,
      firstNudge: policy.firstNudge,
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
    place: location ?? { kind: firstPlace(session), detail: null },
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
  { party, sessionId, startsAt, coachId, location }: NewBooking,
  { session, durationMs }: SessionTerms,
  lot: PayingLot | null,
): Promise<Payers> {
  if (!lot || !isPaidByEach(session)) return { lots: new Map(), lacking: [], closed: new Map() };
  const { programmeId } = lot;
  const place = { sessionId, programmeId, startsAt, cost: session.creditCost };
  const asked = {
    endsAt: startsAt + durationMs,
    coachId,
    location: location?.kind ?? firstPlace(session),
  };
  return payersOf(db, party.memberIds, place, new Map([[party.ownerId, lot.id]]), asked);
}

/** Whoever lacks a credit is named once nothing else stands in the way. */
const coveredBy = ({ lacking }: Payers, { session }: SessionTerms, facts: Facts): Facts => ({
  ...facts,
  isCovered:
    facts['isCovered'] ??
    (facts['isSlotFree'] ? null : lackingSentence(session.creditCost, lacking)),
});
