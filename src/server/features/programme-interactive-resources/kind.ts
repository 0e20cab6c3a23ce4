import { programmeInteractiveResourceChart } from '#machines/programme-interactive-resource/chart.ts';
import { programmeInteractiveResourceFields } from '#machines/programme-interactive-resource/fields.ts';
import { programmeInteractiveResourceNames } from '#contract/resources/programme-interactive-resources.ts';
import { programmeInteractiveResources } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { answers } from './questions.ts';

export type AssignmentRow = typeof programmeInteractiveResources.$inferSelect;

/** Activities of programmes as the command kernel handles them. */
export const programmeInteractiveResourceKind = recordKind({
  chart: programmeInteractiveResourceChart,
  fields: programmeInteractiveResourceFields,
  table: programmeInteractiveResources,
  path: programmeInteractiveResourceNames.path,
  answers,
  effects: {},
});
