import { meanings } from '../meanings.ts';

export const questionnaireResponseMeanings = meanings({
  people: {
    mayAnswer: ['whoever is asked', 'staff on their behalf'],
    looksAfterIt: ['staff', 'the coach of the booking'],
  },
  guards: {
    isOpen: 'The questionnaire is open.',
    mayStandIn: 'Staff answer for nobody where nobody is named.',
    mayChange: 'Answers can be changed until it closes.',
    fits: 'The question is shown, and the answer is one to it.',
    isComplete: 'Everything that is shown and required is answered as it is asked for.',
    isInCharge: 'A coach looks after responses of their own bookings alone.',
    hasReason: 'A reason is given.',
    wasBegun: 'They had begun to answer.',
    isRemindable: 'They have not been reminded within the last day.',
  },
  effects: {
    begin: 'It is kept when they began.',
    takeAnswer: 'The answer is kept.',
    stampWriter: 'It is kept whether they answered themselves, or staff for them.',
    stampSubmission: 'It is kept when it was handed in, and how long it took.',
    countScore:
      'What is not shown is dropped, the score and its band are kept, and so are values of KPIs, once.',
    announceSubmission: 'Those who may read it hear of it, and reminders are settled.',
    announceReturn: 'Whoever is asked hears that it was reopened.',
    announceReminder: 'Whoever is asked is asked once more.',
    stampReturn: 'It is kept who gave it back.',
    countReminder: 'It is kept how often they were reminded.',
  },
});
