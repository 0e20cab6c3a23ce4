import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import {
  organizationMachine,
  type OrganizationContext,
  type OrganizationEvent,
} from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...plainEventDescriptions,
  CREATE: 'Staff create the organisation.',
  EDIT: 'Staff change its name, domains, contract or rules.',
  SET_BRAND: 'Staff or its own admin change its logo or its brand label, and nothing else.',
  SET_SINGLE_SIGN_ON: 'Staff say how its people come in through its own provider.',
  DELETE: 'Staff put the organisation away; nothing may be going on in it.',
} as const;

export const organizationChart = plainChart<OrganizationContext, OrganizationEvent>({
  name: 'organization',
  machine: organizationMachine,
  noun: 'organisation',
  questions: {
    hasProperContract: { field: 'contractEnd', kind: 'payload' },
    isNameFree: { field: 'name' },
    areDomainsFree: { field: 'emailDomains' },
    hasNoActiveProgramme: { field: 'programmes' },
    hasNoUpcomingBookings: { field: 'bookings' },
  },
  asks: { SET_BRAND: 'Logo and brand label' },
  guards: {
    looksAfterBrand: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
  },
});
