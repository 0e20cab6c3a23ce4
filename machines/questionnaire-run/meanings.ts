import { meanings } from '../meanings.ts';

const person = 'the person at the page';
const keeping = 'what keeps answers on the server';

export const questionnaireRunMeanings = meanings({
  guards: {
    isComplete: 'Everything that is shown and required is answered as it is asked for.',
    isLastClash: 'No other question was answered on both devices.',
  },
  effects: {
    takeAnswer: 'The page shows the answer, and what follows from it.',
    goThere: 'The page shows the question, and the address says so.',
    goToTrouble: 'The page says what is missing, and goes there.',
    goToClash: 'The page goes to the question that has two answers.',
    keepClash: 'The page shows both answers, of several questions one after the other.',
    takeOther: 'The answer of the other device stands here too.',
    forgetClash: 'The answer of this device is kept in place of the other.',
    keepRefusal: 'The page says why it was refused.',
    forgetRefusal: 'What was refused before is not said any more.',
  },
  actors: {
    keep: 'Every change is sent to the server, one at a time, and again where it was not reached.',
    submit: 'What is not kept yet is sent, and the response is handed in.',
  },
  senders: {
    ANSWER: person,
    GO: person,
    SUBMIT: person,
    KEEP_MINE: person,
    TAKE_OTHER: person,
    'save.kept': keeping,
    'save.lost': keeping,
    'save.refused': keeping,
    'save.clashed': keeping,
  },
});
