import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { externalCalendars, outbox } from '#database/schema/index.ts';
import { calendarProviders, calendarReadModes } from '#domain/external-calendars/vocabulary.ts';
import { adapterFor } from '#server/calendars/adapters.ts';
import { CalendarTrouble } from '#server/calendars/adapter.ts';
import { openCredentials } from '#server/calendars/credentials.ts';
import { calendarJobs } from '#server/calendars/job-types.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { CalendarWork } from './opened.ts';

const payload = z.object({
  calendar: z.string(),
  provider: z.enum(calendarProviders),
  chosen: z.object({ id: z.string(), readMode: z.enum(calendarReadModes) }).nullable(),
  /** Sealed; the record has forgotten them. */
  credentials: z.string(),
  /** Events of ours that go too. */
  remove: z.array(z.object({ remote: z.string(), etag: z.string().nullable() })),
});

/** What is left to do at the provider when a calendar was given up. */
export type DisconnectCleanup = z.output<typeof payload>;

const none = '';

/** Takes our events out, where that was asked for, and gives the access back. A provider that no longer lets us in needs no farewell. */
export function disconnectCleanupDelivery({
  db,
  clock,
  settings,
  parsing,
}: CalendarWork): Delivery {
  return async (job, id) => {
    const { calendar, provider, chosen, credentials, remove } = payload.parse(job);
    const found = openCredentials(settings, calendar, credentials);
    const parts: Parameters<typeof adapterFor>[2] = {
      settings,
      read: (name, input) => parsing.read(name, input, calendar),
      now: clock.now,
      save: async () => {},
    };
    try {
      if (found && found.opened.kind !== 'way') {
        const adapter = adapterFor(provider, found.opened, parts);
        if (chosen) for (const kept of remove) await adapter.remove(chosen, kept);
        await adapter.leave();
      }
    } catch (error) {
      if (!(error instanceof CalendarTrouble) || error.kind === 'unreachable') throw error;
    }
    // Errands are kept for a while after they are done: this one without what opens anything.
    const spent: DisconnectCleanup = {
      calendar,
      provider,
      chosen: null,
      credentials: none,
      remove: [],
    };
    await db.orm.update(outbox).set({ payload: spent }).where(eq(outbox.id, id));
  };
}

/** Whoever is erased takes their calendars along: access to each is given back, which has to be seen to before nothing of them is left. */
export async function leaveCalendarsOf(db: Database, coach: string, at: number): Promise<void> {
  const rows = await db.orm
    .select()
    .from(externalCalendars)
    .where(and(eq(externalCalendars.coach, coach), isNotNull(externalCalendars.credentials)));
  const kind = calendarJobs.disconnectCleanup;
  const jobs = rows.map(({ id: calendar, provider, credentials }) => ({
    kind,
    payload: { calendar, provider, chosen: null, credentials, remove: [] },
    dedupeKey: `${kind}:${calendar}`,
  }));
  await enqueue(db, jobs, at);
}
