import type { RunContext } from '#machines/questionnaire-run/setup.ts';
import type { Row, Table } from '#tools/paths/table.ts';

const kept = ['saved', 'saving', 'lost', 'refused'];
const first = { question: 'energy', theirs: 3 } as const;
const second = { question: 'worry', theirs: 'Time' } as const;

/** The first of the two questions has to be answered. */
const isComplete = ({ answers }: RunContext) => 'energy' in answers;
const isLast = ({ clashes }: RunContext) => clashes.length === 1;
const isOneOfTwo = ({ clashes }: RunContext) => clashes.length === 2;
const without = ({ energy: _, ...answers }: RunContext['answers']) => answers;
const theirs = ({ answers, clashes }: RunContext) => ({
  answers: { ...answers, [clashes[0]?.question ?? '']: clashes[0]?.theirs ?? null },
  clashes: clashes.slice(1),
});
const closed = 'It is closed.';

/** Every change is kept; what another device answered is asked about before anything is handed in (domain reference, 8.2). */
export const questionnaireRunTable: Table<RunContext> = {
  rows: [
    ...[...kept, 'clashed'].flatMap((state): Row<RunContext>[] => {
      const to = state === 'clashed' ? 'clashed' : 'saving';
      return [
        {
          tried: ['the person answers'],
          leads: `${state} → ${to}`,
          writes: ({ answers }) => ({ answers: { ...answers, energy: 7 }, refusal: null }),
          ...(state === 'saving' && { again: ['answering.saving'] }),
        },
        {
          tried: ['the person takes the answer out'],
          leads: `${state} → ${to}`,
          writes: ({ answers }) => ({ answers: without(answers), refusal: null }),
          ...(state === 'saving' && { again: ['answering.saving'] }),
        },
        {
          tried: ['the person goes to the second question'],
          leads: `${state} → ${state}`,
          writes: () => ({ question: 'worry' }),
        },
      ];
    }),
    ...kept.flatMap((state): Row<RunContext>[] => [
      {
        tried: ['the person hands it in'],
        leads: `${state} → submitting`,
        when: isComplete,
        writes: () => ({ refusal: null }),
      },
      {
        tried: ['the person hands it in'],
        leads: `${state} → ${state}`,
        when: (run) => !isComplete(run),
        writes: () => ({ isChecked: true, question: 'energy' }),
      },
    ]),
    { tried: ['everything is kept'], leads: 'saving → saved' },
    { tried: ['everything is kept after all'], leads: 'lost → saved' },
    { tried: ['nothing can be kept'], leads: 'saving → lost' },
    {
      tried: ['an answer is refused'],
      leads: 'saving → refused',
      writes: () => ({ refusal: closed }),
    },
    {
      tried: ['another device has answered'],
      leads: 'saving → clashed',
      writes: () => ({ clashes: [first] }),
    },
    {
      tried: ['another device has answered the second too'],
      leads: 'clashed → clashed',
      again: ['answering.clashed'],
      writes: ({ clashes }) => ({ clashes: [...clashes, second] }),
    },
    {
      tried: ['another answer is refused'],
      leads: 'clashed → clashed',
      writes: () => ({ refusal: closed }),
    },
    {
      tried: ['the person hands it in'],
      leads: 'clashed → clashed',
      writes: ({ clashes }) => ({ question: clashes[0]?.question ?? null }),
    },
    {
      tried: ['the person keeps their answer'],
      leads: 'clashed → saving',
      when: isLast,
      writes: () => ({ clashes: [] }),
    },
    {
      tried: ['the person keeps their answer'],
      leads: 'clashed → clashed',
      when: isOneOfTwo,
      writes: ({ clashes }) => ({ clashes: clashes.slice(1) }),
    },
    {
      tried: ['the person takes the other answer'],
      leads: 'clashed → saving',
      when: isLast,
      writes: theirs,
    },
    {
      tried: ['the person takes the other answer'],
      leads: 'clashed → clashed',
      when: isOneOfTwo,
      writes: theirs,
    },
    { tried: ['submit: takes it'], leads: 'submitting → submitted' },
    {
      tried: ['submit: refuses it'],
      leads: 'submitting → saved',
      writes: () => ({ refusal: 'This questionnaire closed on 3 May.' }),
    },
    {
      tried: ['submit: is out of reach'],
      leads: 'submitting → saved',
      writes: () => ({ refusal: null }),
    },
  ],
};
