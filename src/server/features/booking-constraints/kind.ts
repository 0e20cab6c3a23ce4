import { bookingConstraintChart } from '#machines/booking-constraint/chart.ts';
import { bookingConstraintFields } from '#machines/booking-constraint/fields.ts';
import { bookingConstraintNames } from '#contract/programmes/booking-constraints.ts';
import { bookingConstraints } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { answers } from './questions.ts';

export type BookingConstraintRow = typeof bookingConstraints.$inferSelect;

/** Limits of credits as the command kernel handles them. */
export const bookingConstraintKind = recordKind({
  chart: bookingConstraintChart,
  fields: bookingConstraintFields,
  table: bookingConstraints,
  path: bookingConstraintNames.path,
  answers,
  effects: {},
});
