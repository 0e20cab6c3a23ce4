import { DAY } from '#domain/time/calendar.ts';
import { formatDateTime } from '#domain/time/format.ts';

/** Moments that the context of a chart knows, as people say them. */
const namedMoments: Readonly<Record<string, string>> = {
  startsAt: 'the start',
  endsAt: 'the end',
  expiresAt: 'it lapses',
  requestedAt: 'it was asked for',
  renewAt: 'the tokens are due',
};

export const momentName = (key: string): string => namedMoments[key] ?? `“${key}”`;

/** Larger numbers than this are moments in epoch milliseconds. */
const firstMoment = Date.UTC(2020, 0, 1);

export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value > firstMoment;

/** A value of a chart's context, for somebody who reads no code where that can be helped. */
export function valueWords(value: unknown, zone: string): string {
  if (isMoment(value)) return formatDateTime(value, zone);
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return value || 'empty';
  if (typeof value === 'number' && value >= 60_000 && value % 1_000 === 0)
    return lengthWords(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return 'something';
  if ('getSnapshot' in value) return 'an actor';
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((each) => valueWords(each, zone)).join('; ');
  return Object.entries(value)
    .map(([key, each]) => `${key}: ${valueWords(each, zone)}`)
    .join(', ');
}

/** A length of time, with its largest unit first: "6 h", "2 d 4 h", "400 ms". */
export function lengthWords(milliseconds: number): string {
  if (milliseconds < 1_000) return `${milliseconds} ms`;
  const units = [
    ['d', DAY],
    ['h', 3_600_000],
    ['min', 60_000],
    ['s', 1_000],
  ] as const;
  let left = milliseconds;
  const parts = units.flatMap(([name, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  return parts.slice(0, 2).join(' ');
}
