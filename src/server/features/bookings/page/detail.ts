import type { z } from 'zod';
import type { booking } from '#contract/bookings/bookings.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingAudience } from '#domain/notifications/notice.ts';
import { askedIn, requestStatusOf } from '#machines/booking/labels.ts';
import { readerMay } from '#machines/booking/reader-may.ts';
import { nextMoment } from '#machines/booking/moments.ts';
import type { AvailableEvent } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { productName } from '#server/mail/brand.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { timesOfRequest } from './asked-times.ts';
import { ownPlace, readsCreditOf } from '../attendees/own.ts';
import { creditOf, presentCredit } from '../credit/credit-of.ts';
import { previewCancellation, type Consequence } from '../events/preview-cancellation.ts';
import { bookingKind } from '../kind.ts';
import type { Booking } from '../record/load.ts';
import { offersFor } from '#server/records/questions.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { noteFor, textFor } from '../lists/texts.ts';
import { obstaclesFor } from '../times/obstacles.ts';
import { readBooking, type ReadBooking } from './reading.ts';
import { seenInRoom } from './seen-in-room.ts';
import { bookableAgain } from '../lists/book-again.ts';
import { isJoinable } from '../lists/offers.ts';

export type BookingDetail = z.input<typeof booking>;

/** A booking as its page shows it to somebody; 404 when they may not see it or it does not exist. */
export async function bookingDetail(
  db: Database,
  principal: Principal,
  id: string,
  now: number,
): Promise<BookingDetail> {
  const read = await readBooking(db, principal, id);
  if (!read) throw refuse.notFound();
  const { summary, record, expected, beside } = read;
  const { row } = record.extra;
  const { context } = record.row;
  const { by: person } = readerOf({ principal, now });
  const offers = await offersFor(db, bookingKind, [record], { by: person, at: now });
  const availableEvents = offers.get(id) ?? [];
  const conflicts = await conflictsOf(db, record, availableEvents, now);
  const own = await ownPlace(db, row, principal.id);
  const consequence = previewCancellation(record.row, person, now, own?.row);
  const nameOf = (personId: string | undefined) =>
    beside.named.find((each) => each.id === personId) ?? null;
  return {
    ...summary,
    request: await requestOf(person, read, () =>
      timesOfRequest(db, record, {
        by: person,
        at: now,
        events: availableEvents,
        conflicts,
        named: read.times,
      }),
    ),
    programme: beside.programme,
    group:
      beside.group && row.programmeId !== null
        ? { ...beside.group, programme: row.programmeId }
        : null,
    coachTimeZone: row.coachTimeZone,
    memberTimeZone: row.memberTimeZone,
    expectedAttendees: expected.map(({ status, creditState, ...attendee }) => ({
      ...attendee,
      attendance: status,
      creditState: readsCreditOf(principal, row, attendee.person.id) ? creditState : null,
    })),
    seenInRoom: seenInRoom(beside.seats, now),
    credit: own
      ? await creditOf(db, row.cost, own)
      : presentCredit(row.cost, beside.lot, row.creditLotId === null ? [] : beside.movements),
    cancellation: context.cancellation && {
      by: nameOf(context.cancellation.by),
      party: context.cancellation.party,
      at: wireInstant(context.cancellation.at),
      late: context.cancellation.late,
      reason: context.cancellation.reason,
    },
    outcome: context.outcome && {
      at: wireInstant(context.outcome.at),
      assumed: context.outcome.assumed,
      by: nameOf(context.outcome.recordedBy),
    },
    cancelling: consequence && {
      ...consequence,
      notified: notifiedNames(consequence, summary, principal.id),
    },
    note: noteFor('note', person, context, summary),
    teamNote: noteFor('teamNote', person, context, summary),
    conflicts,
    changesIn: timeLeft(context, now),
    joinOpensAt: wireInstant(row.startsAt - context.terms.joinOpens),
    proposal: context.proposal
      ? {
          startsAt: wireInstant(context.proposal.startsAt),
          endsAt: wireInstant(context.proposal.startsAt + (row.endsAt - row.startsAt)),
          by: nameOf(context.proposal.by),
          at: wireInstant(context.proposal.at),
          expiresAt: wireInstant(context.proposal.expiresAt),
          asked: askedIn(row.moving),
          answersRequest: context.proposal.answersRequest === true,
          message: context.proposal.reason ?? null,
        }
      : null,
    mayJoin: isJoinable(summary, principal.id),
    mayBookAgain: (await bookableAgain(db, [summary], { by: person, at: now })).has(id),
    ...readerMay(
      {
        status: summary.status,
        place: summary.location.kind,
        coach: summary.coach.id,
        attendees: summary.attendees.map((each) => each.id),
      },
      person,
    ),
    movedOutside: movedFor(availableEvents, context),
    availableEvents,
  };
}

/** Whoever answers a request is told what else they have at its time. */
async function conflictsOf(
  db: Database,
  booking: Booking,
  events: readonly AvailableEvent[],
  now: number,
): Promise<string[]> {
  if (!events.some(({ type, enabled }) => type === 'CONFIRM' && enabled)) return [];
  return obstaclesFor(db, booking, booking.row.context.coachId, now);
}

/** Milliseconds until whoever looks at it asks again at the latest: until then the answer is the same each time, while nothing changes. */
const longestLook = 30 * 60_000;

function timeLeft(context: BookingContext, now: number): number | null {
  const next = nextMoment(context, now);
  return next === null ? null : Math.min(next - now, longestLook);
}

/** Nobody but those who can put it back sees anything of it (domain reference, 6.6). */
function movedFor(
  events: readonly AvailableEvent[],
  { externalMove: moved }: BookingContext,
): BookingDetail['movedOutside'] {
  if (!moved || !events.some(({ type }) => type === 'PUT_BACK')) return null;
  return { startsAt: wireInstant(moved.startsAt), endsAt: wireInstant(moved.endsAt) };
}

async function requestOf(
  reader: Person,
  { record, beside }: ReadBooking,
  times: () => ReturnType<typeof timesOfRequest>,
): Promise<BookingDetail['request']> {
  const { status, context } = record.row;
  const { response, expiresAt } = context;
  if (!beside.request || expiresAt === null) return null;
  return {
    ...beside.request,
    message: textFor('requestMessage', reader, context, beside.request.message),
    times: await times(),
    status: requestStatusOf(status),
    expiresAt: wireInstant(expiresAt),
    response: response && {
      at: wireInstant(response.at),
      decision: response.decision,
      reason: response.reason,
    },
  };
}

/** Who would hear of it, by name; staff as staff. */
function notifiedNames(
  { notified }: Consequence,
  { coach, attendees }: Pick<BookingDetail, 'coach' | 'attendees'>,
  readerId: string,
): string[] {
  const byAudience: Record<BookingAudience, { id: string; fullName: string }[]> = {
    coach: [coach],
    formerCoach: [],
    attendees,
    requester: attendees.slice(0, 1),
    otherAttendees: attendees.slice(1),
    creditHolder: [],
    speakers: [],
    invitees: [],
    proposer: [],
    actor: [],
    staff: [{ id: 'staff', fullName: `The ${productName} team` }],
  };
  const people = notified.flatMap((audience) => byAudience[audience]);
  const others = people.filter(({ id }) => id !== readerId);
  return [...new Set(others.map(({ fullName }) => fullName))];
}
