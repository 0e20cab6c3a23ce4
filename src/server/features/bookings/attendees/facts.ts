import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import type { Database } from '#database/database.ts';
import type { LoadedRecord } from '#server/records/kind.ts';
import { firstClash, lockDays } from '#server/features/availability/public.ts';
import { placeOf } from './time.ts';
import type { AttendeeExtra } from './kind.ts';

/** Whether somebody who comes after all has that time; their days are locked until the transaction ends. */
export async function attendeeFacts(
  db: Database,
  { extra }: LoadedRecord<AttendeeContext, AttendeeExtra>,
  event: AttendeeEvent,
): Promise<Record<string, string | null>> {
  if (event.type !== 'JOIN') return {};
  const taken = [placeOf(extra)];
  await lockDays(db, taken);
  const clash = await firstClash(db, taken);
  return { isTimeFree: clash && 'You already have a session at that time.' };
}
