import { exceptionOf, type ExceptionKind } from '#domain/availability/exceptions.ts';
import { formatCalendarDay, formatRange } from '#domain/time/format.ts';
import { exceptionTime } from '#domain/slots/hours.ts';
import type { ShownException } from '../time-answer.ts';

export const kindNames: Readonly<Record<ExceptionKind, string>> = {
  blocked: 'Blocked',
  extra: 'Extra time',
  outOfOffice: 'Out of office',
};

/** When an exception is, on the reader's clock. A day out of office is that day wherever it is read. */
export function exceptionWhen(exception: ShownException, zone: string): string {
  const { kind, startsAt, endsAt, timeZone } = exception;
  if (kind === 'outOfOffice') {
    const [first, last] = [startsAt, endsAt].map((date) => formatCalendarDay(date, zone));
    return first === last ? `${first}` : `${first} – ${last}`;
  }
  const read = exceptionOf({ kind, timeZone, startsAt, endsAt });
  if (read === null) return '';
  const { start, end } = exceptionTime(read);
  return formatRange(start, end, zone);
}
