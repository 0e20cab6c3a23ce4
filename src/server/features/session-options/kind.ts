import { sessionOptionChart } from '#machines/session-option/chart.ts';
import { sessionOptionFields } from '#machines/session-option/fields.ts';
import { sessionOptionNames } from '#contract/programmes/session-options.ts';
import { sessionOptions } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { answers } from './questions.ts';

export type SessionOptionRow = typeof sessionOptions.$inferSelect;

/** What programmes offer, as the command kernel handles it. */
export const sessionOptionKind = recordKind({
  chart: sessionOptionChart,
  fields: sessionOptionFields,
  table: sessionOptions,
  path: sessionOptionNames.path,
  answers,
  effects: {},
});
