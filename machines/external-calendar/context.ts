import type {
  CalendarDirection,
  CalendarProvider,
  CalendarReadMode,
  OfferedCalendar,
} from '#domain/external-calendars/vocabulary.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { PlainColumns } from '../plain-record.ts';

/** What the chart knows of a connected calendar: its row, without what opens it. Instants are epoch milliseconds. */
export interface ExternalCalendarContext extends PlainColumns {
  readonly coach: string;
  readonly provider: CalendarProvider;
  /** What the account is called there: a user name or a host, never a secret address. */
  readonly accountLabel: string;
  /** The calendar that was chosen; null until then. */
  readonly calendarId: string | null;
  readonly calendarName: string | null;
  readonly direction: CalendarDirection;
  readonly readMode: CalendarReadMode;
  /** The calendars of the account, while one is to be chosen. */
  readonly offered: readonly OfferedCalendar[];
  readonly lastSyncAt: number | null;
  /** Milliseconds without a success after which it is stale, and lost: as the rules were at the last one (policy parameters `calendarStale` and `calendarLost`). */
  readonly staleAfter: number;
  readonly lostAfter: number;
  /** Why the last attempt failed, in a sentence for the coach; null after a success. */
  readonly lastError: string | null;
}

export type Asked = AskedOf<ExternalCalendarContext>;
export type Words = WordsOf<ExternalCalendarContext>;
export type Stamps = StampsOf<ExternalCalendarContext>;
