import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import {
  organizationMachine,
  type OrganizationContext,
  type OrganizationEvent,
  organizationQuestions,
} from './machine.ts';

export const organizationChart = plainChart<
  OrganizationContext,
  OrganizationEvent,
  typeof organizationQuestions
>({
  name: 'organization',
  machine: organizationMachine,
  noun: 'organisation',
  about: {
    title: 'Organisation',
    purpose: 'A customer whose people are coached, with its contract and its own rules.',
    events: {
      ...plainEventDescriptions,
      CREATE: 'Staff create the organisation.',
      EDIT: 'Staff change its name, domains, contract or rules.',
      SET_BRAND: 'Staff or its own admin change its logo or its brand label, and nothing else.',
      SET_SINGLE_SIGN_ON: 'Staff say how its people come in through its own provider.',
      DELETE: 'Staff put the organisation away; nothing may be going on in it.',
    },
  },
  questions: organizationQuestions,
  asks: { SET_BRAND: 'Logo and brand label' },
  guards: {
    looksAfterBrand: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
  },
});
