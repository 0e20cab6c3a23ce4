import { unwritten } from '#machines/plain-record.ts';
import { teamMachine } from '#machines/team/machine.ts';
import { plainModel } from './plain-record.ts';

const fields = { name: 'Firmware', organizationId: 'northwind', description: null, leaderId: null };
const questions = ['hasProperOrganization', 'isNameFree', 'isLeaderMember'];

export const teamModel = plainModel(
  teamMachine,
  { ...unwritten, ...fields },
  {
    CREATE: { words: 'creates it', payload: fields, questions },
    EDIT: { words: 'edits it', payload: fields, questions },
    SET_LEADER: {
      words: 'chooses who leads it',
      payload: { leaderId: null },
      questions: ['isLeaderMember'],
    },
    ADD_MEMBER: {
      words: 'adds somebody',
      payload: { memberId: 'mia' },
      questions: ['canJoin'],
    },
    REMOVE_MEMBER: {
      words: 'removes somebody',
      payload: { memberId: 'mia' },
      questions: ['isInTeam'],
    },
    DELETE: { words: 'deletes it', questions: ['hasNoUpcomingBookings', 'hasNoCredits'] },
    RESTORE: { words: 'restores it', questions: ['hasProperOrganization', 'isNameFree'] },
  },
);
