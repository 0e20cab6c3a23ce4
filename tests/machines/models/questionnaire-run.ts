import { emptyQuestion } from '#domain/questionnaires/definition.ts';
import type { RunEvent } from '#machines/questionnaire-run/events.ts';
import { runMachine } from '#machines/questionnaire-run/machine.ts';
import { firstTrouble, type RunInput } from '#machines/questionnaire-run/setup.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';

const energy = { ...emptyQuestion('energy', 'scale'), label: 'Energy', required: true };
const worry = { ...emptyQuestion('worry', 'shortText'), label: 'Worries' };
const input: RunInput = { questions: [energy, worry], answers: {}, question: null };

const person = (name: string, event: RunEvent): Case<RunEvent> => ({ name, kind: 'person', event });
const result = (name: string, event: RunEvent): Case<RunEvent> => ({ name, kind: 'result', event });

const clash = { question: 'energy', theirs: 3 } as const;
const second = { question: 'worry', theirs: 'Time' } as const;

export const questionnaireRunModel = modelOf({
  machine: runMachine,
  inputs: { 'a questionnaire of two questions': input },
  cases: (run) => [
    person('the person answers', { type: 'ANSWER', question: 'energy', answer: 7 }),
    person('the person takes the answer out', { type: 'ANSWER', question: 'energy', answer: null }),
    person('the person goes to the second question', { type: 'GO', question: 'worry' }),
    person('the person hands it in', { type: 'SUBMIT' }),
    person('the person keeps their answer', { type: 'KEEP_MINE' }),
    person('the person takes the other answer', { type: 'TAKE_OTHER' }),
    ...(run.matches({ answering: 'saving' })
      ? [
          result('everything is kept', { type: 'save.kept' }),
          result('nothing can be kept', { type: 'save.lost' }),
          result('an answer is refused', { type: 'save.refused', refusal: 'It is closed.' }),
          result('another device has answered', { type: 'save.clashed', clash }),
        ]
      : []),
    ...(run.matches({ answering: 'clashed' }) &&
    run.context.clashes.every(({ question }) => question !== second.question)
      ? [
          result('another device has answered the second too', {
            type: 'save.clashed',
            clash: second,
          }),
        ]
      : []),
    ...(run.matches({ answering: 'clashed' }) && run.context.refusal === null
      ? [result('another answer is refused', { type: 'save.refused', refusal: 'It is closed.' })]
      : []),
    ...(run.matches({ answering: 'lost' })
      ? [result('everything is kept after all', { type: 'save.kept' })]
      : []),
  ],
  answers: {
    submit: () => [
      { name: 'takes it', output: undefined },
      { name: 'refuses it', error: { refusal: 'This questionnaire closed on 3 May.' } },
      { name: 'is out of reach', error: new Error('down') },
    ],
  },
  key: ({ context }) => [
    context.refusal !== null,
    context.clashes.map(({ question }) => question).join(),
    firstTrouble(context) === null,
  ],
  invariants: {
    'two answers are shown while they are asked about': (run) =>
      run.matches({ answering: 'clashed' }) === run.context.clashes.length > 0,
  },
});
