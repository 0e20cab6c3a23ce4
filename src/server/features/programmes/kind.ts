import { programmeNames } from '#contract/programmes/programmes.ts';
import { programmeChart } from '#machines/programme/chart.ts';
import { programmeFields } from '#machines/programme/fields.ts';
import { programmes } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { answers } from './questions/answers.ts';

export type ProgrammeRow = typeof programmes.$inferSelect;

/** Programmes as the command kernel handles them. */
export const programmeKind = recordKind({
  chart: programmeChart,
  fields: programmeFields,
  table: programmes,
  path: programmeNames.path,
  answers,
  effects: {},
});
