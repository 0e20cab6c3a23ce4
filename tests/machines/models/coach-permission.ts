import { coachPermissionMachine } from '#machines/coach-permission/machine.ts';
import { unwritten } from '#machines/plain-record.ts';
import { plainModel } from './plain-record.ts';

const fields = {
  coach: 'ana',
  scope: 'member',
  subject: 'mia',
  canBook: true,
  canReadNotes: false,
  validFrom: null,
  validTo: null,
} as const;

export const coachPermissionModel = plainModel(
  coachPermissionMachine,
  { ...unwritten, ...fields },
  {
    CREATE: {
      words: 'gives it',
      payload: fields,
      questions: ['isCoach', 'isSubjectThere', 'isNew', 'areDatesInOrder'],
    },
    DELETE: { words: 'removes it' },
  },
);
