import { formatCalendarDay, formatTime, zoneCity } from './format.ts';
import { wallOf } from './wall.ts';
import { offsetAt } from './zone.ts';

/** Whether two zones show different times at a moment. */
export const zonesDiffer = (one: string, other: string, at: number): boolean =>
  offsetAt(one, at) !== offsetAt(other, at);

/** "09:00 in New York for Ana Silva", beside what somebody's own clock shows; null where both show the same. Where the day differs it is named in the order of the reader's own zone. */
export function inBothZones(
  at: number,
  { own, other, who, locale }: { own: string; other: string; who?: string; locale?: string },
): string | null {
  if (!zonesDiffer(own, other, at)) return null;
  const { date } = wallOf(other, at);
  const day = wallOf(own, at).date === date ? '' : `${formatCalendarDay(date, own, { locale })}, `;
  const whose = who === undefined ? '' : ` for ${who}`;
  return `${day}${formatTime(at, other)} in ${zoneCity(other)}${whose}`;
}
