import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import { teamMachine, type TeamContext, type TeamEvent, teamQuestions } from './machine.ts';

export const teamChart = plainChart<TeamContext, TeamEvent, typeof teamQuestions>({
  name: 'team',
  machine: teamMachine,
  noun: 'team',
  about: {
    title: 'Team',
    purpose: 'Some members of one organisation, and who leads them.',
    events: {
      ...plainEventDescriptions,
      CREATE: 'Staff or an admin of the organisation create the team.',
      EDIT: 'Its name, description or leader is changed.',
      SET_LEADER: 'A member of the team becomes its leader, or nobody leads it.',
      ADD_MEMBER: 'Somebody of the organisation joins the team.',
      REMOVE_MEMBER: 'Somebody leaves the team; a leader who leaves leads it no longer.',
      DELETE: 'The team is put away; it may have neither upcoming bookings nor credits.',
    },
  },
  questions: teamQuestions,
  asks: {
    ADD_MEMBER: 'Add member',
    SET_LEADER: 'Make leader',
    REMOVE_MEMBER: 'Remove member',
  },
  guards: {
    managesTeams: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
  },
});
