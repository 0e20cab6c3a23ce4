import { readerZone } from '#server/http/reader-zone.ts';
import { explain } from '#domain/slots/explain.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import type { Database } from '#database/database.ts';
import { sessionTerms, slotQuestion } from '#server/features/availability/public.ts';
import type { KnownBooking } from '../record/load.ts';
import { aroundAll } from './moving.ts';

/** A session that was asked for or agreed already needs no notice, and its time may lie between two that are offered. */
const ofNoConcern = new Set(['notice', 'grid']);

/** What stands in a coach's way at the time of a session, or at another start, as coaches and staff read it; the session itself does not. */
export async function obstaclesFor(
  db: Database,
  { id, row: { context }, extra: { row } }: KnownBooking,
  coachId: string,
  at: number,
  startsAt = context.startsAt,
): Promise<string[]> {
  const terms = await sessionTerms(db, row.sessionId, row.organizationId);
  if (!terms) return ['This session is no longer offered.'];
  const question = await slotQuestion(
    db,
    { ...terms, durationMs: context.endsAt - context.startsAt },
    {
      coachId,
      memberIds: context.attendeeIds,
      lot: null,
      now: at,
      ...aroundAll(context, startsAt),
      except: { bookingId: id },
      ignore: ['notice'],
    },
  );
  if (!question) return ['This coach can no longer be booked.'];
  const reasons = explain(question.coach, question.rules, startsAt, readerZone(row.coachTimeZone));
  return reasonsFor('staff', reasons)
    .filter(({ audience, code }) => audience === 'staff' && !ofNoConcern.has(code))
    .map(({ sentence }) => sentence);
}
