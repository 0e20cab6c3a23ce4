import { meanings } from '../meanings.ts';

export const digestMeanings = meanings({
  effects: {
    stampDue: 'We record when it goes out.',
    stampSending: 'We record when it was sent.',
    sendMail: 'The mail is written and sent.',
    forgetLines: 'What was collected is deleted.',
  },
  timers: {
    due: {
      meaning: 'It goes out.',
      when: 'at eight in the morning by the person’s clock, each day or on Mondays as they chose, and after their quiet hours',
    },
  },
});
