import type {
  CalendarDirection,
  CalendarProvider,
  CalendarReadMode,
  OfferedCalendar,
} from '#domain/external-calendars/vocabulary.ts';
import type { externalCalendars } from '#database/schema/index.ts';

export type CalendarRow = Omit<
  typeof externalCalendars.$inferSelect,
  'provider' | 'direction' | 'readMode' | 'offered'
> & {
  readonly provider: CalendarProvider;
  readonly direction: CalendarDirection;
  readonly readMode: CalendarReadMode;
  readonly offered: readonly OfferedCalendar[];
};
