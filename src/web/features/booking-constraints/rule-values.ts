import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import { readClock } from '#domain/availability/clock.ts';
import type { InputOf } from '#web/api/call.ts';
import type { ChosenRecord } from '#web/screens/form/choose-record.tsx';
import * as texts from './texts.ts';

/** The kinds that staff can add. */
export const offeredKinds = [
  'coachIn',
  'notBefore',
  'notAfter',
  'weekdays',
  'timeWindow',
  'minDaysBetween',
  'maxPerPeriod',
  'afterQuestionnaire',
  'afterBooking',
  'locationIn',
] as const;
export type OfferedKind = (typeof offeredKinds)[number];
type OfferedRule = InputOf<'POST /booking-constraints'>['body']['rule'];

/** What the form holds, for whichever kind. */
export interface RuleValues {
  readonly kind: OfferedKind;
  readonly coaches: readonly ChosenRecord[];
  readonly questionnaire: ChosenRecord | null;
  readonly date: string | null;
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly many: number | null;
  readonly period: 'week' | 'month';
  readonly places: readonly LocationKind[];
}

export const emptyRule: RuleValues = {
  kind: 'weekdays',
  coaches: [],
  questionnaire: null,
  date: null,
  days: [],
  from: '09:00',
  to: '17:00',
  many: null,
  period: 'week',
  places: [],
};

/** The rule that was filled in; what is missing is said by field. */
export function readRule(values: RuleValues): OfferedRule | Readonly<Record<string, string>> {
  const { kind, date, many, days, places, coaches, questionnaire, period } = values;
  const missing = (field: string, sentence: string) => ({ [field]: sentence });
  switch (kind) {
    case 'coachIn':
      return coaches.length === 0
        ? missing('coaches', texts.chooseAtLeastOne)
        : { kind, coaches: coaches.map(({ id }) => id) };
    case 'notBefore':
    case 'notAfter':
      return date === null ? missing('date', texts.fillItIn) : { kind, date };
    case 'weekdays':
      return days.length === 0
        ? missing('days', texts.chooseAtLeastOne)
        : { kind, days: [...days] };
    case 'timeWindow': {
      const [from, to] = [readClock(values.from), readClock(values.to)];
      if (from === null) return missing('from', texts.fillItIn);
      if (to === null) return missing('to', texts.fillItIn);
      return from < to ? { kind, from, to } : missing('to', texts.theEndMustBeAfter);
    }
    case 'minDaysBetween':
      return many === null ? missing('many', texts.fillItIn) : { kind, days: many };
    case 'maxPerPeriod':
      return many === null ? missing('many', texts.fillItIn) : { kind, most: many, period };
    case 'afterQuestionnaire':
      return questionnaire === null
        ? missing('questionnaire', texts.fillItIn)
        : { kind, questionnaire: questionnaire.id };
    case 'afterBooking':
      return many === null ? missing('many', texts.fillItIn) : { kind, nth: many };
    case 'locationIn':
      return places.length === 0
        ? missing('places', texts.chooseAtLeastOne)
        : { kind, places: [...places] };
  }
}

export const isRule = (read: OfferedRule | Readonly<Record<string, string>>): read is OfferedRule =>
  'kind' in read && Object.keys(read).length > 1;
