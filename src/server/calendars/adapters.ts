import type { CalendarProvider } from '#domain/external-calendars/vocabulary.ts';
import { outside } from '#server/outbound/ask.ts';
import type { Settings } from '#server/settings.ts';
import { CalendarTrouble, type CalendarAdapter } from './adapter.ts';
import { caldavAdapter } from './caldav/adapter.ts';
import { googleAdapter } from './consent/google.ts';
import { microsoftAdapter } from './consent/microsoft.ts';
import type { Credentials } from './credentials.ts';
import { feedAdapter } from './feed.ts';

/** A year of a full calendar, with room to spare. */
const mostBytes = 20 * 1_048_576;
const timeout = 20_000;

/** The way out to calendars. */
export const askCalendars = ({ allowLoopback }: Pick<Settings, 'allowLoopback'>) =>
  outside({ allowLoopback, mostBytes, timeout });

interface Parts {
  readonly settings: Pick<Settings, 'allowLoopback' | 'calendarClients'>;
  readonly now: () => number;
  readonly save: (credentials: Credentials) => Promise<void>;
}

/** The account behind a connected calendar. Throws {@link CalendarTrouble} when it can't be opened. */
export function adapterFor(
  provider: CalendarProvider,
  opened: Credentials,
  { settings, now, save }: Parts,
): CalendarAdapter {
  const ask = askCalendars(settings);
  if (provider === 'caldav' && opened.kind === 'caldav') return caldavAdapter(opened, { ask, now });
  if (provider === 'ics' && opened.kind === 'ics') return feedAdapter(opened, { ask });
  if ((provider === 'google' || provider === 'microsoft') && opened.kind === 'tokens') {
    const client = settings.calendarClients[provider];
    if (client) {
      const adapterOf = provider === 'google' ? googleAdapter : microsoftAdapter;
      return adapterOf({
        ask,
        client,
        tokens: opened,
        now,
        save: (tokens) => save({ kind: 'tokens', ...tokens }),
      });
    }
  }
  throw new CalendarTrouble('refused', 'This calendar can’t be opened any more. Connect it again.');
}
