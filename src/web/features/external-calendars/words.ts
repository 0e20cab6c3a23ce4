import type { CalendarPhase } from '#machines/external-calendar/labels.ts';
import type { CalendarDirection, CalendarProvider } from '#domain/external-calendars/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import type { Tone } from '#web/ui/tone.ts';

export type ExternalCalendar = DataOf<'GET /external-calendars/{externalCalendar}'>;
export type CalendarSummary = DataOf<'GET /external-calendars'>['data']['results'][number];

/** "Private", or the account while no calendar was chosen. */
export const nameOf = ({
  calendarName,
  accountLabel,
}: Pick<CalendarSummary, 'calendarName' | 'accountLabel'>): string => calendarName ?? accountLabel;

export const providerDetails: Readonly<Record<CalendarProvider, string>> = {
  google: 'You allow it on Google’s own page.',
  microsoft: 'You allow it on Microsoft’s own page: Outlook, Microsoft 365.',
  caldav: 'iCloud, Nextcloud, Fastmail and others, with an app password.',
  ics: 'A calendar that is published at an address. It can only be read.',
};

export const directionDetails: Readonly<Record<CalendarDirection, string>> = {
  both: 'Members can’t book times when you are busy there, and your sessions appear there.',
  readBusy: 'Members can’t book times when you are busy there. Nothing is written.',
  writeEvents: 'Your sessions appear there. Other events in it are ignored.',
};

export const phaseTones: Readonly<Record<CalendarPhase, Exclude<Tone, 'brand'>>> = {
  consenting: 'warning',
  reaching: 'info',
  choosing: 'warning',
  reading: 'info',
  fresh: 'success',
  stale: 'warning',
  lost: 'danger',
  returning: 'warning',
  failed: 'danger',
  gone: 'neutral',
};

export const offers = (
  { availableEvents }: Pick<CalendarSummary, 'availableEvents'>,
  event: string,
): boolean => availableEvents.some(({ type, enabled }) => type === event && enabled);

/** What a coach has to know about calendars that could not be read; null when all are well. */
export function troubleWith(
  phase: CalendarPhase,
  calendar: Pick<CalendarSummary, 'calendarName' | 'accountLabel' | 'lastError'>,
): string | null {
  const because = calendar.lastError === null ? '' : ` ${calendar.lastError}`;
  if (phase === 'stale')
    return `“${nameOf(calendar)}” could not be read for a while.${because} What was read last still counts.`;
  if (phase === 'lost' || phase === 'returning')
    return `“${nameOf(calendar)}” can’t be read any more.${because} Until it is reconnected, you’ll need to confirm every booking.`;
  return null;
}

export const sortNames: Readonly<Record<string, string>> = {
  'name Ascending': 'Calendar, A to Z',
  'name Descending': 'Calendar, Z to A',
};

export const filterNames = {
  connecting: 'Connecting',
  fresh: 'Up to date',
  stale: 'Out of date',
  error: 'Not reachable',
} as const;
