import { calendarTimes } from '#domain/external-calendars/vocabulary.ts';
import { always, meanings, ofPolicy } from '../meanings.ts';

const where = 'src/domain/external-calendars/vocabulary.ts, calendarTimes';

export const externalCalendarMeanings = meanings({
  people: { isOwner: 'the coach whose calendar it is' },
  guards: {
    asksConsent: 'The provider asks the coach on its own pages.',
    asksNoConsent: 'The provider asks nothing on pages of its own.',
    isReachable: 'What was entered opens the calendar.',
    isNew: 'The coach has not connected this calendar already.',
    isChosen: 'It is known which calendar it is.',
    isOffered: 'The chosen calendar is one that the provider offers.',
    isOnlyWriter: 'No other calendar of the coach receives their bookings.',
  },
  effects: {
    reach: 'The provider is asked which calendars there are.',
    sync: 'The calendar is read.',
    updateBooking: 'The booking hears what was done to it in the calendar, and decides.',
    forget: 'What opens the calendar is forgotten, and so are its busy times.',
    takeOffered: 'We record which calendars there are.',
    takeChoice: 'We record which calendar was chosen, and what for.',
    stampSuccess: 'We record when it was read last, and how long that holds.',
    stampFailure: 'We record why it could not be read.',
    stampDenial: 'We record that the coach did not allow it.',
    stampEnd: 'We record when it was given up.',
    clearTrouble: 'What went wrong before is forgotten.',
  },
  timers: {
    connectWithin: {
      meaning: 'The attempt to connect it is given up.',
      when: '{connectWithin} after it began',
    },
    calendarStale: {
      meaning: 'What is known of it is old.',
      when: '{stale} after it was read last',
    },
    calendarLost: {
      meaning: 'It counts as lost, and bookings need the coach’s confirmation.',
      when: '{lost} after it was read last',
    },
  },
  amounts: {
    connectWithin: always(calendarTimes.connectWithin, where),
    stale: ofPolicy('calendarStale'),
    lost: ofPolicy('calendarLost'),
  },
});
