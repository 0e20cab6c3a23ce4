import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import type { OwnExportContext } from './context.ts';
import {
  asking,
  delays,
  failing,
  finishing,
  guards,
  lapsing,
  replacing,
  stamps,
  type OwnExportEvent,
} from './preparing.ts';

/** Everything that is kept about one person, as a file to take along. */
export const ownExportMachine = setup({
  types: {
    context: {} as OwnExportContext,
    input: {} as OwnExportContext,
    events: {} as OwnExportEvent,
    /** `open`: it is being made. `downloadable`: there is a file. */
    tags: {} as 'open' | 'downloadable' | 'terminal',
  },
  guards,
  actions: {
    ...stampActions<OwnExportContext, OwnExportEvent>()(stamps),
    startWork: () => {},
    announceReady: () => {},
    announceFailure: () => {},
    dropFile: () => {},
  },
  delays,
}).createMachine({
  id: 'own-export',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nobody has asked for it yet.', on: { ASK: asking } },
    preparing: {
      description: 'Everything is being put together.',
      tags: ['open'],
      on: { FINISH: finishing, FAIL: failing },
    },
    ready: {
      description: 'The file can be downloaded for {keptFor}.',
      tags: ['downloadable'],
      on: { REPLACE: replacing },
      after: { expiry: lapsing },
    },
    failed: { description: 'The file could not be made.', tags: ['terminal'] },
    expired: { description: 'The file is gone.', tags: ['terminal'] },
  },
});
