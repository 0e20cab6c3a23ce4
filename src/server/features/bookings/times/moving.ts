import type { BookingContext, BookingEvent, Facts } from '#machines/booking/context.ts';
import type { Person } from '#machines/person.ts';
import { chosenInstead } from '#machines/booking/asked-times.ts';
import { speakersOf } from '#machines/booking/speakers.ts';
import { explain } from '#domain/slots/explain.ts';
import { reasonsFor, type Reason } from '#domain/slots/reasons.ts';
import type { Database } from '#database/database.ts';
import {
  lockDays,
  sessionTerms,
  slotQuestion,
  type SlotQuestion,
} from '#server/features/availability/public.ts';
import type { Booking } from '../record/load.ts';
import { limitsOf } from '../credit/limits.ts';
import { occupancyFor, type Buffers } from './occupancy.ts';

/** Whoever agrees to a time needs no notice of it, and may agree to one between two that are offered; hours are the coach's to keep or not. */
const agreeable = new Set<Reason['code']>(['notice', 'hours', 'grid']);

/**
 * Whether a session can take place at the other time that an event is about. Everybody's days are locked while it is decided, so that what was found out is
 * true until the transaction ends. A member who chooses for themselves keeps to every rule of bookable times.
 */
export async function movingFacts(
  db: Database,
  booking: Booking,
  event: BookingEvent,
): Promise<Facts> {
  const { context } = booking.row;
  const wanted = event.type === 'MOVE' ? event.startsAt : context.proposal?.startsAt;
  if (wanted === undefined) return {};
  const isChosen = event.type === 'MOVE' && isSpeaker(event.by, context);
  return {
    time: await obstacleAt(db, booking, {
      startsAt: wanted,
      by: event.by,
      at: event.at,
      agrees: !isChosen,
      isDeciding: true,
    }),
  };
}

/** Whether a request can be answered with another of its times. The one that is kept needs no looking up. */
export async function confirmingFacts(
  db: Database,
  booking: Booking,
  event: BookingEvent,
): Promise<Facts> {
  const startsAt = chosenInstead(booking.row.context, event);
  if (startsAt === null) return {};
  const { by, at } = event;
  return {
    time: await obstacleAt(db, booking, { startsAt, by, at, agrees: true, isDeciding: true }),
  };
}

interface Wanted {
  readonly startsAt: number;
  readonly by: Person;
  readonly at: number;
  readonly agrees: boolean;
  readonly isDeciding: boolean;
}

/** What stands in the way of another time, in the words of whoever asks; null when nothing does. */
export async function obstacleAt(
  db: Database,
  booking: Booking,
  { startsAt, by, at, agrees, isDeciding }: Wanted,
): Promise<string | null> {
  const { context } = booking.row;
  const { row } = booking.extra;
  const times = { startsAt, endsAt: startsAt + (context.endsAt - context.startsAt) };
  const buffers = row.terms as Buffers;
  if (isDeciding)
    await lockDays(db, occupancyFor(context.coachId, context.attendeeIds, times, buffers));
  const question = await questionOf(db, booking, { from: startsAt, to: startsAt, at, agrees });
  if (!question) return 'This session is no longer offered.';
  const zone = isSpeaker(by, context) ? row.memberTimeZone : context.coachTimeZone;
  const reasons = explain(question.coach, question.rules, startsAt, zone);
  const binding = agrees ? reasons.filter(({ code }) => !agreeable.has(code)) : reasons;
  return sentenceTo(by, context, binding);
}

/** Members read theirs; what is the members' own is told to the others as such. */
function sentenceTo(by: Person, context: BookingContext, reasons: readonly Reason[]) {
  if (isSpeaker(by, context)) return reasonsFor('member', reasons)[0]?.sentence ?? null;
  const [first] = reasons;
  if (first?.code === 'memberBusy')
    return 'Somebody who takes part has another session at that time.';
  return first?.sentence ?? null;
}

const isSpeaker = (by: Person, context: BookingContext): boolean =>
  speakersOf(context).includes(by.id);

interface Range {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly agrees: boolean;
}

/** The question for the times of a booking's coach, in which the booking itself does not stand in its own way; null when coach or session are no more. */
export async function questionOf(
  db: Database,
  { id, row: { context }, extra: { row } }: Booking,
  { from, to, at, agrees }: Range,
): Promise<SlotQuestion | null> {
  const terms = await sessionTerms(db, row.sessionId, row.organizationId);
  if (!terms) return null;
  const { bufferBefore, bufferAfter } = row.terms as Buffers;
  const lasting = {
    ...terms,
    durationMs: context.endsAt - context.startsAt,
    bufferBeforeMs: bufferBefore,
    bufferAfterMs: bufferAfter,
  };
  return slotQuestion(db, lasting, {
    coachId: context.coachId,
    memberIds: context.attendeeIds,
    lot: await limitsOf(db, row),
    now: at,
    from,
    to,
    except: { bookingId: id },
    ...(agrees && { ignore: ['notice', 'hours'] }),
  });
}
