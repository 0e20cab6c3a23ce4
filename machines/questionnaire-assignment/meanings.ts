import {
  answeredAfter,
  leastAnonymous,
  remindedAfter,
  remindedBefore,
} from '#domain/questionnaires/assignment.ts';
import { always, meanings, number } from '../meanings.ts';

const where = (name: string) => `src/domain/questionnaires/assignment.ts, ${name}`;

export const questionnaireAssignmentMeanings = meanings({
  people: { looksAfterIt: 'staff, the coach of the booking, or the booking itself' },
  guards: {
    isPlaceOpen: 'The programme or the booking is not over.',
    canBeAsked: 'The questionnaire is published, and meant for this.',
    hasDays: 'Its last day is not over, and not before its first.',
    hasRespondents: 'Those who are asked take part.',
    areEnough: 'Where nobody is named, {leastAnonymous} people are asked at least.',
    isOfProgramme: 'It belongs to a programme; of a booking it follows the time.',
    opensLater: 'Its first day has not come.',
    isOverThen: 'Its last moment has passed.',
    isRemindable: 'Nobody was reminded in the last day.',
    hasLateOnes: 'Someone has not answered.',
    isUnanswered: 'Nobody has answered it.',
    sendsReminders: 'People are to be reminded.',
  },
  effects: {
    takeWindow: 'It is kept when it opens and closes.',
    takeTimes: 'It opens and closes with the session.',
    stampReminder: 'It is kept when people were reminded.',
    stampEnd: 'It is kept when it was closed.',
    askRespondents: 'Everyone who is to answer it has a response to fill in, and nobody else.',
    announceOpening: 'Those who are asked hear of it.',
    announceToNewcomers: 'Those who are asked now and were not before hear of it.',
    endAsking: 'Notifications that asked people for answers are done with.',
    remindRespondents: 'Those who have not answered are reminded.',
  },
  timers: {
    opening: {
      meaning: 'People can answer it.',
      when: 'on its first day where the programme is, or once the session is over',
    },
    closing: {
      meaning: 'Nobody can answer it any more.',
      when: 'after its last day where the programme is; of a session at its beginning, or {answeredAfter} after its end',
    },
    firstReminder: {
      meaning: 'Those who have not answered are reminded.',
      when: '{firstBefore} before it closes; of a session {remindedAfter} after it has opened',
    },
    lastReminder: {
      meaning: 'Those who have not answered are reminded once more.',
      when: '{lastBefore} before it closes',
    },
  },
  amounts: {
    leastAnonymous: number(leastAnonymous, where('leastAnonymous')),
    answeredAfter: always(answeredAfter, where('answeredAfter')),
    firstBefore: always(remindedBefore.first, where('remindedBefore')),
    lastBefore: always(remindedBefore.last, where('remindedBefore')),
    remindedAfter: always(remindedAfter, where('remindedAfter')),
  },
});
