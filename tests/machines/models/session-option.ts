import { unwritten } from '#machines/plain-record.ts';
import { sessionOptionMachine } from '#machines/session-option/machine.ts';
import { plainModel } from './plain-record.ts';

const fields = {
  programmeId: 'grow',
  sessionId: 'coaching',
  unitsPerMember: 4,
  maxPerMember: null,
  minDaysBetween: null,
  coachSubset: [],
} as const;

export const sessionOptionModel = plainModel(
  sessionOptionMachine,
  { ...unwritten, ...fields },
  {
    CREATE: {
      words: 'adds it',
      payload: fields,
      questions: ['isProgrammeOpen', 'isSessionThere', 'isNew', 'areCoaches'],
    },
    DELETE: { words: 'removes it', questions: ['hasNothingAllocated', 'hasNoUpcomingBookings'] },
  },
);
