import { unwritten } from '#machines/plain-record.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { plainModel } from './plain-record.ts';

const fields = {
  name: 'Executive coaching',
  description: null,
  durationMinutes: 60,
  format: 'oneToOne',
  maxAttendees: null,
  locationKinds: ['video'],
  requiresCoachConfirmation: true,
  coachNoteRequired: false,
  teamCoachNoteRequired: false,
  preQuestionnaireId: null,
  postQuestionnaireId: null,
  creditCost: 1,
  creditMode: 'perBooking',
  bufferBefore: 0,
  bufferAfter: 10,
} as const;
const questions = ['isNameFree', 'hasSeats', 'isBufferBeforeEnough', 'isBufferAfterEnough'];

export const sessionModel = plainModel(
  sessionMachine,
  { ...unwritten, ...fields, locationKinds: [...fields.locationKinds] },
  {
    CREATE: { words: 'creates it', payload: fields, questions },
    EDIT: { words: 'edits it', payload: fields, questions },
    DELETE: { words: 'deletes it', questions: ['hasNoUpcomingBookings', 'isInNoProgramme'] },
  },
);
