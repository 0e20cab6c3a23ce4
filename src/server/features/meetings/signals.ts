import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { meetingSeats, meetingSignals } from '#database/schema/index.ts';
import { notifyOthers } from './seats.ts';

type Seat = typeof meetingSeats.$inferSelect;

interface Outgoing {
  readonly to: string;
  readonly toPage: string;
  readonly content: string;
}

/** Hands signals over to others of the same room. What is for nobody there, or for a page that is gone, is dropped. */
export async function handOver(
  db: Database,
  from: Seat,
  signals: readonly Outgoing[],
  now: number,
): Promise<void> {
  if (signals.length === 0) return;
  const seats = await db.orm
    .select({ id: meetingSeats.id, page: meetingSeats.page })
    .from(meetingSeats)
    .where(
      and(
        eq(meetingSeats.bookingId, from.bookingId),
        isNull(meetingSeats.leftAt),
        inArray(
          meetingSeats.id,
          signals.map(({ to }) => to),
        ),
      ),
    );
  const pages = new Map(seats.map(({ id, page }) => [id, page]));
  const arriving = signals.filter(
    ({ to, toPage }) => to !== from.id && pages.get(to) === toPage.toLowerCase(),
  );
  if (arriving.length === 0) return;
  await db.orm.insert(meetingSignals).values(
    arriving.map(({ to, toPage, content }) => ({
      organizationId: from.organizationId,
      fromSeat: from.id,
      toSeat: to,
      fromPage: from.page,
      toPage,
      content,
      at: now,
    })),
  );
  await notifyOthers(db, from.bookingId, from.userId);
}

/** What waits for a seat, oldest first; what its page has heard is thrown away. */
export async function fetchSignals(db: Database, seat: Seat, heard: number) {
  await db.orm
    .delete(meetingSignals)
    .where(and(eq(meetingSignals.toSeat, seat.id), lte(meetingSignals.position, heard)));
  return db.orm
    .select({
      position: meetingSignals.position,
      from: meetingSignals.fromSeat,
      fromPage: meetingSignals.fromPage,
      content: meetingSignals.content,
    })
    .from(meetingSignals)
    .where(and(eq(meetingSignals.toSeat, seat.id), eq(meetingSignals.toPage, seat.page)))
    .orderBy(asc(meetingSignals.position))
    .limit(200);
}
