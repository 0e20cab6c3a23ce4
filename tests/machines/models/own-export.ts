import { system, type Stamp } from '#machines/person.ts';
import { keptFor } from '#machines/own-export/context.ts';
import { ownExportMachine } from '#machines/own-export/machine.ts';
import type { OwnExportEvent } from '#machines/own-export/preparing.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const at = noon;
const mia: Stamp = { by: people.mia, at };
const max: Stamp = { by: people.max, at };
const product: Stamp = { by: system, at };

const ask = (name: string, { by }: Stamp, type: OwnExportEvent['type']): Case<OwnExportEvent> => ({
  name,
  kind: 'person',
  event: { type, by, at },
});

/** Somebody asks for their data; the product makes the file, or can't, and takes it away after a week or when there is a newer one. */
export const ownExportModel = modelOf({
  machine: ownExportMachine,
  inputs: { 'nobody has asked for it': { userId: people.mia.id, expiresAt: null } },
  cases: () => [
    ask('the member asks for their data', mia, 'ASK'),
    ask('another member asks for them', max, 'ASK'),
    ask('the file is ready', product, 'FINISH'),
    ask('the member says that it is ready', mia, 'FINISH'),
    ask('the file can’t be made', product, 'FAIL'),
    ask('the member says that it can’t be made', mia, 'FAIL'),
    ask('a newer file is ready', product, 'REPLACE'),
    ask('the member says that there is a newer one', mia, 'REPLACE'),
  ],
  ring: () => [{ stamp: { by: system, at: at + keptFor } }],
  key: ({ context: { expiresAt } }) => expiresAt,
  invariants: {
    'it is kept for a week from when it was ready': ({ value, context: { expiresAt } }) =>
      value !== 'ready' || expiresAt === at + keptFor,
  },
});
