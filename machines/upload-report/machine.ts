import { and, assign, setup } from 'xstate';
import { isStaff } from '../person.ts';
import { createdBy, touchedBy } from '../plain-record.ts';
import { patience, type UploadReportContext, type UploadReportEvent } from './context.ts';

type Asked = { readonly context: UploadReportContext; readonly event: UploadReportEvent };

const totalsIn = (event: UploadReportEvent): Partial<UploadReportContext> => {
  if (event.type !== 'PREVIEW' && event.type !== 'FINISH') return {};
  const { created, updated, unchanged, failed } = event;
  return { created, updated, unchanged, failed };
};

const failing = {
  guard: 'isSystem',
  target: 'failed',
  actions: ['takeFailure', 'stampChange', 'forgetFile', 'forgetCells'],
} as const;

/** A change in bulk: what is in the file, what it would do, and what it did. */
export const uploadReportMachine = setup({
  types: {
    context: {} as UploadReportContext,
    input: {} as UploadReportContext,
    events: {} as UploadReportEvent,
    tags: {} as 'open' | 'busy' | 'applied' | 'terminal',
  },
  guards: {
    isStaff: ({ event }: Asked) => isStaff(event.by),
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    hasWork: ({ context }: Asked) => context.created + context.updated > 0,
    hasNoFailures: ({ event }: Asked) => event.type === 'FINISH' && event.failed === 0,
  },
  actions: {
    takeFile: assign(({ event }) =>
      event.type === 'CREATE'
        ? { kind: event.kind, fileName: event.fileName, subjectId: event.subjectId }
        : {},
    ),
    takeSize: assign(({ event }) =>
      event.type === 'READ' ? { rows: event.rows, columns: event.columns } : {},
    ),
    takeTotals: assign(({ event }) => totalsIn(event)),
    takeRoleChanges: assign(({ event }) =>
      event.type === 'PREVIEW' ? { roleChanges: event.roleChanges } : {},
    ),
    takeFailure: assign(({ event }) => (event.type === 'FAIL' ? { failure: event.failure } : {})),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampApplication: assign(({ event }) => ({ appliedBy: event.by.id })),

    goOn: () => {},
    forgetFile: () => {},
    forgetCells: () => {},
  },
  delays: { patience: () => patience },
}).createMachine({
  id: 'upload-report',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nothing has been sent yet.',
      on: {
        CREATE: {
          guard: 'isStaff',
          target: 'receiving',
          actions: ['takeFile', 'stampCreation', 'goOn'],
        },
      },
    },
    receiving: {
      description: 'The file is here and is being read.',
      tags: ['open', 'busy'],
      on: {
        READ: {
          guard: 'isSystem',
          target: 'validating',
          actions: ['takeSize', 'forgetFile', 'goOn'],
        },
        FAIL: failing,
      },
    },
    validating: {
      description: 'Each row is compared with what is there; nothing changes.',
      tags: ['open', 'busy'],
      on: {
        PREVIEW: {
          guard: 'isSystem',
          target: 'previewed',
          actions: ['takeTotals', 'takeRoleChanges'],
        },
        FAIL: failing,
      },
    },
    previewed: {
      description: 'It is known what every row would do, and staff decide.',
      tags: ['open'],
      on: {
        APPLY: {
          guard: and(['isStaff', 'hasWork']),
          target: 'applying',
          actions: ['stampApplication', 'stampChange', 'goOn'],
        },
        DISCARD: {
          guard: 'isStaff',
          target: 'discarded',
          actions: ['stampChange', 'forgetCells'],
        },
      },
      after: { patience: { target: 'discarded', actions: 'forgetCells' } },
    },
    applying: {
      description: 'The rows without errors are carried out, one by one.',
      tags: ['open', 'busy'],
      on: {
        FINISH: [
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
        ],
        FAIL: failing,
      },
    },
    completed: { description: 'Every row was carried out.', tags: ['applied', 'terminal'] },
    completedWithErrors: {
      description: 'The rows without errors were carried out; the others can be had as a file.',
      tags: ['applied', 'terminal'],
    },
    failed: {
      description: 'The file could not be used, or something broke; the reason is told.',
      tags: ['terminal'],
    },
    discarded: {
      description: 'Nobody wanted it, or nobody decided within a day; nothing was changed.',
      tags: ['terminal'],
    },
  },
});
