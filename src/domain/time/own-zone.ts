import { HOUSE_LOCALE } from './own-locale.ts';

interface Known {
  readonly zone: string;
  readonly offset: number;
}

let known: Known | null = null;
let asked: string | null = null;

/** A page that is drawn elsewhere shows times as its reader's browser does; null: as this machine does. */
export function showTimesIn(zone: string | null): void {
  asked = zone;
}

/** Where the platform has it, it says the zone at once; `Intl` reads its tables first, which takes a phone a tenth of a second. */
const platform = globalThis as {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } };
};

/**
 * The zone of the browser, IANA: the one that its reader sees times in (decision 58). The platform takes its time to say it, and a list asks in every row: it is
 * remembered while one piece of work runs, and no longer, since somebody may land in another zone while the page is open.
 */
export function ownZone(): string {
  if (asked !== null) return asked;
  const offset = new Date().getTimezoneOffset();
  if (known?.offset === offset) return known.zone;
  const zone =
    platform.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  known = { zone, offset };
  queueMicrotask(() => {
    known = null;
  });
  return zone;
}

/** The browser reads its tables of languages and zones when the first date or number is written, for which a phone takes 60 ms: asked for while nothing else is to do. */
export const readTables = (): unknown =>
  new Intl.DateTimeFormat(HOUSE_LOCALE, { timeZone: ownZone(), timeZoneName: 'longOffset' });
