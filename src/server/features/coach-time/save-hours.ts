import { and, eq, gt } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { reservations, bookings, workingHours } from '#database/schema/index.ts';
import { versionOf, withVersion } from '#domain/availability/hours-version.ts';
import { troublesOf } from '#domain/availability/hours.ts';
import { outsideHours } from '#domain/availability/outside.ts';
import { newId } from '#domain/ids.ts';
import { typesSettled } from '#domain/notifications/notices.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { dateAt, daysLater } from '#domain/time/local.ts';
import { coachTime, policyFor } from '#server/features/availability/public.ts';
import { settleNotices } from '#server/features/notifications/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { publishSlots } from '#server/stream/publish.ts';
import { lockCoach } from './coach.ts';

type Body = BodyOf<Endpoints['POST /coaches/{coach}/working-hours']>;

/** Days ahead from which hours may be in force. */
const farthest = 730;

/** Keeps another version of a coach's hours; resolves to the number of upcoming bookings that lie outside them and stay booked (domain reference, 6.1). */
export async function saveHours(
  db: Database,
  principal: Principal,
  coachId: string,
  { idempotencyKey: key, ...request }: Body,
  at: number,
): Promise<number> {
  const { effectiveFrom, ...proposed } = request;
  const { parameters: policy } = await policyFor(db, null);
  const troubles = troublesOf(proposed, {
    bufferBefore: policy.bufferBefore / MINUTE,
    bufferAfter: policy.bufferAfter / MINUTE,
    minNotice: policy.minNotice / MINUTE,
  });
  if (Object.keys(troubles).length > 0) throw refuse.invalid(troubles);
  const today = dateAt(proposed.timeZone, at);
  if (effectiveFrom < today || effectiveFrom > daysLater(today, farthest))
    throw refuse.invalid({ effectiveFrom: 'Choose today or a day in the next two years.' });
  const version = versionOf(proposed, effectiveFrom);
  return db.transaction(async () => {
    await lockCoach(db, coachId);
    const endpoint = 'POST /coaches/{coach}/working-hours' as const;
    const asked = { coachId, ...request };
    await once(db, { actorId: principal.id, key, endpoint, request: asked, at }, async () => {
      const id = newId();
      await db.orm.insert(workingHours).values({
        id,
        coachId,
        effectiveFrom,
        timeZone: proposed.timeZone,
        weekly: version.weekly,
        bufferBefore: proposed.bufferBefore,
        bufferAfter: proposed.bufferAfter,
        maxSessionsPerDay: proposed.maxSessionsPerDay,
        minNoticeMinutes: proposed.minNotice,
        createdAt: at,
        createdBy: principal.id,
      });
      await settleNotices(db, {
        types: typesSettled('hoursSet'),
        entity: 'user',
        entityId: coachId,
        recipientId: coachId,
        at,
      });
      await publishSlots(db, [coachId]);
      return id;
    });
    const ahead = await bookedAhead(db, coachId, at);
    const last = Math.max(at, ...ahead.map(({ end }) => end));
    const time = await coachTime(db, coachId, at - DAY, last + DAY);
    return time ? outsideHours(withVersion(time, version), ahead).length : 0;
  });
}

/** When a coach is booked from now on; a booking keeps its reservation as long as it stands. */
async function bookedAhead(db: Database, coachId: string, now: number) {
  return db.orm
    .select({ start: bookings.startsAt, end: bookings.endsAt })
    .from(reservations)
    .innerJoin(bookings, eq(bookings.id, reservations.bookingId))
    .where(
      and(
        eq(reservations.personId, coachId),
        eq(reservations.side, 'coach'),
        gt(bookings.startsAt, now),
      ),
    );
}
