import { and } from 'xstate';
import { choice, optionalReference, own, text, texts } from '#domain/records/fields.ts';
import { isStaff } from '../person.ts';
import { createdBy, touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report } from '../verbs.ts';
import { uploadKinds, type Asked, type Stamps, type UploadTotals, type Words } from './context.ts';

const count = (label: string) => own<number>(label);

/** How many rows there are of each sort. */
const totals = {
  created: count('New'),
  updated: count('Changed'),
  unchanged: count('Unchanged'),
  failed: count('With errors'),
} as const;

export const reports = {
  CREATE: report({
    meaning: 'Staff send a file.',
    payload: {
      kind: choice('Kind', uploadKinds),
      fileName: text('File', 255),
      subjectId: optionalReference('Subject'),
    },
    keeps: [],
    history: 'sent the file',
  }),
  READ: report({
    meaning: 'The file has been read; its rows are known.',
    payload: { rows: count('Rows'), columns: texts('Columns', 100) },
    keeps: ['rows'],
    history: ({ payload: { rows } }) =>
      `The file was read: ${rows === 1 ? '1 row' : `${String(rows)} rows`}.`,
  }),
  PREVIEW: report({
    meaning: 'Every row has been checked.',
    payload: { roleChanges: count('Roles'), ...totals },
    keeps: [],
    history: () => 'Every row was checked.',
  }),
  FINISH: report({
    meaning: 'The last row was carried out.',
    payload: totals,
    keeps: [],
    history: () => 'The last row was carried out.',
  }),
  FAIL: report({
    meaning: 'The file can’t be used, or something broke.',
    payload: { failure: own<string>('Failure') },
    history: ({ payload: { failure } }) => `It failed: ${String(failure)}`,
  }),
} as const;

export const guards = {
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  hasNoFailures: ({ event }: Asked) => isSent(reports, event, 'FINISH') && event.failed === 0,
};

export const sentences: Words = {
  isStaff: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
  hasNoFailures: { kind: 'choice' },
};

function totalsIn(event: Asked['event']): Partial<UploadTotals> {
  if (!isSent(reports, event, 'PREVIEW', 'FINISH')) return {};
  const { created, updated, unchanged, failed } = event;
  return { created, updated, unchanged, failed };
}

export const stamps = {
  takeFile: ({ event }) =>
    isSent(reports, event, 'CREATE')
      ? { kind: event.kind, fileName: event.fileName, subjectId: event.subjectId }
      : {},
  takeSize: ({ event }) =>
    isSent(reports, event, 'READ') ? { rows: event.rows, columns: event.columns } : {},
  takeTotals: ({ event }) => totalsIn(event),
  takeRoleChanges: ({ event }) =>
    isSent(reports, event, 'PREVIEW') ? { roleChanges: event.roleChanges } : {},
  takeFailure: ({ event }) => (isSent(reports, event, 'FAIL') ? { failure: event.failure } : {}),
  stampCreation: ({ event }) => createdBy(event),
  stampChange: ({ event }) => touchedBy(event),
} satisfies Stamps;

export const creating = {
  guard: 'isStaff',
  target: 'receiving',
  actions: ['takeFile', 'stampCreation', 'goOn'],
} as const;

export const reading = {
  guard: 'isSystem',
  target: 'validating',
  actions: ['takeSize', 'forgetFile', 'goOn'],
} as const;

export const previewing = {
  guard: 'isSystem',
  target: 'previewed',
  actions: ['takeTotals', 'takeRoleChanges'],
} as const;

export const failing = {
  guard: 'isSystem',
  target: 'failed',
  actions: ['takeFailure', 'stampChange', 'forgetFile', 'forgetCells'],
} as const;

export const finishing = [
  {
    guard: and(['isSystem', 'hasNoFailures']),
    target: 'completed',
    actions: 'takeTotals',
    description: 'Every row was carried out.',
  },
  {
    guard: 'isSystem',
    target: 'completedWithErrors',
    actions: 'takeTotals',
    description: 'Some rows have errors.',
  },
] as const;
