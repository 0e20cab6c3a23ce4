import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import { sentences, verbs } from './brand.ts';
import {
  organizationMachine,
  type OrganizationContext,
  type OrganizationEvent,
  organizationQuestions,
} from './machine.ts';
import { reports } from './single-sign-on.ts';

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
      DELETE: 'Staff delete the organisation; nothing may be going on in it.',
    },
  },
  questions: organizationQuestions,
  verbs,
  reports,
  guards: sentences,
});
