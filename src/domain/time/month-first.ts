/** Zones of a browser in which dates are written month/day/year; elsewhere day/month/year. */
export const MONTH_FIRST_ZONES: ReadonlySet<string> = new Set([
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]);

/** How dates are typed and read there: in the order in which they are shown. */
export const localeIn = (zone: string): 'en-US' | 'en-GB' =>
  MONTH_FIRST_ZONES.has(zone) ? 'en-US' : 'en-GB';
