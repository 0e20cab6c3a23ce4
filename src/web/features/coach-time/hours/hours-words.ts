import { clockOf } from '#domain/availability/clock.ts';
import { weekdayNames } from '#domain/availability/hours.ts';
import type { Span } from '#domain/slots/coach-time.ts';

const short = (index: number): string => (weekdayNames[index] ?? '').slice(0, 3);

/** A week in words: neighbouring days with the same hours are told together, as in "Mon–Fri 09:00–17:00". */
export function weekInWords(weekly: readonly (readonly Span[])[]): string {
  const parts: { first: number; last: number; hours: string }[] = [];
  for (const index of weekdayNames.keys()) {
    const hours = (weekly[index] ?? [])
      .map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`)
      .join(' and ');
    const before = parts.at(-1);
    if (before?.hours === hours) before.last = index;
    else parts.push({ first: index, last: index, hours });
  }
  const words = parts
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) =>
      first === last ? `${short(first)} ${hours}` : `${short(first)}–${short(last)} ${hours}`,
    );
  return words.length === 0 ? 'No hours' : words.join(', ');
}
