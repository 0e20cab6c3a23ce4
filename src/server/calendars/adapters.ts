import type { CalendarProvider } from '#domain/external-calendars/vocabulary.ts';
import { outside } from '#server/outbound/ask.ts';
import type { ReadFor } from '#server/parsing/room/room.ts';
import type { Settings } from '#server/settings/settings.ts';
import { CalendarTrouble, type CalendarAdapter } from './adapter.ts';
import { caldavAdapter } from './caldav/adapter.ts';
import { googleAdapter } from './consent/google.ts';
import { microsoftAdapter } from './consent/microsoft.ts';
import type { Credentials } from './credentials.ts';
import { feedAdapter } from './feed.ts';

/** A year of a full calendar, with room to spare. */
const mostBytes = 20 * 1_048_576;
const timeout = 20_000;

/** A page of an answer that is JSON, which is read where requests are answered and therefore has to be short. */
const mostBytesOfPage = 2 * 1_048_576;

/** The way out to calendars that are read elsewhere. */
const askForFiles = ({ allowLoopback }: Pick<Settings, 'allowLoopback'>) =>
  outside({ allowLoopback, mostBytes, timeout });

/** The way out to providers whose answers come in pages. */
export const askCalendars = ({ allowLoopback }: Pick<Settings, 'allowLoopback'>) =>
  outside({ allowLoopback, mostBytes: mostBytesOfPage, timeout });

interface Parts {
  readonly settings: Pick<Settings, 'allowLoopback' | 'calendarClients'>;
  readonly read: ReadFor;
  readonly now: () => number;
  readonly save: (credentials: Credentials) => Promise<void>;
}

/** The account behind a connected calendar. Throws {@link CalendarTrouble} when it can't be opened. */
export function adapterFor(
  provider: CalendarProvider,
  opened: Credentials,
  { settings, read, now, save }: Parts,
): CalendarAdapter {
  const ask = askForFiles(settings);
  if (provider === 'caldav' && opened.kind === 'caldav')
    return caldavAdapter(opened, { ask, read, now });
  if (provider === 'ics' && opened.kind === 'ics') return feedAdapter(opened, { ask, read });
  if ((provider === 'google' || provider === 'microsoft') && opened.kind === 'tokens') {
    const client = settings.calendarClients[provider];
    if (client) {
      const adapterOf = provider === 'google' ? googleAdapter : microsoftAdapter;
      return adapterOf({
        ask: askCalendars(settings),
        client,
        tokens: opened,
        now,
        save: (tokens) => save({ kind: 'tokens', ...tokens }),
      });
    }
  }
  throw new CalendarTrouble('refused', 'This calendar can’t be opened any more. Connect it again.');
}
