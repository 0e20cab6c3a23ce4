import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { guards, stamps, type UploadReportEvent } from './capabilities.ts';
import type { UploadReportContext } from './context.ts';
import { applying, delays, discarding, lapsing } from './deciding.ts';
import { creating, failing, finishing, previewing, reading } from './processing.ts';

/** A change in bulk: what is in the file, what it would do, and what it did. */
export const uploadReportMachine = setup({
  types: {
    context: {} as UploadReportContext,
    input: {} as UploadReportContext,
    events: {} as UploadReportEvent,
    tags: {} as 'open' | 'busy' | 'applied' | 'terminal',
  },
  guards,
  actions: {
    ...stampActions<UploadReportContext, UploadReportEvent>()(stamps),
    goOn: () => {},
    forgetFile: () => {},
    forgetCells: () => {},
  },
  delays,
}).createMachine({
  id: 'upload-report',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nothing has been sent yet.', on: { CREATE: creating } },
    receiving: {
      description: 'The file is here and is being read.',
      tags: ['open', 'busy'],
      on: { READ: reading, FAIL: failing },
    },
    validating: {
      description: 'Each row is compared with what is there; nothing changes.',
      tags: ['open', 'busy'],
      on: { PREVIEW: previewing, FAIL: failing },
    },
    previewed: {
      description: 'It is known what every row would do, and staff decide.',
      tags: ['open'],
      on: { APPLY: applying, DISCARD: discarding },
      after: { patience: lapsing },
    },
    applying: {
      description: 'The rows without errors are carried out, one by one.',
      tags: ['open', 'busy'],
      on: { FINISH: finishing, FAIL: failing },
    },
    completed: { description: 'Every row was carried out.', tags: ['applied', 'terminal'] },
    completedWithErrors: {
      description: 'The rows without errors were carried out; the others can be had as a file.',
      tags: ['applied', 'terminal'],
    },
    failed: {
      description: 'The file could not be used, or something broke; the reason is given.',
      tags: ['terminal'],
    },
    discarded: {
      description: 'Nobody wanted it, or nobody decided within {patience}; nothing was changed.',
      tags: ['terminal'],
    },
  },
});
