import type { RecordChart } from '../record-chart.ts';
import { labelsOf } from '../verbs.ts';
import {
  guardSentences,
  uploadReports,
  uploadVerbs,
  type UploadReportEvent,
} from './capabilities.ts';
import type { UploadReportContext } from './context.ts';
import { uploadReportMachine } from './machine.ts';

const stateWords: Readonly<Record<string, string>> = {
  new: 'There is no such upload yet.',
  receiving: 'The file is still being read.',
  validating: 'The rows are still being checked.',
  previewed: 'This upload is waiting for a decision.',
  applying: 'This upload is being applied.',
  completed: 'This upload has already been applied.',
  completedWithErrors: 'This upload has already been applied.',
  failed: 'This upload failed.',
  discarded: 'This upload was discarded.',
};

export const uploadReportChart: RecordChart<UploadReportContext, UploadReportEvent> = {
  name: 'upload-report',
  machine: uploadReportMachine,
  guards: guardSentences,
  asks: labelsOf(uploadVerbs),
  declares: { ...uploadReports, ...uploadVerbs },
  tooLate: (status) => stateWords[status] ?? 'This upload has changed since.',
};
