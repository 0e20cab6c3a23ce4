import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Fields, ValuesOf } from '#domain/records/fields.ts';
import type { Stamp } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { ReferenceChart } from '#machines/reference-record.ts';
import { modelOf, type Case, type Model } from '#tools/paths/model.ts';

const at = Date.UTC(2027, 2, 8, 12);
const staff: Stamp = { by: { id: 'priya', role: 'Admin' }, at };
const member: Stamp = { by: { id: 'mia', role: 'Member' }, at };

interface Ask {
  /** "creates it" */
  readonly words: string;
  readonly payload?: object;
  /** The questions that can stop it. */
  readonly questions?: readonly string[];
}

/** Everything that can happen to a plain record: each event by staff, by a member, and with each of its questions answered by a no. */
export const plainModel = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  asks: Readonly<Record<string, Ask>>,
): Model<Machine> =>
  modelOf<Machine>({
    machine,
    inputs: { 'nobody has created it': input },
    cases: () =>
      Object.entries(asks).flatMap(([type, { words, payload = {}, questions = [] }]) => {
        const ask = (name: string, stamp: Stamp, facts: Record<string, string> = {}): Case =>
          ({ name, kind: 'person', event: { ...payload, ...stamp, type, facts } }) as Case;
        return [
          ask(`staff ${words}`, staff),
          ask(`a member ${words}`, member),
          ...questions.map((each) =>
            ask(`staff ${words} against ${each}`, staff, { [each]: 'No.' }),
          ),
        ];
      }) as never,
    key: () => null,
    invariants: {
      'it has a time of deletion exactly while it is deleted': ({
        value,
        context,
      }: AnyMachineSnapshot) => (value === 'deleted') === (context.deletedAt !== null),
      'whoever changed it last is known once it exists': ({ value, context }: AnyMachineSnapshot) =>
        value === 'new' || context.updatedBy === staff.by.id,
    },
  });

/** Everything that can happen to a record that is nothing but its fields. */
export function referenceModel<F extends Fields>(
  { machine }: ReferenceChart<F>,
  payload: ValuesOf<F>,
): Model {
  const questions = ['isNameFree'];
  return plainModel(
    machine,
    { ...unwritten, ...payload },
    {
      CREATE: { words: 'creates it', payload, questions },
      EDIT: { words: 'edits it', payload, questions },
      DELETE: { words: 'deletes it' },
      RESTORE: { words: 'restores it', questions },
    },
  );
}
