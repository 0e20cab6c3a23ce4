import { exceptionOf, type ExceptionKind } from '#domain/availability/exceptions.ts';
import { dayNumber, DAY } from '#domain/time/calendar.ts';
import { formatDay, formatRange } from '#domain/time/format.ts';
import { exceptionTime } from '#domain/slots/hours.ts';
import type { ShownException } from '../time-answer.ts';

export const kindNames: Readonly<Record<ExceptionKind, string>> = {
  blocked: 'Blocked',
  extra: 'Extra time',
  outOfOffice: 'Out of office',
};

/** When an exception is, on the clocks of its own zone. */
export function exceptionWhen(exception: ShownException): string {
  const { kind, startsAt, endsAt, timeZone } = exception;
  if (kind === 'outOfOffice') {
    const [first, last] = [startsAt, endsAt].map((date) => formatDay(dayNumber(date) * DAY, 'UTC'));
    return first === last ? `${first}` : `${first} – ${last}`;
  }
  const read = exceptionOf({ kind, timeZone, startsAt, endsAt });
  if (read === null) return '';
  const { start, end } = exceptionTime(read);
  return formatRange(start, end, timeZone);
}
