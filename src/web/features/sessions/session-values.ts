import { sessionSentences, troubleOfDuration } from '#domain/bookings/session-limits.ts';
import type { CreditMode, LocationKind, SessionFormat } from '#domain/bookings/vocabulary.ts';
import type { Session } from './words.ts';

/** What the form of a session holds; lengths in minutes. An empty box of numbers is null. */
export interface SessionValues {
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number | null;
  readonly format: SessionFormat;
  readonly maxAttendees: number | null;
  readonly locationKinds: readonly LocationKind[];
  readonly requiresCoachConfirmation: boolean;
  readonly coachNoteRequired: boolean;
  readonly teamCoachNoteRequired: boolean;
  readonly creditCost: number | null;
  readonly creditMode: CreditMode;
  readonly bufferBefore: number | null;
  readonly bufferAfter: number | null;
}

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

export const valuesIn = (session: Session): SessionValues => ({
  name: session.name,
  description: session.description ?? '',
  durationMinutes: session.durationMinutes,
  format: session.format,
  maxAttendees: session.maxAttendees,
  locationKinds: session.locationKinds,
  requiresCoachConfirmation: session.requiresCoachConfirmation,
  coachNoteRequired: session.coachNoteRequired,
  teamCoachNoteRequired: session.teamCoachNoteRequired,
  creditCost: session.creditCost,
  creditMode: session.creditMode,
  bufferBefore: session.bufferBefore,
  bufferAfter: session.bufferAfter,
});

/** The values as the server takes them. */
export const fieldsOf = (values: SessionValues) => ({
  ...values,
  description: values.description || null,
  durationMinutes: values.durationMinutes ?? 0,
  maxAttendees: values.format === 'oneToOne' ? null : values.maxAttendees,
  locationKinds: [...values.locationKinds],
  creditCost: values.creditCost ?? 0,
  creditMode: values.format === 'oneToOne' ? 'perBooking' : values.creditMode,
  bufferBefore: values.bufferBefore ?? 0,
  bufferAfter: values.bufferAfter ?? 0,
});

/** What is missing or wrong before anything is sent. */
export function missingIn(values: SessionValues): Readonly<Record<string, string>> {
  const { name, durationMinutes, format, maxAttendees, locationKinds, creditCost } = values;
  const duration = troubleOfDuration(durationMinutes);
  return {
    ...(name.trim() === '' && { name: sessionSentences.name }),
    ...(duration !== null && { durationMinutes: duration }),
    ...(format !== 'oneToOne' && maxAttendees === null && { maxAttendees: sessionSentences.seats }),
    ...(locationKinds.length === 0 && { locationKinds: sessionSentences.places }),
    ...(creditCost === null && { creditCost: 'Cost is required.' }),
    ...(values.bufferBefore === null && { bufferBefore: 'Buffer before is required.' }),
    ...(values.bufferAfter === null && { bufferAfter: 'Buffer after is required.' }),
  };
}
