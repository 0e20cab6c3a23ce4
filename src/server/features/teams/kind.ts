import { teamChart } from '#machines/team/chart.ts';
import { teamFields } from '#machines/team/fields.ts';
import { teamNames } from '#contract/people/teams.ts';
import { teams } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { effects } from './effects.ts';
import { answers } from './questions.ts';

export type TeamRow = typeof teams.$inferSelect;

/** Teams as the command kernel handles them. */
export const teamKind = recordKind({
  chart: teamChart,
  fields: teamFields,
  table: teams,
  path: teamNames.path,
  answers,
  effects,
});
