import { readerZone } from '#server/http/reader-zone.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { Person } from '#machines/person.ts';
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
import type { KnownBooking } from '../record/load.ts';
import { limitsOf } from '../credit/limits.ts';
import { occupancyFor, type Buffers } from './occupancy.ts';

/** Whoever agrees to a time needs no notice of it, and may agree to one between two that are offered; hours are the coach's to keep or not. */
const agreeable = new Set<Reason['code']>(['notice', 'hours', 'grid']);

interface Wanted {
  readonly startsAt: number;
  readonly by: Person;
  readonly at: number;
  readonly agrees: boolean;
  readonly isDeciding: boolean;
}

/**
 * What stands in the way of another time, in the words of whoever asks; null when nothing does. Everybody's days are locked while it is decided, so that what
 * was found out is true until the transaction ends. Whoever chooses a time keeps to every rule of bookable times.
 */
export async function obstacleAt(
  db: Database,
  booking: KnownBooking,
  { startsAt, by, at, agrees, isDeciding }: Wanted,
): Promise<string | null> {
  const { context } = booking.row;
  const { row } = booking.extra;
  const times = { startsAt, endsAt: startsAt + (context.endsAt - context.startsAt) };
  const buffers = row.terms as Buffers;
  if (isDeciding)
    await lockDays(db, occupancyFor(context.coachId, context.attendeeIds, times, buffers));
  const range = isDeciding ? { from: startsAt, to: startsAt } : aroundAll(context, startsAt);
  const question = await questionOf(db, booking, { ...range, at, agrees });
  if (!question) return 'This session is no longer offered.';
  const zone = readerZone(isSpeaker(by, context) ? row.memberTimeZone : context.coachTimeZone);
  const reasons = explain(question.coach, question.rules, startsAt, zone);
  const binding = agrees ? reasons.filter(({ code }) => !agreeable.has(code)) : reasons;
  return sentenceTo(by, context, binding);
}

/** From the first to the last time that is spoken of: whoever asks of each of them asks the database one question. */
export function aroundAll(
  { startsAt, proposedTimes = [] }: Pick<BookingContext, 'startsAt' | 'proposedTimes'>,
  asked: number,
): { from: number; to: number } {
  const all = [startsAt, asked, ...proposedTimes];
  return { from: Math.min(...all), to: Math.max(...all) };
}

/** Members read theirs; what is the members' own is told to the others as such. */
function sentenceTo(by: Person, context: BookingContext, reasons: readonly Reason[]) {
  if (isSpeaker(by, context)) return reasonsFor('member', reasons)[0]?.sentence ?? null;
  const [first] = reasons;
  if (first?.code === 'memberBusy')
    return 'Someone who takes part has another session at that time.';
  return first?.sentence ?? null;
}

/** Whether somebody speaks for those who come. */
export const isSpeaker = (by: Person, context: BookingContext): boolean =>
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
  { id, row: { context }, extra: { row } }: KnownBooking,
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
    place: context.place.kind,
    ...(agrees && { ignore: ['notice', 'hours'] }),
  });
}
