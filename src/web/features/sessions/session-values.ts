import { sessionSentences, troubleOfDuration } from '#domain/bookings/session-limits.ts';
import { sessionFields } from '#machines/session/fields.ts';
import { missingIn, writtenIn, type FormOf } from '#web/screens/form/field-values.ts';

export type SessionValues = FormOf<typeof sessionFields>;

export const newSession: SessionValues = {
  name: '',
  description: '',
  durationMinutes: 60,
  format: 'oneToOne',
  maxAttendees: null,
  locationKinds: ['video'],
  requiresCoachConfirmation: true,
  coachNoteRequired: false,
  teamCoachNoteRequired: false,
  creditCost: 1,
  creditMode: 'perBooking',
  bufferBefore: 0,
  bufferAfter: 10,
};

/** The values as the server takes them: where one person comes there are no seats, and nobody else to pay. */
export const fieldsOf = (values: SessionValues) => ({
  ...writtenIn(sessionFields, values),
  ...(values.format === 'oneToOne' && ({ maxAttendees: null, creditMode: 'perBooking' } as const)),
});

/** What is missing or wrong before anything is sent. */
export function troubleIn(values: SessionValues): Readonly<Record<string, string>> {
  const { durationMinutes, format, maxAttendees, locationKinds } = values;
  const duration = troubleOfDuration(durationMinutes);
  return {
    ...missingIn(sessionFields, values),
    ...(duration !== null && { durationMinutes: duration }),
    ...(format !== 'oneToOne' && maxAttendees === null && { maxAttendees: sessionSentences.seats }),
    ...(locationKinds.length === 0 && { locationKinds: sessionSentences.places }),
  };
}
