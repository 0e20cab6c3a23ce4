import type { Rule } from '#domain/recurrence/rule.ts';
import { DAY } from '#domain/time/calendar.ts';
import { all, textOf, type Component, type Property } from './components.ts';
import { durationOf, momentIn, momentOf, momentsOf, type Moment } from './moments.ts';
import { rulesOf } from './rules.ts';

/** An event of a calendar with its repetitions, or one repetition that was changed. */
export interface Event {
  readonly uid: string;
  readonly start: Moment;
  /** Null when it says how long it takes. */
  readonly end: Moment | null;
  /** Milliseconds on the wall. */
  readonly lasts: number;
  /** The repetition that it stands for. */
  readonly stoodFor: Moment | null;
  /** It stands for all repetitions after that too. */
  readonly isForRest: boolean;
  readonly rules: readonly Rule[];
  readonly exceptRules: readonly Rule[];
  readonly added: readonly Moment[];
  /** Repetitions that were added with a length of their own. */
  readonly periods: readonly { readonly start: Moment; readonly lasts: number }[];
  readonly except: readonly Moment[];
  readonly isCancelled: boolean;
  readonly isTransparent: boolean;
  /** Addresses of those who have declined, in small letters. */
  readonly declined: readonly string[];
}

/** How some programs write that there is no date: such an event takes no time, and keeps none of the others away. */
const nowhere = /^0000-00-00/;

/** The events of a calendar; entries without a beginning are none. */
export const eventsIn = ({ components }: Component): Event[] =>
  components.flatMap((component) =>
    component.name === 'vevent' ? (eventOf(component) ?? []) : [],
  );

function eventOf(component: Component): Event | null {
  if (nowhere.test(textOf(component, 'dtstart'))) return null;
  const start = momentIn(component, 'dtstart');
  if (!start) return null;
  const end = momentIn(component, 'dtend');
  const duration = textOf(component, 'duration');
  const range = all(component, 'recurrence-id')[0]?.parameters['range'];
  return {
    uid: textOf(component, 'uid'),
    start,
    end,
    lasts: end
      ? end.wall - start.wall
      : duration !== ''
        ? durationOf(duration)
        : start.isDay
          ? DAY
          : 0,
    stoodFor: momentIn(component, 'recurrence-id'),
    isForRest: String(range).toUpperCase() === 'THISANDFUTURE',
    rules: rulesOf(component, 'rrule'),
    exceptRules: rulesOf(component, 'exrule'),
    added: all(component, 'rdate').flatMap((property) =>
      property.type === 'period' ? [] : momentsOf(property),
    ),
    periods: all(component, 'rdate').flatMap((property) =>
      property.type === 'period' ? property.values.map((value) => periodOf(value, property)) : [],
    ),
    except: all(component, 'exdate').flatMap(momentsOf),
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    isTransparent: textOf(component, 'transp').toUpperCase() === 'TRANSPARENT',
    declined: all(component, 'attendee')
      .filter(({ parameters }) => String(parameters['partstat']).toUpperCase() === 'DECLINED')
      .map(({ values: [address] }) => addressOf(address)),
  };
}

function periodOf(value: unknown, { parameters }: Property) {
  const [from, to] = [value].flat();
  const start = momentOf(from, parameters);
  const lasts = String(to).includes('P')
    ? durationOf(String(to))
    : momentOf(to, parameters).wall - start.wall;
  return { start, lasts };
}

const addressOf = (value: unknown): string =>
  String(value)
    .replace(/^mailto:/i, '')
    .toLowerCase();
