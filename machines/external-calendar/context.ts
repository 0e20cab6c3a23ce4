import type {
  CalendarDirection,
  CalendarProvider,
  CalendarReadMode,
  OfferedCalendar,
} from '#domain/external-calendars/vocabulary.ts';
import type { z } from 'zod';
import type { externalCalendarEvents } from './events.ts';
import type { Stamp } from '../person.ts';
import type { PlainColumns } from '../plain-record.ts';
import type { Facts } from '../bare-event.ts';

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
  /** Why the last attempt failed, in a sentence for the coach; null after a success. */
  readonly lastError: string | null;
}

/** An event of ours that somebody has changed in the calendar. */
interface OfBooking {
  readonly booking: string;
}

/** An event with what the contract takes for it; readers are told of it before they have written anything. */
type Brings<Type extends keyof typeof externalCalendarEvents> = { readonly type: Type } & Partial<
  z.output<(typeof externalCalendarEvents)[Type]>
>;

/** What opens a calendar reaches its chart with no event. */
export type ExternalCalendarEvent = Stamp & { readonly facts?: Facts } & (
    | { readonly type: 'CONNECT' }
    | { readonly type: 'GRANT' }
    | { readonly type: 'DENY' }
    | { readonly type: 'FOUND'; readonly calendars?: readonly OfferedCalendar[] }
    | { readonly type: 'REFUSED'; readonly because?: string }
    | Brings<'CHOOSE'>
    | { readonly type: 'SYNC_OK' }
    | { readonly type: 'SYNC_FAILED' | 'REVOKED'; readonly because?: string }
    | { readonly type: 'SYNC_NOW' }
    | { readonly type: 'RECONNECT' }
    | ({ readonly type: 'EXTERNAL_DELETE' | 'DECLINE' } & OfBooking)
    | ({
        readonly type: 'EXTERNAL_MOVE';
        readonly startsAt: number;
        readonly endsAt: number;
      } & OfBooking)
    | Brings<'DISCONNECT'>
  );
