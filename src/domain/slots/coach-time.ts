import type { LocalDate, WallMoment, Weekday } from '../time/calendar.ts';
import type { Start, Uses } from '../booking-constraints/constraint.ts';
import type { Interval } from './interval.ts';

export type { WallMoment } from '../time/calendar.ts';

/** Minutes since local midnight, half-open; `to` is at most 1440. Hours over midnight are two spans that touch there. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The hours of an ordinary week, by ISO weekday; a weekday without spans is free of work. */
export type WeeklyHours = Readonly<Partial<Record<Weekday, readonly Span[]>>>;

/** Working hours in force from a local date until the next version's. Of two with one date the later in the list counts. */
export interface HoursVersion {
  readonly effectiveFrom: LocalDate;
  readonly zone: string;
  readonly weekly: WeeklyHours;
  /** The coach's own buffers and notice; the larger of these and the rules' count. */
  readonly bufferBeforeMs?: number;
  readonly bufferAfterMs?: number;
  readonly minNoticeMs?: number;
  /** Reservations that may start on one local day; null or absent means any number. */
  readonly maxSessionsPerDay?: number | null;
}

/** A departure from the weekly hours that concerns its own dates only. `extra` adds to the hours; the others take away, also from `extra`. */
export type Exception =
  | {
      readonly kind: 'extra';
      readonly zone: string;
      readonly startsAt: WallMoment;
      readonly endsAt: WallMoment;
    }
  | ({
      readonly kind: 'blocked';
      readonly zone: string;
      readonly startsAt: WallMoment;
      readonly endsAt: WallMoment;
    } & Explained)
  | ({
      readonly kind: 'outOfOffice';
      readonly zone: string;
      /** First and last local date away, both included. */
      readonly firstDate: LocalDate;
      readonly lastDate: LocalDate;
    } & Explained);

interface Explained {
  readonly reason?: string;
  /** Whether members may read the reason. */
  readonly visibleReason?: boolean;
}

/** A booking in `requested` or `confirmed.*`, or a hold, with the buffers it was made with. */
export interface Reserved extends Interval {
  readonly kind: 'booking' | 'hold';
  readonly bufferBeforeMs: number;
  readonly bufferAfterMs: number;
  /** What staff look it up by, such as `B-7K2M9Q`. */
  readonly reference: string;
}

/** Time that an external calendar reports as busy. */
export interface Busy extends Interval {
  readonly calendar: string;
}

/** All that decides when a coach is free. Leave out what the question should not see, such as the booking being moved or the member's own hold. */
export interface CoachTime {
  /** By which constraints know the coach; rules without constraints do without it. */
  readonly id?: string;
  readonly firstName: string;
  /** The coach's zone, for the grid and for texts where no version of hours is in force. */
  readonly zone: string;
  readonly versions: readonly HoursVersion[];
  readonly exceptions: readonly Exception[];
  readonly reservations: readonly Reserved[];
  readonly busy: readonly Busy[];
}

/**
 * What staff may set aside: the notice or the weekly hours, giving a reason; the horizon for what is agreed long ahead. Exceptions and reservations stand.
 */
export type Override = 'notice' | 'hours' | 'horizon';

/** The days of a programme as instants, from the first to after the last, in the zone by whose calendar they are days. */
export interface ProgrammeDates extends Interval {
  readonly zone: string;
}

/** What the asker, the session and the policy demand of a start. Times are epoch milliseconds, lengths milliseconds. */
export interface SlotRules {
  readonly now: number;
  readonly durationMs: number;
  /** The grid on the coach's wall clock, counted from local midnight; must divide 1440. */
  readonly stepMinutes: number;
  /** The larger of the session's and the policy's. */
  readonly bufferBeforeMs: number;
  readonly bufferAfterMs: number;
  readonly minNoticeMs: number;
  readonly horizonMs: number;
  /** The programme's dates; the whole session must lie inside. */
  readonly window?: ProgrammeDates;
  /** The credit lot; the session must start inside, `expiresAt` excluded. */
  readonly lot?: { readonly effectiveAt: number; readonly expiresAt: number };
  /** By which rules the credit may be used. */
  readonly uses?: Uses;
  /** The member's other sessions, without buffers. */
  readonly memberBusy: readonly Interval[];
  readonly ignore?: readonly Override[];
}

/** A start with a coach, as constraints are asked about it. */
export const startOf = (
  { id }: Pick<CoachTime, 'id'>,
  { durationMs }: Pick<SlotRules, 'durationMs'>,
  at: number,
): Start => ({ at, durationMs, coachId: id });
