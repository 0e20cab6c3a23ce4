import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import { verbs } from './membership.ts';
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
      DELETE: 'The team is deleted; it may have neither upcoming bookings nor credits.',
    },
  },
  questions: teamQuestions,
  verbs,
  guards: {
    managesTeams: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
  },
});
