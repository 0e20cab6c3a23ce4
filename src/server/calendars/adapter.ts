import type { Interval } from '#domain/slots/interval.ts';
import type { CalendarReadMode, OfferedCalendar } from '#domain/external-calendars/vocabulary.ts';
import type { Kept, ReadingTerms, Seen } from '#server/parsing/calendar/terms.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { CalendarEvent } from './icalendar.ts';

/** The calendar of an account that is talked about. */
export interface ChosenCalendar {
  readonly id: string;
  readonly readMode: CalendarReadMode;
}

/** What one account is asked for. Rejects with {@link CalendarTrouble}. Nobody waits for any of it. */
export interface CalendarAdapter {
  /** What the account is called, and its calendars. */
  calendars(): Promise<{ readonly label: string | null; readonly offered: OfferedCalendar[] }>;
  /** Changes whenever anything in the calendar does; null when the provider can't say. `known` is the one of last time. */
  marker(calendar: ChosenCalendar, known: string | null): Promise<string | null>;
  /** When somebody is busy, sorted; without words. */
  busy(calendar: ChosenCalendar, terms: ReadingTerms): Promise<Interval[]>;
  /** What has become of events of ours, by where they are kept; those that are gone are missing. */
  look(
    calendar: ChosenCalendar,
    remotes: readonly string[],
    zone: string,
  ): Promise<Map<string, Seen>>;
  /** Writes an event, over the version that is known. */
  write(calendar: ChosenCalendar, event: CalendarEvent, known: Kept | null): Promise<Kept>;
  /** Takes an event out; it is fine when it is gone already. */
  remove(calendar: ChosenCalendar, known: Kept): Promise<void>;
  /** Gives the access back, where that can be done. */
  leave(): Promise<void>;
}

/**
 * - `refused`: we are not let in any more, and only the coach can change that
 * - `missing`: the calendar is not there any more
 * - `changed`: the event was changed since it was looked at
 * - `unreachable`: no answer, or none that can be understood; it is tried again
 * - `ended`: reading it was ended because it took more than it may; it is tried again, but not for ever
 * - `setAside`: that happened too often, and it is not tried again by itself
 */
export type TroubleKind = 'refused' | 'missing' | 'changed' | 'unreachable' | 'ended' | 'setAside';

/** A calendar can't be asked, or says no. The message is a sentence for the coach. */
export class CalendarTrouble extends Error {
  override readonly name = 'CalendarTrouble';
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Whatever went wrong, as trouble with a calendar. */
export function asTrouble(error: unknown): CalendarTrouble {
  if (error instanceof CalendarTrouble) return error;
  if (error instanceof ParsingRefused)
    return new CalendarTrouble(error.hasDied ? 'ended' : 'unreachable', error.message);
  return new CalendarTrouble('unreachable', 'The calendar’s server does not answer.');
}
