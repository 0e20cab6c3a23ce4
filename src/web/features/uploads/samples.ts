import {
  isBeingApplied,
  isBeingChecked,
  waitsForDecision,
  wasApplied,
} from '#machines/upload-report/phases.ts';
import { uploadReportChart } from '#machines/upload-report/chart.ts';
import type { UploadReportState } from '#machines/upload-report/states.gen.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { sampleHistory, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { UploadReport, UploadRow } from './words.ts';

const cells = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@company.example',
  role: 'Member',
  organization: 'Northwind',
};
const rows: readonly UploadRow[] = [
  { n: 2, outcome: 'new', isApplied: false, messages: {}, cells, person: null },
  {
    n: 3,
    outcome: 'error',
    isApplied: false,
    messages: { email: 'Enter a valid email address.' },
    cells: { ...cells, firstName: 'Kim', email: 'nobody' },
    person: null,
  },
];

export const samplePages = samplePagesOfRecord(
  uploadReportChart,
  [{ key: 'report', title: 'Upload Report', address: '/app/upload-reports/r1' }],
  (record) => {
    const { context, base } = record;
    const { kind, fileName, created, updated, unchanged, failed, roleChanges, failure } = context;
    const isGoing = isBeingChecked(base.status) || isBeingApplied(base.status);
    return {
      'GET /upload-reports/{uploadReport}': {
        ...base,
        status: base.status as UploadReportState,
        kind,
        fileName,
        uploader: base.createdBy,
        rows: context.rows,
        created,
        updated,
        unchanged,
        failed,
        roleChanges,
        failure,
        appliedBy: context.appliedBy === null ? null : samplePerson(context.appliedBy),
        progress: isGoing ? { done: 1, of: 3 } : null,
        errorsUntil: wasApplied(base.status) && failed > 0 ? base.updatedAt : null,
        mayDownloadErrors: failed > 0 && !isGoing,
        waitsUntil: waitsForDecision(base.status) ? base.updatedAt : null,
      } satisfies UploadReport,
      'GET /upload-reports/{uploadReport}/rows': {
        data: { results: rows },
        meta: { pageNumber: 1, perPage: 50, total: rows.length },
      },
      'GET /upload-reports/{uploadReport}/history': sampleHistory(record),
    };
  },
);
