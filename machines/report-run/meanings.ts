import { meanings } from '../meanings.ts';

const person = 'the person at the page';

export const reportRunMeanings = meanings({
  guards: {
    compares: 'The period before is wanted too, and there is one.',
  },
  effects: {
    ask: 'What is asked now is what is counted.',
    forget: 'Nothing is asked any more, and what was counted is not shown.',
    begin: 'What was counted before is not shown any more.',
    keepReport: 'The report is kept, to be read.',
    keepEarlier: 'The period before is kept, to be compared.',
    keepReason: 'We record why it could not be counted.',
  },
  actors: { count: 'The server counts the report.' },
  senders: { RUN: person, CANCEL: person },
});
