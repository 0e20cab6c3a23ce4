import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import type { UploadReportContext, UploadReportEvent } from './context.ts';
import { uploadReportMachine } from './machine.ts';
import { uploadVerbs } from './verbs.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(uploadVerbs),
  CREATE: 'Staff send a file.',
  READ: 'The file has been read; its rows are known.',
  PREVIEW: 'Every row has been checked.',
  FINISH: 'The last row was carried out.',
  FAIL: 'The file can’t be used, or something broke.',
} as const;

const stateWords: Readonly<Record<string, string>> = {
  new: 'There is no such upload yet.',
  receiving: 'The file is still being read.',
  validating: 'The rows are still being checked.',
  previewed: 'This upload waits for a decision.',
  applying: 'This upload is being applied.',
  completed: 'This upload was applied already.',
  completedWithErrors: 'This upload was applied already.',
  failed: 'This upload failed.',
  discarded: 'This upload was discarded.',
};

export const uploadReportChart: RecordChart<UploadReportContext, UploadReportEvent> = {
  name: 'upload-report',
  machine: uploadReportMachine,
  guards: {
    isStaff: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
    isSystem: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
    hasWork: {
      kind: 'what',
      sentence: 'There is nothing to apply: no row is new or changes anything.',
    },
    hasNoFailures: { kind: 'choice' },
  },
  asks: labelsOf(uploadVerbs),
  tooLate: (status) => stateWords[status] ?? 'This upload has changed since.',
};
