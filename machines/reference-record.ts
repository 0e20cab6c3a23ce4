import { and, setup } from 'xstate';
import type { Fields, text } from '#domain/records/fields.ts';
import {
  plainActions,
  plainChart,
  plainEventDescriptions,
  staffGuards,
  type PlainChart,
  type PlainColumns,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from './plain-record.ts';
import { questionGuards } from './questions.ts';

/** The fields of a record that is known by its name. */
export type NamedFields = Fields & { readonly name: ReturnType<typeof text> };

export type ReferenceEvent<F extends Fields> = PlainEventOf<
  Writes<'CREATE' | 'EDIT', F> | { readonly type: 'DELETE' } | { readonly type: 'RESTORE' }
>;

type BareReferenceEvent = PlainEventOf<{
  readonly type: 'CREATE' | 'EDIT' | 'DELETE' | 'RESTORE';
}>;

/** What only the server can tell. */
const questions = { isNameFree: { field: 'name' } } as const;

export interface ReferenceChart<F extends Fields> extends PlainChart<
  PlainContext<F>,
  ReferenceEvent<F>,
  keyof typeof questions
> {
  readonly fields: F;
}

interface ReferenceWords<F extends Fields> {
  readonly name: string;
  readonly noun: string;
  readonly title: string;
  readonly purpose: string;
  readonly fields: F;
}

/**
 * The chart of a record that is nothing but its fields: staff create, edit, delete and restore it, and no two that are there have the same name. The first
 * condition of its own is written into a chart of its own, with `plainChart`; what is made of the fields stays as it is.
 */
export const referenceChart = <const F extends NamedFields>({
  name,
  noun,
  title,
  purpose,
  fields,
}: ReferenceWords<F>): ReferenceChart<F> => ({
  ...plainChart<PlainContext<F>, ReferenceEvent<F>, typeof questions>({
    name,
    noun,
    machine: machineOf(name, noun, fields),
    about: { title, purpose, events: plainEventDescriptions },
    questions,
  }),
  fields,
});

const machineOf = (id: string, noun: string, fields: Fields) =>
  setup({
    types: {
      context: {} as PlainColumns,
      input: {} as PlainColumns,
      events: {} as BareReferenceEvent,
      tags: {} as 'open',
    },
    guards: { ...staffGuards, ...questionGuards(questions) },
    actions: plainActions<PlainColumns, BareReferenceEvent>(fields),
  }).createMachine({
    id,
    context: ({ input }) => input,
    initial: 'new',
    states: {
      new: {
        description: `Nobody has created the ${noun} yet.`,
        on: {
          CREATE: {
            guard: and(['isStaff', 'isNameFree']),
            target: 'active',
            actions: ['takeFields', 'stampCreation'],
          },
        },
      },
      active: {
        description: `The ${noun} is there for whoever looks for it.`,
        tags: ['open'],
        on: {
          EDIT: { guard: and(['isStaff', 'isNameFree']), actions: 'takeFields' },
          DELETE: { guard: 'isStaff', target: 'deleted', actions: 'stampDeletion' },
        },
      },
      deleted: {
        description: `Lists hide the ${noun}.`,
        on: {
          RESTORE: {
            guard: and(['isStaff', 'isNameFree']),
            target: 'active',
            actions: 'stampRestoration',
          },
        },
      },
    },
  });
