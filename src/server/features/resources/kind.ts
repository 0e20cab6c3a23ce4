import { resourceChart } from '#machines/resource/chart.ts';
import { resourceFields } from '#machines/resource/fields.ts';
import { resourceNames } from '#contract/resources/resources.ts';
import { resources } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { effects } from './effects.ts';
import { answers } from './questions.ts';

export type ResourceRow = typeof resources.$inferSelect;

/** Resources as the command kernel handles them. Their texts are in no history: what somebody wrote may name people. */
export const resourceKind = recordKind({
  chart: resourceChart,
  fields: resourceFields,
  table: resources,
  path: resourceNames.path,
  answers,
  effects,
  remember: (event) => ('kind' in event ? { kind: event.kind, file: event.file } : {}),
});
