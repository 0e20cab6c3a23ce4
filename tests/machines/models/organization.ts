import { organizationMachine } from '#machines/organization/machine.ts';
import { unwritten } from '#machines/plain-record.ts';
import { plainModel } from './plain-record.ts';

const fields = {
  name: 'Northwind',
  brandLabel: null,
  emailDomains: ['northwind.example'],
  contractStart: null,
  contractEnd: null,
  informsOfViewings: false,
  policyOverrides: {},
};
const questions = ['hasProperContract', 'isNameFree', 'areDomainsFree'];

export const organizationModel = plainModel(
  organizationMachine,
  { ...unwritten, ...fields },
  {
    CREATE: { words: 'creates it', payload: fields, questions },
    EDIT: { words: 'edits it', payload: fields, questions },
    SET_BRAND: { words: 'changes its brand label', payload: { brandLabel: 'Northwind Growth' } },
    SET_SINGLE_SIGN_ON: {
      words: 'switches single sign-on off',
      payload: { enabled: false, issuer: null, clientId: null, enforced: false },
    },
    DELETE: {
      words: 'deletes it',
      questions: ['hasNoActiveProgramme', 'hasNoUpcomingBookings'],
    },
    RESTORE: { words: 'restores it', questions: ['isNameFree', 'areDomainsFree'] },
  },
);
