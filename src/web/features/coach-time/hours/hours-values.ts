import { clockOf, readClock } from '#domain/availability/clock.ts';
import {
  troublesOf,
  weekdayNames,
  type HoursFloor,
  type ProposedHours,
} from '#domain/availability/hours.ts';
import type { Span } from '#domain/slots/coach-time.ts';
import { dateOfDay, type LocalDate } from '#domain/time/calendar.ts';
import { dayAt } from '#domain/time/wall.ts';
import type { TimeAnswer } from '../time-answer.ts';
import * as texts from './texts.ts';

/** An interval as it is typed. */
export interface TypedSpan {
  readonly from: string;
  readonly to: string;
}

export interface HoursValues {
  readonly timeZone: string;
  /** Seven days, Monday first. */
  readonly days: readonly (readonly TypedSpan[])[];
  readonly bufferBefore: number | null;
  readonly bufferAfter: number | null;
  readonly maxSessionsPerDay: number | null;
  /** Hours; null leaves it to the policy. */
  readonly notice: number | null;
  readonly effectiveFrom: LocalDate;
}

type Version = TimeAnswer['versions'][number];

/** The version in force on a date, or the first one to come. */
export const versionInForce = ({ versions }: TimeAnswer, date: LocalDate): Version | undefined =>
  versions.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? versions[0];

/** What the form begins with: the hours in force today. */
export function valuesOf(answer: TimeAnswer): HoursValues {
  const { coach, policy, now } = answer;
  const today = dateOfDay(dayAt(coach.timeZone, Date.parse(now)));
  const version = versionInForce(answer, today);
  const timeZone = version?.timeZone ?? coach.timeZone;
  const typed = ({ from, to }: Span) => ({ from: clockOf(from), to: clockOf(to) });
  return {
    timeZone,
    days: weekdayNames.map((_, index) => (version?.weekly[index] ?? []).map(typed)),
    bufferBefore: version?.bufferBefore ?? policy.bufferBefore,
    bufferAfter: version?.bufferAfter ?? policy.bufferAfter,
    maxSessionsPerDay: version?.maxSessionsPerDay ?? null,
    notice: version?.minNotice == null ? null : version.minNotice / 60,
    effectiveFrom: dateOfDay(dayAt(timeZone, Date.parse(now))),
  };
}

/** The hours that are proposed; what can't be read counts as not there. */
export function proposedOf(values: HoursValues): ProposedHours {
  const { timeZone, days, bufferBefore, bufferAfter, maxSessionsPerDay, notice } = values;
  return {
    timeZone,
    weekly: days.map((spans) => spans.flatMap(spanOf)),
    bufferBefore: bufferBefore ?? 0,
    bufferAfter: bufferAfter ?? 0,
    maxSessionsPerDay,
    minNotice: notice === null ? null : notice * 60,
  };
}

function spanOf({ from, to }: TypedSpan): Span[] {
  const [start, end] = [readClock(from), readClock(to)];
  return start === null || end === null ? [] : [{ from: start, to: end }];
}

/** What is wrong, by field, before anything is sent. */
export function troublesIn(values: HoursValues, floor: HoursFloor): Record<string, string> {
  const troubles = troublesOf(proposedOf(values), floor);
  for (const [index, spans] of values.days.entries()) {
    const name = weekdayNames[index]?.toLowerCase() ?? '';
    if (spans.some((span) => spanOf(span).length === 0)) troubles[name] = texts.enterTimesSuchAs09;
  }
  return troubles;
}

/** A day with one more interval: after the last one, in the hours that most people work. */
export function withInterval(spans: readonly TypedSpan[]): TypedSpan[] {
  const ends = spans.map(({ to }) => readClock(to) ?? 0);
  const from = Math.max(0, ...ends);
  if (spans.length === 0) return [{ from: '09:00', to: '17:00' }];
  return [
    ...spans,
    { from: clockOf(Math.min(from + 60, 1380)), to: clockOf(Math.min(from + 240, 1440)) },
  ];
}
