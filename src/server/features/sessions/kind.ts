import { sessionFields } from '#machines/session/fields.ts';
import { sessionChart } from '#machines/session/chart.ts';
import { sessionNames } from '#contract/programmes/sessions.ts';
import { sessions } from '#database/schema/index.ts';
import { moveUpIn } from '#server/features/bookings/public.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { answers } from './questions.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Sessions as the command kernel handles them. */
export const sessionKind = recordKind({
  chart: sessionChart,
  fields: sessionFields,
  table: sessions,
  path: sessionNames.path,
  answers,
  effects: { offerSeats: ({ db, id, at }) => moveUpIn(db, id, at) },
});
