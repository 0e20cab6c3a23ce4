import type { DateLocale } from '#domain/dates/locales.ts';
import { formatShort } from '#domain/dates/masks.ts';
import type { Clock } from '#domain/dates/specified.ts';
import { parseTyped } from '#domain/dates/parse.ts';
import { limitDate, momentOf, valueOf } from '#domain/dates/value.ts';
import type { LocalDate, WallMoment } from '#domain/time/calendar.ts';
import * as texts from './texts.ts';

/** A time beside the date, and how it is chosen. */
export type TimeChoice = {
  clock: Clock;
  minuteStep: number;
  /** Minutes since 00:00 of a day whose time is not chosen yet. */
  start: number;
};

/** What may be chosen, and how it is written. */
export type DateRules = {
  locale: DateLocale;
  zone: string;
  min?: string;
  max?: string;
  unavailable?: (date: LocalDate) => string | undefined;
  time?: TimeChoice;
};

/** What was made of typed words: a value, or none with the reason. */
export type Reading = { value: string | null; problem?: string };

/** The first and the last day that may be chosen. */
export const limitsOf = ({ min, max, zone }: DateRules) => ({
  first: limitDate(min, zone),
  last: limitDate(max, zone),
});

/** Why a day cannot be chosen; undefined when it can. */
export function dayRefusal(date: LocalDate, rules: DateRules): string | undefined {
  const { first, last } = limitsOf(rules);
  const say = (limit: LocalDate) => formatShort({ date: limit, minutes: 0 }, rules.locale);
  if (first !== undefined && date < first) return texts.chooseOrALaterDay(say(first));
  if (last !== undefined && date > last) return texts.chooseOrAnEarlierDay(say(last));
  return rules.unavailable?.(date);
}

/** Why a moment cannot be chosen on a day that can: limits that are moments, not days, reach into their day. */
export function timeRefusal(value: string, { min, max, ...rules }: DateRules): string | undefined {
  const say = (limit: string) => {
    const moment = momentOf(limit, rules.zone);
    return moment === undefined ? '' : formatShort(moment, rules.locale, rules.time?.clock);
  };
  if (isMoment(min) && value < instantText(min)) return texts.chooseOrLater(say(min));
  if (isMoment(max) && value > instantText(max)) return texts.chooseOrEarlier(say(max));
  return undefined;
}

/** A moment's value, moved to the nearest limit when it lies outside. */
export function nearestValue(moment: WallMoment, { zone, min, max, time }: DateRules): string {
  const value = valueOf(time === undefined ? { ...moment, minutes: 0 } : moment, zone);
  if (time === undefined) return value;
  if (isMoment(min) && value < instantText(min)) return instantText(min);
  return isMoment(max) && value > instantText(max) ? instantText(max) : value;
}

/** What somebody typed, as a value under the rules. A typed date without a time keeps the time chosen before. */
export function readTyped(
  text: string,
  before: WallMoment | undefined,
  example: LocalDate,
  rules: DateRules,
): Reading {
  if (text.trim() === '') return { value: null };
  const { locale, zone, time } = rules;
  const typed = parseTyped(text, locale, time?.clock);
  if (typed === undefined) {
    const sample = formatShort({ date: example, minutes: time?.start ?? 0 }, locale, time?.clock);
    return { value: null, problem: texts.enterTheDateLike(sample) };
  }
  const minutes = time === undefined ? 0 : (typed.minutes ?? before?.minutes ?? time.start);
  const value = valueOf({ date: typed.date, minutes }, zone);
  const problem =
    dayRefusal(typed.date, rules) ?? (time === undefined ? undefined : timeRefusal(value, rules));
  return problem === undefined ? { value } : { value: null, problem };
}

const isMoment = (limit: string | undefined): limit is string =>
  limit !== undefined && limit.length > 10;
const instantText = (limit: string): string => new Date(limit).toISOString();
