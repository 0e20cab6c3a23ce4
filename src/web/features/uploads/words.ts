import type { UploadKind } from '#machines/upload-report/context.ts';
import type { UploadReportState } from '#machines/upload-report/states.gen.ts';
import type { RowOutcome } from '#domain/uploads/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import type { Tone } from '#web/ui/tone.ts';

export type UploadReport = DataOf<'GET /upload-reports/{uploadReport}'>;
export type UploadSummary = DataOf<'GET /upload-reports'>['data']['results'][number];
export type UploadRow =
  DataOf<'GET /upload-reports/{uploadReport}/rows'>['data']['results'][number];

export const kindWords: Readonly<Record<UploadKind, string>> = {
  userCsv: 'Users from a CSV file',
  obfuscateMembers: 'Members obfuscated',
  kaiAnalysisReport: 'AI analysis report',
  deleteAllConversations: 'AI conversations deleted',
};

export const statusWords: Readonly<Record<UploadReportState, string>> = {
  receiving: 'Being read',
  validating: 'Being checked',
  previewed: 'Waiting for a decision',
  applying: 'Being applied',
  completed: 'Completed',
  completedWithErrors: 'Completed with errors',
  failed: 'Failed',
  discarded: 'Discarded',
};

export const statusTones: Readonly<Record<UploadReportState, Tone>> = {
  receiving: 'info',
  validating: 'info',
  previewed: 'warning',
  applying: 'info',
  completed: 'success',
  completedWithErrors: 'warning',
  failed: 'danger',
  discarded: 'neutral',
};

/** What a row would do, and what it did. */
export const outcomeWords: Readonly<Record<RowOutcome, readonly [would: string, did: string]>> = {
  new: ['New', 'Created'],
  update: ['Update', 'Updated'],
  unchanged: ['Unchanged', 'Unchanged'],
  error: ['Error', 'Error'],
};

export const outcomeTones: Readonly<Record<RowOutcome, Tone>> = {
  new: 'success',
  update: 'info',
  unchanged: 'neutral',
  error: 'danger',
};

export const sortNames: Readonly<Record<string, string>> = {
  'createdAt Ascending': 'Uploaded, oldest first',
  'createdAt Descending': 'Uploaded, newest first',
  'fileName Ascending': 'File, A to Z',
  'fileName Descending': 'File, Z to A',
  'rows Ascending': 'Rows, fewest first',
  'rows Descending': 'Rows, most first',
  'failed Ascending': 'Failed rows, fewest first',
  'failed Descending': 'Failed rows, most first',
};

/** Of a file whose columns have yet to be matched. */
export const waitsForColumns = 'Not sent yet: match its columns below.';

export const notMatched =
  'Not sent: the columns were not matched. Choose the file again to match them.';

export const notTaken = (reason: string): string =>
  `${reason} Nothing was changed. Correct it and choose the file again.`;

export const listPage = { to: '/app/upload-reports' } as const;

export const pageOf = (id: string) =>
  ({ to: '/app/upload-reports/$uploadReport', params: { uploadReport: id } }) as const;
