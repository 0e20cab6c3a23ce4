import { sessionLimits } from '#domain/bookings/session-limits.ts';
import { creditModes, locationKinds, sessionFormats } from '#domain/bookings/vocabulary.ts';
import {
  choice,
  choices,
  flag,
  optionalLines,
  optionalWholeNumber,
  text,
  wholeNumber,
} from '#domain/records/fields.ts';

const { duration, attendees, cost, buffer } = sessionLimits;

/** What staff write about a session. Lengths are minutes; `maxAttendees` is null where one person comes. */
export const sessionFields = {
  name: text('Session name', 120),
  description: optionalLines('Description', 500),
  durationMinutes: wholeNumber('Duration', duration.least, duration.most),
  format: choice('Format', sessionFormats),
  maxAttendees: optionalWholeNumber('Maximum number of attendees', attendees.least, attendees.most),
  locationKinds: choices('Place', locationKinds),
  /** Otherwise it is booked at once. */
  requiresCoachConfirmation: flag('The coach confirms every request', true),
  coachNoteRequired: flag('The coach writes a note about every attendee', false),
  teamCoachNoteRequired: flag('The coach writes a note about the team', false),
  /** 0 is free. */
  creditCost: wholeNumber('Cost', cost.least, cost.most),
  /** Who pays where several come: whoever books, or everybody for themselves. */
  creditMode: choice('Who pays', creditModes),
  bufferBefore: wholeNumber('Buffer before', buffer.least, buffer.most),
  bufferAfter: wholeNumber('Buffer after', buffer.least, buffer.most),
} as const;
