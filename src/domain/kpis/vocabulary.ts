/** Whether more is better, less, or what is nearest to the target. */
export const kpiDirections = ['higherIsBetter', 'lowerIsBetter', 'target'] as const;
export type KpiDirection = (typeof kpiDirections)[number];

export const kpiDirectionNames: Readonly<Record<KpiDirection, string>> = {
  higherIsBetter: 'Higher is better',
  lowerIsBetter: 'Lower is better',
  target: 'Close to the target is better',
};

/** Where values come from: answers to linked questions, staff, or what the product knows. */
export const kpiSources = ['manual', 'computed', 'question'] as const;
export type KpiSource = (typeof kpiSources)[number];

export const kpiSourceNames: Readonly<Record<KpiSource, string>> = {
  manual: 'Entered by staff',
  computed: 'Computed',
  question: 'Answers to questions',
};

/** How often somebody has a value. */
export const kpiPeriods = ['perSession', 'weekly', 'monthly', 'quarterly', 'once'] as const;
export type KpiPeriod = (typeof kpiPeriods)[number];

export const kpiPeriodNames: Readonly<Record<KpiPeriod, string>> = {
  perSession: 'After each session',
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  once: 'Once',
};

/** What can be computed, each of the sessions, resources and points of one member in one period. */
export const kpiMeasures = [
  'bookingsCompleted',
  'attendanceRate',
  'hoursCoached',
  'sessionsMissed',
  'resourcesDone',
  'pointsEarned',
  'aiScore',
] as const;
export type KpiMeasure = (typeof kpiMeasures)[number];

export const kpiMeasureNames: Readonly<Record<KpiMeasure, string>> = {
  bookingsCompleted: 'Bookings completed',
  attendanceRate: 'Attendance rate',
  hoursCoached: 'Hours of coaching',
  sessionsMissed: 'Sessions missed',
  resourcesDone: 'Resources done',
  pointsEarned: 'Points earned',
  aiScore: 'AI score',
};

/** Values lie between these. */
export const kpiLimits = { least: -1_000_000_000, most: 1_000_000_000, decimals: 4 } as const;

/** So many organisations or programmes can be named. */
export const mostInScope = 50;

/** Computed values reach back so many months, and are looked at again for so many days after their period. */
export const computedMonths = 12;
export const settledAfterDays = 35;
