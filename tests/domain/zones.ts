import { Temporal } from 'temporal-polyfill';

/** Zones that have hurt calendars: half and quarter hours, changes at midnight, the south, no changes, a skipped date, fasting months. */
export const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Madrid',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Havana',
  'America/Asuncion',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Nuuk',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Gaza',
  'Asia/Tokyo',
  'Asia/Pyongyang',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Honolulu',
] as const;

/** The instants at which a zone changes its clocks between two years, as Temporal tells them. */
export function changesOf(zone: string, fromYear: number, toYear: number): number[] {
  const changes: number[] = [];
  const end = Date.UTC(toYear, 0, 1);
  let at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(fromYear, 0, 1)).toZonedDateTimeISO(
    zone,
  );
  while (true) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds >= end) return changes;
    changes.push(next.epochMilliseconds);
    at = next;
  }
}
