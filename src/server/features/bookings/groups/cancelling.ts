import { asc, inArray } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { GroupEvent } from '#machines/booking-group/capabilities.ts';
import { eventOf } from '#machines/verbs.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { send } from '#server/records/send.ts';
import { previewCancellation } from '../events/preview-cancellation.ts';
import { asRecords } from '../record/load.ts';
import { futureOf } from './future.ts';
import { bookingGroupKind } from './kind.ts';

type CancellationPreview = ResponseOf<Endpoints['GET /booking-groups/{bookingGroup}/cancelling']>;
type Command = BodyOf<Endpoints['POST /booking-groups/{bookingGroup}/events']>;

/** What calling off the sessions ahead would do now, asked of the very chart that will decide about each. */
export async function previewGroupCancellation(
  db: Database,
  principal: Principal,
  groupId: string,
  now: number,
  from: number | null,
): Promise<CancellationPreview> {
  const { by } = readerOf({ principal, now });
  const sessions = [];
  const units = { none: 0, returned: 0, forfeited: 0 };
  const ahead = await asRecords(db, await futureOf(db, groupId, now, from));
  for (const record of ahead) {
    const preview = previewCancellation(record.row, by, now);
    if (!preview) continue;
    const { row } = record.extra;
    units[preview.creditOutcome] += row.cost;
    sessions.push({
      id: row.id,
      title: row.title,
      startsAt: wireInstant(row.startsAt),
      endsAt: wireInstant(row.endsAt),
      creditOutcome: preview.creditOutcome,
      cost: row.cost,
    });
  }
  return { sessions, returned: units.returned, forfeited: units.forfeited };
}

/** Sends a person's event to a group that they may see; the chart decides. */
export async function sendGroupEvent(
  db: Database,
  principal: Principal,
  id: string,
  command: Command,
  at: number,
): Promise<void> {
  const reader = readerOf({ principal, now: at });
  const { type, payload, version, idempotencyKey: key } = command;
  await db.transaction(async () => {
    const endpoint = 'POST /booking-groups/{bookingGroup}/events';
    const request = { id, type, payload, version };
    await once(db, { actorId: principal.id, key, endpoint, request, at }, async () => {
      await lockBookings(db, id, at);
      await send(db, bookingGroupKind, id, eventOf<GroupEvent>(command, reader), version);
      return id;
    });
  });
}

/** Before the group itself: whoever cancels a single one of its sessions has locked that one first, too. */
async function lockBookings(db: Database, groupId: string, at: number): Promise<void> {
  const ahead = await futureOf(db, groupId, at);
  if (ahead.length === 0) return;
  await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        ahead.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bookings.id))
    .for('update');
}
