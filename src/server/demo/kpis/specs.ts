import type { KpiDirection, KpiMeasure, KpiPeriod } from '#domain/kpis/vocabulary.ts';

interface Written {
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly period: KpiPeriod;
  readonly direction: KpiDirection;
  readonly targetValue: number | null;
  readonly minValue: number | null;
  readonly maxValue: number | null;
}

/** One whose values staff entered: what it was on average in each of the last months, the earliest first. */
export interface EnteredSpec {
  readonly written: Written;
  readonly of: 'members' | 'teams';
  readonly story: readonly number[];
  /** How far people lie apart, and how far one of them moves for no reason. */
  readonly apart: number;
  readonly moves: number;
  readonly decimals: 0 | 1;
}

export const enteredSpecs: readonly EnteredSpec[] = [
  {
    written: {
      name: 'Confidence in leading',
      description:
        'How confident people feel in leading others, from 0 to 10. Asked in the monthly call of the programme team.',
      unit: 'points',
      period: 'monthly',
      direction: 'higherIsBetter',
      targetValue: 8,
      minValue: 0,
      maxValue: 10,
    },
    of: 'members',
    // A reorganisation in the middle of the year set everybody back.
    story: [5.3, 5.4, 5.8, 6.2, 6.5, 5.6, 5.5, 6.1, 6.7, 7.2, 7.6, 7.9],
    apart: 1.4,
    moves: 0.5,
    decimals: 1,
  },
  {
    written: {
      name: 'Working week',
      description: 'Hours worked in a usual week, from the time sheets.',
      unit: 'hours',
      period: 'monthly',
      direction: 'lowerIsBetter',
      targetValue: 40,
      minValue: 0,
      maxValue: 80,
    },
    of: 'members',
    // The end of the financial year is busy, and becomes less so.
    story: [46.5, 47, 49.5, 48, 45.5, 44, 43.5, 44, 43, 42.5, 41.5, 41],
    apart: 3,
    moves: 1.2,
    decimals: 1,
  },
  {
    written: {
      name: 'One-to-one time',
      description: 'How long each team member has with their manager, every two weeks.',
      unit: 'minutes',
      period: 'monthly',
      direction: 'target',
      targetValue: 30,
      minValue: 0,
      maxValue: 120,
    },
    of: 'teams',
    story: [12, 12, 14, 15, 19, 22, 28, 36, 40, 37, 33, 31],
    apart: 4,
    moves: 2,
    decimals: 0,
  },
];

/** One that staff gave up: its values come back with it. */
export const deletedSpec: EnteredSpec = {
  written: {
    name: 'Meetings declined',
    description: 'How many meetings people turned down to keep time for focused work.',
    unit: 'meetings',
    period: 'monthly',
    direction: 'higherIsBetter',
    targetValue: null,
    minValue: 0,
    maxValue: null,
  },
  of: 'members',
  story: [0, 0, 0, 0, 0, 0, 1, 2, 3, 2, 4, 3],
  apart: 1,
  moves: 1,
  decimals: 0,
};

export interface ComputedSpec {
  readonly written: Written;
  readonly measure: KpiMeasure;
}

export const computedSpecs: readonly ComputedSpec[] = [
  {
    written: {
      name: 'Attendance rate',
      description: 'How many of their sessions members came to, of those they did not cancel.',
      unit: '%',
      period: 'monthly',
      direction: 'higherIsBetter',
      targetValue: 90,
      minValue: 0,
      maxValue: 100,
    },
    measure: 'attendanceRate',
  },
  {
    written: {
      name: 'Sessions per member',
      description: 'Bookings that each member completed in a month.',
      unit: 'bookings',
      period: 'monthly',
      direction: 'higherIsBetter',
      targetValue: 2,
      minValue: null,
      maxValue: null,
    },
    measure: 'bookingsCompleted',
  },
  {
    written: {
      name: 'Coaching hours',
      description: 'Hours of coaching that each member had in a week with a session.',
      unit: 'hours',
      period: 'weekly',
      direction: 'higherIsBetter',
      targetValue: null,
      minValue: null,
      maxValue: null,
    },
    measure: 'hoursCoached',
  },
];
