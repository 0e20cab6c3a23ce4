import { sessionLimits } from '#domain/bookings/session-limits.ts';
import { creditModes, locationKinds, sessionFormats } from '#domain/bookings/vocabulary.ts';
import {
  choice,
  choices,
  flag,
  optionalLines,
  optionalReference,
  optionalWholeNumber,
  text,
  wholeNumber,
} from '#domain/records/fields.ts';

const { duration, attendees, cost, buffer } = sessionLimits;

/** What staff write about a session. Lengths are minutes; `maxAttendees` is null where one person comes. */
export const sessionFields = {
  name: text('Session name', 120),
  description: optionalLines('Description', 500, {
    tip: 'Members read it when they choose what to book.',
  }),
  durationMinutes: wholeNumber('Duration', duration.least, duration.most, {
    unit: 'minutes',
    step: duration.step,
    tip: 'From 15 minutes to 8 hours, in steps of 5 minutes.',
  }),
  format: choice('Format', sessionFormats),
  maxAttendees: optionalWholeNumber(
    'Maximum number of attendees',
    attendees.least,
    attendees.most,
    { tip: `From ${attendees.least} to ${attendees.most}.` },
  ),
  locationKinds: choices('Place', locationKinds),
  /** Otherwise it is booked at once. */
  requiresCoachConfirmation: flag('The coach confirms every request', true),
  coachNoteRequired: flag('The coach writes a note about every attendee', false),
  teamCoachNoteRequired: flag('The coach writes a note about the team', false),
  preQuestionnaireId: optionalReference('Questionnaire before the session', {
    tip: 'It opens once a booking is confirmed, and closes when the session begins.',
  }),
  postQuestionnaireId: optionalReference('Questionnaire after the session', {
    tip: 'It opens when the session ends, and closes 14 days later.',
  }),
  /** 0 is free. */
  creditCost: wholeNumber('Cost', cost.least, cost.most, {
    unit: 'credits',
    tip: '0 makes it free.',
  }),
  /** Who pays where several come: whoever books, or everybody for themselves. */
  creditMode: choice('Who pays', creditModes, {
    tip: 'A change applies to bookings made from then on.',
  }),
  bufferBefore: wholeNumber('Buffer before', buffer.least, buffer.most, {
    unit: 'minutes',
    tip: 'Time the coach keeps free before the session. If the coach’s own buffer is longer, that one counts.',
  }),
  bufferAfter: wholeNumber('Buffer after', buffer.least, buffer.most, {
    unit: 'minutes',
    tip: 'Time the coach keeps free after the session. If the coach’s own buffer is longer, that one counts.',
  }),
} as const;
