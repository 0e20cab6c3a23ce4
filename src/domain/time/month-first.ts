/** Zones of a browser in which dates are written month/day/year; elsewhere day/month/year. */
export const MONTH_FIRST_ZONES: ReadonlySet<string> = new Set([
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]);
