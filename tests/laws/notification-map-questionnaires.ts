import type { QuestionnaireFacts } from '#domain/notifications/rows/questionnaires.ts';
import type { BookingFacts, NoticeFacts } from '#domain/notifications/booking-words.ts';
import { row } from './notification-map-account.ts';

const at = Date.parse('2026-06-03T13:00:00.000Z');
const recipient = { timeZone: 'Europe/London', locale: 'en-GB' };

const ofProgramme: QuestionnaireFacts = {
  id: '{questionnaire}',
  title: '{questionnaire}',
  programme: { id: '{programme}', name: '{programme}' },
  closesAt: at,
  respondent: { key: '{user}', name: '{member}' },
  others: 0,
  recipient,
};
const pages = '/app/programmes/{programme}/questionnaires/{questionnaire}/responses';

const booking: BookingFacts = {
  bookingId: '{booking}',
  sessionId: '{session}',
  sessionName: '{session}',
  coachId: '{coach}',
  coachName: '{coach}',
  askerName: '{member}',
  ownerId: '{self}',
  team: null,
  attendees: [],
  startsAt: at,
  expiresAt: at,
  isVideo: true,
  cost: 1,
  creditState: 'held',
  lateWindow: 0,
  reason: '',
  actorName: '{actor}',
  changes: {},
  questionnaire: '{questionnaire}',
  at,
};
const ofSession: NoticeFacts = {
  facts: booking,
  recipient: { ...recipient, id: '{self}', relation: 'member' },
  subject: { id: '{attendee}', userId: '{self}', name: '{member}', attendance: 'expected' },
};

/** What of the notification map (domain reference, 13) is about questionnaires, as it is written there. */
export const questionnaireMap = [
  row('SessionQuestionnaireRequiresAction', ofSession, {
    to: ['respondents'],
    text: 'Please complete “{questionnaire}” for {session} on Wed 3 Jun, 14:00.',
    link: '/app/bookings/{booking}/questionnaire-and-review',
    channel: 'E',
    auto: 'submitted',
  }),
  row('SessionQuestionnaireCompleted', ofSession, {
    to: ['coach'],
    text: '{member} completed “{questionnaire}” for {session} on Wed 3 Jun, 14:00.',
    link: '/app/bookings/{booking}/attendees/{attendee}/questionnaire-and-review',
    channel: 'I',
    auto: 'opened',
  }),
  row('ProgrammeQuestionnaireStarted', ofProgramme, {
    to: ['respondents'],
    text: '“{questionnaire}” for {programme} is open until Wed 3 Jun, 14:00.',
    link: `${pages}/create`,
    channel: 'E',
    auto: 'submitted',
  }),
  row('ProgrammeQuestionnaireRequiresAction', ofProgramme, {
    to: ['respondents'],
    text: 'Please complete “{questionnaire}” for {programme} by Wed 3 Jun, 14:00.',
    link: `${pages}/create`,
    channel: 'E',
    auto: 'submitted',
  }),
  row('ProgrammeQuestionnaireCompleted', ofProgramme, {
    to: ['staff', 'programmeCoaches'],
    text: '{member} completed “{questionnaire}” in {programme}.',
    link: `${pages}/{user}`,
    channel: 'I',
    auto: 'opened',
  }),
  row('ProgrammeQuestionnaireCompleted/unnamed', ofProgramme, {
    to: ['staff'],
    text: 'A new response to “{questionnaire}” came in.',
    link: pages,
    channel: 'I',
    auto: 'opened',
  }),
];
