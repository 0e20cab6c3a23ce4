import { attendeeChart } from '#machines/attendee/chart.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import { programmeChart } from '#machines/programme/chart.ts';
import { reactTo } from '#server/records/reactions.ts';
import { followBooking, refreshBookingOf } from './bookings.ts';
import { closeWithProgramme, refreshProgramme } from './programmes.ts';

/** The questionnaires of a session follow what is agreed. */
export const questionnairesOfBookings = reactTo(bookingChart, {
  writeToCalendar: ({ db, id, at }) => followBooking(db, id, at),
});

/** Those who come are asked, and those who come no longer are not. */
export const questionnairesOfAttendees = reactTo(attendeeChart, {
  putInCalendar: ({ db, id, at }) => refreshBookingOf(db, id, at),
  takeFromCalendar: ({ db, id, at }) => refreshBookingOf(db, id, at),
});

/** Those who take part are asked, until the programme is over. */
export const questionnairesOfProgrammes = reactTo(programmeChart, {
  expireCredits: ({ db, id, at }) => closeWithProgramme(db, id, at),
  addMembers: ({ db, id, at }) => refreshProgramme(db, id, at),
  removeMember: ({ db, id, at }) => refreshProgramme(db, id, at),
  addTeams: ({ db, id, at }) => refreshProgramme(db, id, at),
  removeTeam: ({ db, id, at }) => refreshProgramme(db, id, at),
});
