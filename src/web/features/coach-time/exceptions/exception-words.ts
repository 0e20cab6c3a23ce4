import { exceptionOf, type ExceptionKind } from '#domain/availability/exceptions.ts';
import { formatCalendarDay, formatRange } from '#domain/time/format.ts';
import { exceptionTime } from '#domain/slots/hours.ts';
import type { ShownException } from '../time-answer.ts';

export const kindNames: Readonly<Record<ExceptionKind, string>> = {
  blocked: 'Blocked',
  extra: 'Extra time',
  outOfOffice: 'Out of office',
};

/** What a time that was drawn can become. */
export const choiceNames: Readonly<Record<ExceptionKind, string>> = {
  blocked: 'Block',
  extra: 'Extra hours',
  outOfOffice: 'Out of office',
};

export const timeChoiceWords = {
  title: 'What is this time?',
  nameTip: 'You and staff see it on a block. Out of office is the whole day.',
  more: 'More choices',
  under: (count: number): string =>
    count === 1 ? 'The booking in it stays booked.' : `The ${count} bookings in it stay booked.`,
} as const;

/** How a coach begins, by what they point with. */
export const howToBegin = {
  pointer:
    'When members can book you. Drag across a time to block it or to work longer, and see why a time is not free.',
  touch:
    'When members can book you. Tap a time to block it, one outside your hours to work longer, a block to change when it ends, or any to see why it is not free.',
} as const;

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
