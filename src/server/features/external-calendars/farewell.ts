import { z } from 'zod';
import { calendarProviders, calendarReadModes } from '#domain/external-calendars/vocabulary.ts';
import { adapterFor } from '#server/calendars/adapters.ts';
import { CalendarTrouble } from '#server/calendars/adapter.ts';
import { openCredentials } from '#server/calendars/credentials.ts';
import type { Clock } from '#server/clock.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings.ts';

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
export type Farewell = z.output<typeof payload>;

interface Options {
  readonly clock: Clock;
  readonly settings: Settings;
}

/** Takes our events out, where that was asked for, and gives the access back. A provider that no longer lets us in needs no farewell. */
export function farewellDelivery({ clock, settings }: Options): Delivery {
  return async (errand) => {
    const { calendar, provider, chosen, credentials, remove } = payload.parse(errand);
    const found = openCredentials(settings, calendar, credentials);
    if (!found || found.opened.kind === 'way') return;
    const parts = { settings, now: clock.now, save: async () => {} };
    try {
      const adapter = adapterFor(provider, found.opened, parts);
      if (chosen) for (const kept of remove) await adapter.remove(chosen, kept);
      await adapter.leave();
    } catch (error) {
      if (error instanceof CalendarTrouble && error.kind !== 'unreachable') return;
      throw error;
    }
  };
}
