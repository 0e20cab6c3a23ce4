import { interactiveResourceChart } from '#machines/interactive-resource/chart.ts';
import { interactiveResourceFields } from '#machines/interactive-resource/fields.ts';
import { interactiveResourceNames } from '#contract/resources/interactive-resources.ts';
import { interactiveResources } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { answers } from './questions.ts';
import { effects } from './effects.ts';

export type InteractiveResourceRow = typeof interactiveResources.$inferSelect;

/** Interactive resources as the command kernel handles them. */
export const interactiveResourceKind = recordKind({
  chart: interactiveResourceChart,
  fields: interactiveResourceFields,
  table: interactiveResources,
  path: interactiveResourceNames.path,
  answers,
  effects,
  remember: (event) =>
    'asNewVersion' in event && event.asNewVersion ? { asNewVersion: true } : {},
});
