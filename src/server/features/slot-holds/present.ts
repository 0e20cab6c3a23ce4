import type { z } from 'zod';
import type { slotHold } from '#contract/bookings/booking-requests.ts';
import { slotHoldChart } from '#machines/slot-hold/chart.ts';
import { availableEvents } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { contextOf, type SlotHoldRow } from './kind.ts';

/** A hold as its holder sees it. */
export const presentHold = (
  row: SlotHoldRow,
  by: Person,
  at: number,
): z.input<typeof slotHold> => ({
  id: row.id,
  version: row.version,
  status: row.status,
  startsAt: wireInstant(row.startsAt),
  expiresAt: wireInstant(row.expiresAt),
  now: wireInstant(at),
  availableEvents: availableEvents(
    slotHoldChart,
    { status: row.status, regions: {}, context: contextOf(row) },
    { by, at },
  ),
});
