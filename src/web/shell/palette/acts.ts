import * as texts from './texts.ts';

/** What can be begun from anywhere, each on its page; and which other page its reader has, where not everyone who may open that page can begin it there. */
export const actTable: readonly (readonly [label: string, link: string, also?: string])[] = [
  [texts.makeABooking, '/app/booking-requests/create'],
  [texts.bookForSomeone, '/app/bookings/create'],
  [texts.bookASeries, '/app/bookings/create?together=series', '/app/booking-groups'],
  [texts.bookACohort, '/app/bookings/create?together=cohort', '/app/booking-groups'],
  [texts.newConversation, '/app/conversations/create'],
  [texts.uploadAConversation, '/app/kai-conversations/create'],
  [texts.connectCalendar, '/app/external-calendars/connect'],
  [texts.createThread, '/app/forum/threads/create'],
  [texts.createUser, '/app/users/create'],
  [texts.uploadUsers, '/app/users/uploads/create'],
  [texts.createTeam, '/app/teams/create'],
  [texts.createProgramme, '/app/programmes/create'],
  [texts.createSession, '/app/sessions/create'],
  [texts.createQuestionnaire, '/app/questionnaires/create'],
  [texts.createKpi, '/app/kpis/create'],
  [texts.createOrganisation, '/app/organizations/create'],
  [texts.createGlobalResource, '/app/global-resources/create'],
  [texts.createResourceCategory, '/app/resource-categories/create'],
  [texts.createInteractiveResource, '/app/interactive-resources/create'],
];
