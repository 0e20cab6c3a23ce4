import { MINUTE, dateOfDay } from '../time/calendar.ts';
import {
  formatCalendarDay,
  formatDuration,
  formatMoment,
  formatRange,
  zoneCity,
} from '../time/format.ts';
import { dateAt } from '../time/local.ts';
import { dayAt } from '../time/wall.ts';
import type {
  Busy,
  CoachTime,
  Exception,
  ProgrammeDates,
  Reserved,
  SlotRules,
} from './coach-time.ts';
import type { Demands, HoursPeriod } from './hours-period.ts';
import type { Interval } from './interval.ts';

export type ReasonCode =
  | 'past'
  | 'notice'
  | 'horizon'
  | 'programme'
  | 'credit'
  | 'constraint'
  | 'hours'
  | 'away'
  | 'dailyLimit'
  | 'taken'
  | 'busy'
  | 'memberBusy'
  | 'grid';

export type Audience = 'member' | 'staff';

/** Why an instant can't be booked. Members read the first kind; coaches and staff both. */
export interface Reason {
  readonly code: ReasonCode;
  readonly audience: Audience;
  readonly sentence: string;
  /** The booking or calendar that a staff sentence speaks of. */
  readonly reference?: string;
}

/** The reasons an audience may read: staff all, members only their own; what a member's own session takes was not taken by somebody else. */
export function reasonsFor(audience: Audience, reasons: readonly Reason[]): Reason[] {
  if (audience === 'staff') return [...reasons];
  const isOwn = reasons.some(({ code }) => code === 'memberBusy');
  return reasons.filter((each) => each.audience === 'member' && !(isOwn && each.code === 'taken'));
}

/** Everything a sentence may name. `zone` is the reader's, in which every time is said; the period's own is named where the rule is about its clock. */
export interface Explaining {
  readonly coach: CoachTime;
  readonly rules: SlotRules;
  readonly period: HoursPeriod;
  readonly demands: Demands;
  readonly zone: string;
}

/** What members are told, and what staff are told besides, where they ask. */
export interface Pair {
  readonly member: Reason;
  readonly staff: () => Reason;
}

export function past({ rules, zone }: Explaining): Pair {
  return pair(
    'past',
    'That time has passed.',
    () => `That time has passed: it is ${formatMoment(rules.now, zone)} now.`,
  );
}

export function tooSoon({ rules, zone, demands }: Explaining): Pair {
  const notice = formatDuration(demands.minNoticeMs);
  return pair('notice', `Book at least ${notice} ahead.`, () => {
    const isTheirs = demands.minNoticeMs > rules.minNoticeMs;
    const whose = isTheirs ? 'the coach’s own setting' : 'the policy';
    const first = formatMoment(rules.now + demands.minNoticeMs, zone);
    return `A notice of ${notice} comes from ${whose}; the first time is ${first}.`;
  });
}

export function tooFar({ rules, zone }: Explaining): Pair {
  return pair(
    'horizon',
    `Book at most ${formatDuration(rules.horizonMs)} ahead.`,
    () => `The policy opens times until ${formatMoment(rules.now + rules.horizonMs, zone)}.`,
  );
}

/** Days of the programme's own calendar, in the order of the reader. */
export function outsideProgramme({ rules, zone }: Explaining, window: ProgrammeDates): Pair {
  return pair('programme', 'Outside the programme’s dates.', () => {
    const day = (at: number) => formatCalendarDay(dateAt(window.zone, at), zone);
    const dates = `${day(window.start)} to ${day(window.end - 1)}`;
    const length = formatDuration(rules.durationMs);
    return `The programme runs from ${dates}; a session of ${length} must fit inside.`;
  });
}

export function beforeCredit({ zone }: Explaining, effectiveAt: number): Pair {
  return pair(
    'credit',
    `This credit can be used from ${formatMoment(effectiveAt, zone)}.`,
    () => `The credit lot takes effect on ${formatMoment(effectiveAt, zone)}.`,
  );
}

export function afterCredit({ zone }: Explaining, expiresAt: number): Pair {
  return pair(
    'credit',
    `This credit expires before that time, on ${formatMoment(expiresAt, zone)}.`,
    () => `The credit lot expires on ${formatMoment(expiresAt, zone)}.`,
  );
}

/** What a constraint of the credit says; staff read that it is one. */
export function constrained(sentence: string): Pair {
  return pair('constraint', sentence, () => `A rule of the credit: ${sentence}`);
}

export function outsideHours({ coach, period, zone }: Explaining): Pair {
  return pair('hours', `Outside ${coach.firstName}’s working hours.`, () => {
    const from = period.version?.effectiveFrom;
    return from === undefined
      ? 'No working hours are set for that date.'
      : `The hours in force since ${formatCalendarDay(from, zone, { relativeTo: 0 })} (${zoneCity(period.zone)} time) don’t cover the whole session.`;
  });
}

export function away(
  { coach, zone }: Explaining,
  exception: Exclude<Exception, { kind: 'extra' }>,
  time: Interval,
): Pair {
  const { firstName } = coach;
  const explained = exception.visibleReason && exception.reason ? `: ${exception.reason}` : '';
  return pair('away', `${firstName} is away at that time${explained}.`, () => {
    const what = exception.kind === 'outOfOffice' ? 'Out of office' : 'Blocked';
    const why = exception.reason ? `: ${exception.reason}` : '';
    return `${what} ${formatRange(time.start, time.end, zone)}${why}.`;
  });
}

export function fullDay({ coach, demands, zone }: Explaining, ms: number): Pair {
  return pair(
    'dailyLimit',
    `${coach.firstName} has no room for another session on that day.`,
    () => {
      const most = demands.maxSessionsPerDay;
      const sessions = most === 1 ? '1 session' : `${most} sessions`;
      // As it is counted: where clocks go back over midnight, the wall shows the day before once more.
      const day = formatCalendarDay(dateOfDay(dayAt(zone, ms)), zone);
      return `The limit of ${sessions} a day is reached on ${day}.`;
    },
  );
}

export function taken({ zone }: Explaining, reserved: Reserved): Pair {
  const staff = (): string => {
    const what = reserved.kind === 'hold' ? 'A hold' : 'A booking';
    const time = formatRange(reserved.start, reserved.end, zone);
    return `${what} (${reserved.reference}) with its buffers is too close: ${time}.`;
  };
  return pair('taken', 'That time has just been taken.', staff, reserved.reference);
}

export function busyElsewhere({ coach, zone }: Explaining, busy: Busy): Pair {
  const staff = (): string =>
    `Busy in the calendar “${busy.calendar}”: ${formatRange(busy.start, busy.end, zone)}.`;
  return pair('busy', `${coach.firstName} is busy at that time.`, staff, busy.calendar);
}

export function memberHasSession({ zone }: Explaining, own: Interval): Pair {
  return pair(
    'memberBusy',
    'You already have a session at that time.',
    () => `The member has another session: ${formatRange(own.start, own.end, zone)}.`,
  );
}

export function offGrid({ rules, period }: Explaining): Pair {
  return pair('grid', 'Choose one of the times offered.', () => {
    const step = formatDuration(rules.stepMinutes * MINUTE);
    return `Times are offered every ${step} by the clock in ${zoneCity(period.zone)}.`;
  });
}

function pair(code: ReasonCode, member: string, staff: () => string, reference?: string): Pair {
  return {
    member: { code, audience: 'member', sentence: member },
    staff: () => ({
      code,
      audience: 'staff',
      sentence: staff(),
      ...(reference === undefined ? {} : { reference }),
    }),
  };
}
