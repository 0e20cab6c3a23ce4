import { mostObjectives, reopenedWithin } from '#domain/programmes/vocabulary.ts';
import { HOUR } from '#domain/time/calendar.ts';
import { always, meanings, number } from '../meanings.ts';

const vocabulary = 'src/domain/programmes/vocabulary.ts';

export const programmeMeanings = meanings({
  people: { mayRun: ['staff', 'the product itself'] },
  guards: {
    endsAfterStart: 'It ends on its first day or later.',
    isInZone: 'Its time zone exists.',
    hasFewObjectives: 'It has at most {mostObjectives} objectives.',
    saysWhenCreditsExpire: 'It says after how many days credits expire, or that they end with it.',
    keepsOrganization: 'It stays with its organisation.',
    keepsDates: 'Its days and its time zone stay as they are.',
    isNameFree: 'No other programme of the organisation has the name.',
    hasProperOrganization: 'Its organisation is active.',
    isNotOver: 'Its last day is not over.',
    isReady: 'It has a member, offers a session, and has a coach who may give one of them.',
    endsLater: 'The new last day is later than the old one.',
    endsInFuture: 'The new last day is today or later.',
    hasNoOpenBookings: 'No session in it is booked or waits for an outcome.',
    hasNoBookingsAhead: 'No session is booked in it.',
    hasNoCreditsLeft: 'No credits are left in it.',
    wasCompletedLately: 'It was completed at most {reopenedWithin} days ago.',
    canJoin: 'They are members of its organisation.',
    canLeave: 'They were added by name and have nothing booked in it.',
    canTeamsJoin: 'The teams belong to its organisation.',
    canTeamLeave: 'Nothing is booked in it by whoever takes part through the team alone.',
    canCoach: 'They are coaches who are not in it yet.',
    coachesHere: 'The coach is in it.',
  },
  effects: {
    watchEnd:
      'It is to hear that its end is near: some time before its last day is over, or when most of its credits are used.',
    stopWatching: 'It does not wait for its end to come near any more.',
    takeEnd: 'The new last day is kept.',
    expireCredits: 'What was not used of its credits expires.',
    extendCredits: 'Credits that end with it last as long as it does.',
    reissueCredits: 'What expired with it can be used again.',
    countAwards: 'It counts for the awards of its members who had a session in it.',
    addMembers: 'They take part in it.',
    removeMember: 'They do not take part any more.',
    addTeams: 'Everyone in the teams takes part in it.',
    removeTeam: 'The team does not take part any more.',
    addCoaches: 'They can be booked in it.',
    removeCoach: 'The coach is not in it any more.',
    takeBackCredits: 'What they have not used of its credits goes back into the pool.',
  },
  timers: {
    firstDay: { meaning: 'It starts.', when: 'on its first day, in its own time zone' },
    lastDayOver: {
      meaning: 'It ends.',
      when: 'when its last day is over, and again every {again} while sessions are open',
    },
  },
  amounts: {
    mostObjectives: number(mostObjectives, `${vocabulary}, mostObjectives`),
    reopenedWithin: number(reopenedWithin, `${vocabulary}, reopenedWithin`),
    again: always(HOUR, 'machines/programme/running.ts, delays'),
  },
});
