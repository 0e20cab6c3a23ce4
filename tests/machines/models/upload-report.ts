import { system, type Stamp } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { patience, unread } from '#machines/upload-report/context.ts';
import type { UploadReportEvent } from '#machines/upload-report/capabilities.ts';
import { uploadReportMachine } from '#machines/upload-report/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon } from './people.ts';

const at = noon;
const sam: Stamp = { by: { id: 'sam', role: 'Admin' }, at };
const max: Stamp = { by: { id: 'max', role: 'Member' }, at };
const product: Stamp = { by: system, at };

const file = { kind: 'userCsv', fileName: 'people.csv', subjectId: null } as const;

type Sent = UploadReportEvent extends infer Each
  ? Each extends { type: string }
    ? Omit<Each, 'by' | 'at'>
    : never
  : never;

/** Whoever sends it: an admin, a member, or the product itself. */
const ask = (name: string, stamp: Stamp, event: Sent): Case<UploadReportEvent> => ({
  name,
  kind: stamp === product ? 'result' : 'person',
  event: { ...event, ...stamp },
});

const read = { type: 'READ', rows: 3, columns: ['email'] } as const;
const some = { created: 1, updated: 0, unchanged: 1 } as const;
const preview = { type: 'PREVIEW', roleChanges: 0, failed: 1, ...some } as const;
const finish = { type: 'FINISH', failed: 0, ...some } as const;
const fail = { type: 'FAIL', failure: 'The file has no column “email”.' } as const;

/** Everything that can happen to a file that staff send: by an admin, by a member, and by the product, which reads, checks and carries out. */
export const uploadReportModel = modelOf({
  machine: uploadReportMachine,
  inputs: { 'nobody has sent the file': { ...file, ...unread, ...unwritten } },
  cases: () => [
    ask('staff send it', sam, { type: 'CREATE', ...file }),
    ask('a member sends it', max, { type: 'CREATE', ...file }),
    ask('it is read', product, read),
    ask('staff say that it is read', sam, read),
    ask('it is checked', product, preview),
    ask('it is checked and there is nothing to do', product, { ...preview, created: 0 }),
    ask('staff say that it is checked', sam, preview),
    ask('staff apply it', sam, { type: 'APPLY' }),
    ask('a member applies it', max, { type: 'APPLY' }),
    ask('staff discard it', sam, { type: 'DISCARD' }),
    ask('a member discards it', max, { type: 'DISCARD' }),
    ask('its last row is carried out', product, finish),
    ask('its last row is carried out and some could not be', product, { ...finish, failed: 1 }),
    ask('staff say that it is carried out', sam, finish),
    ask('it fails', product, fail),
    ask('staff say that it fails', sam, fail),
  ],
  ring: () => [{ stamp: { by: system, at: at + patience } }],
  key: ({ context: { created } }) => created,
  invariants: {
    'it has a reason exactly when it failed': ({ value, context }) =>
      (value === 'failed') === (context.failure !== null),
    'what is applied was applied by somebody': ({ value, context }) =>
      !['applying', 'completed', 'completedWithErrors'].includes(value) ||
      context.appliedBy !== null,
    'what was carried out whole has no errors': ({ value, context }) =>
      value !== 'completed' || context.failed === 0,
  },
});
