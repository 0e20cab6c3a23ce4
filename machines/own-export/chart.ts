import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import type { OwnExportContext } from './context.ts';
import { ownExportMachine } from './machine.ts';
import { reports, sentences, verbs, type OwnExportEvent } from './preparing.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(verbs), ...meaningsOf(reports) };

const stateWords: Readonly<Record<string, string>> = {
  new: 'Nobody has asked for this file yet.',
  preparing: 'Your data are already being prepared. We email you when they are ready.',
  ready: 'This file is ready.',
  failed: 'This file couldn’t be made.',
};

export const ownExportChart: RecordChart<OwnExportContext, OwnExportEvent> = {
  name: 'own-export',
  machine: ownExportMachine,
  guards: sentences,
  asks: labelsOf(verbs),
  declares: { ...verbs, ...reports },
  tooLate: (status) => stateWords[status] ?? 'This file is no longer there.',
};
