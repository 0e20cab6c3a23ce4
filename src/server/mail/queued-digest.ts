import { z } from 'zod';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import { dateAt, daysLater, instantIn } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { digestLines } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { enqueue } from '#server/outbox/queue.ts';

/** The name of the errand that sends somebody what has been collected for them. */
export const digestJob = 'digest';

export const wantedDigest = z.object({ recipientId: z.string() });

/** Minutes after midnight, by the recipient's clock, at which the mail of a day goes out. */
const hour = (8 * HOUR) / MINUTE;

/** When the next mail of a day goes out to somebody in this zone. */
export function nextDigest(timeZone: string, now: number): { at: number; date: string } {
  const date = dateAt(timeZone, now);
  const today = instantIn(timeZone, date, hour);
  if (today > now) return { at: today, date };
  const tomorrow = daysLater(date, 1);
  return { at: instantIn(timeZone, tomorrow, hour), date: tomorrow };
}

export interface DigestLine {
  readonly recipient: { readonly id: string; readonly timeZone: string };
  readonly type: NotificationType;
  readonly text: string;
  readonly entity: string;
  readonly entityId: string;
}

/** Keeps something for the next mail of a day of each recipient, inside the current transaction. */
export async function collect(
  db: Database,
  lines: readonly DigestLine[],
  at: number,
): Promise<void> {
  if (lines.length === 0) return;
  await db.orm.insert(digestLines).values(
    lines.map(({ recipient, ...line }) => ({
      ...line,
      id: newId(at),
      recipientId: recipient.id,
      createdAt: at,
    })),
  );
  await enqueue(
    db,
    lines.map(({ recipient: { id, timeZone } }) => {
      const next = nextDigest(timeZone, at);
      const payload: z.input<typeof wantedDigest> = { recipientId: id };
      const dedupeKey = `${digestJob}:${id}:${next.date}`;
      return { kind: digestJob, payload, dedupeKey, runAt: next.at };
    }),
    at,
  );
}
