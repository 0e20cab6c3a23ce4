import { runSetup } from './setup.ts';

/** Answering a questionnaire, from the first question to its being handed in. */
export const runMachine = runSetup.createMachine({
  id: 'questionnaire-run',
  context: ({ input }) => ({ ...input, isChecked: false, refusal: null, clashes: [] }),
  initial: 'answering',
  states: {
    answering: {
      description: 'The person answers, and every change is kept.',
      tags: 'shown',
      invoke: { src: 'keep' },
      on: {
        ANSWER: { actions: 'takeAnswer', target: '.saving' },
        GO: { actions: 'goThere' },
        'save.clashed': { actions: 'keepClash', target: '.clashed' },
        'save.refused': { actions: 'keepRefusal', target: '.refused' },
        SUBMIT: [
          { guard: 'isComplete', actions: 'forgetRefusal', target: 'submitting' },
          { actions: 'goToTrouble' },
        ],
      },
      initial: 'saved',
      states: {
        saved: { description: 'Everything that was answered is kept.' },
        saving: {
          description: 'What was answered is on its way.',
          on: { 'save.kept': 'saved', 'save.lost': 'lost' },
        },
        lost: {
          description: 'The server can’t be reached: answers wait here, and are tried again.',
          on: { 'save.kept': 'saved' },
        },
        refused: {
          description: 'The server does not take an answer; what was kept before stays.',
        },
        clashed: {
          description: 'Another device has answered the same question: both answers are shown.',
          on: {
            // Answers to other questions are kept meanwhile.
            ANSWER: { actions: 'takeAnswer' },
            KEEP_MINE: [
              { guard: 'isLastClash', actions: 'forgetClash', target: 'saving' },
              { actions: 'forgetClash' },
            ],
            TAKE_OTHER: [
              { guard: 'isLastClash', actions: 'takeOther', target: 'saving' },
              { actions: 'takeOther' },
            ],
            SUBMIT: { actions: 'goToClash' },
            'save.refused': { actions: 'keepRefusal' },
          },
        },
      },
    },
    submitting: {
      description: 'The server is given what is not kept yet, and told that this is all.',
      tags: ['busy', 'shown'],
      invoke: {
        src: 'submit',
        onDone: 'submitted',
        onError: { actions: 'keepRefusal', target: 'answering' },
      },
    },
    submitted: {
      description: 'It is handed in; the page says what came of it.',
      type: 'final',
    },
  },
});
