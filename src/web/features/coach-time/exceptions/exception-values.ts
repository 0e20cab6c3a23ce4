import { clockOf } from '#domain/availability/clock.ts';
import type { ExceptionKind } from '#domain/availability/exceptions.ts';
import type { Interval } from '#domain/slots/interval.ts';
import { wallOf } from '#domain/time/wall.ts';
import type { ShownException } from '../time-answer.ts';

export interface ExceptionValues {
  readonly kind: ExceptionKind;
  readonly timeZone: string;
  /** `YYYY-MM-DDTHH:mm` on the wall of the zone, also while whole days are meant. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly reason: string;
  readonly visibleReason: boolean;
  /** Bookings that are cancelled. */
  readonly cancel: readonly string[];
  readonly cancelReason: string;
}

/** A moment as exceptions write it. */
export const localOf = (zone: string, ms: number): string => {
  const { date, minutes } = wallOf(zone, ms);
  return `${date}T${clockOf(minutes)}`;
};

const plain = { reason: '', visibleReason: false, cancel: [], cancelReason: '' };

/** What the form begins with for a time that was drawn. */
export const valuesFor = ({ start, end }: Interval, timeZone: string): ExceptionValues => ({
  ...plain,
  kind: 'blocked',
  timeZone,
  startsAt: localOf(timeZone, start),
  endsAt: localOf(timeZone, end),
});

/** What it begins with for an exception that is there. */
export const valuesOfException = (exception: ShownException): ExceptionValues => {
  const { kind, timeZone, startsAt, endsAt, reason, visibleReason } = exception;
  const isDays = kind === 'outOfOffice';
  return {
    ...plain,
    kind,
    timeZone,
    startsAt: isDays ? `${startsAt}T00:00` : startsAt,
    endsAt: isDays ? `${endsAt}T00:00` : endsAt,
    reason: reason ?? '',
    visibleReason,
  };
};

/** The times as the server takes them: dates where whole days are out of office. */
export const timesOf = ({ kind, timeZone, startsAt, endsAt }: ExceptionValues) => ({
  kind,
  timeZone,
  startsAt: kind === 'outOfOffice' ? startsAt.slice(0, 10) : startsAt,
  endsAt: kind === 'outOfOffice' ? endsAt.slice(0, 10) : endsAt,
});

/** The whole body, without the bookings that don't lie under it any more. */
export const bodyOf = (values: ExceptionValues, under: readonly { readonly id: string }[]) => ({
  ...timesOf(values),
  reason: values.reason,
  visibleReason: values.visibleReason,
  cancel: values.cancel.filter((id) => under.some((booking) => booking.id === id)),
  cancelReason: values.cancelReason,
});
