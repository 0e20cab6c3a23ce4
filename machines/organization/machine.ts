import { and, setup } from 'xstate';
import { stampActions } from '../capability.ts';
import {
  plainActions,
  staffGuards,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import * as brand from './brand.ts';
import { organizationFields } from './fields.ts';
import { settingSingleSignOn, type reports as singleSignOn } from './single-sign-on.ts';

export type OrganizationContext = PlainContext<typeof organizationFields>;

export type OrganizationEvent =
  | PlainEventOf<
      Writes<'CREATE' | 'EDIT', typeof organizationFields> | { readonly type: 'DELETE' | 'RESTORE' }
    >
  | SentOf<typeof brand.verbs & typeof singleSignOn>;

/** What only the server can tell. */
export const organizationQuestions = {
  hasProperContract: { field: 'contractEnd', kind: 'payload' },
  isNameFree: { field: 'name' },
  areDomainsFree: { field: 'emailDomains' },
  hasNoActiveProgramme: { field: 'programmes' },
  hasNoUpcomingBookings: { field: 'bookings' },
} as const;

/** A customer, whose people are coached. */
export const organizationMachine = setup({
  types: {
    context: {} as OrganizationContext,
    input: {} as OrganizationContext,
    events: {} as OrganizationEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: {
    ...staffGuards,
    ...brand.guards,
    ...questionGuards(organizationQuestions),
  },
  actions: {
    ...plainActions<OrganizationContext, OrganizationEvent>(organizationFields),
    ...stampActions<OrganizationContext, OrganizationEvent>()(brand.stamps),
  },
}).createMachine({
  id: 'organization',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has created the organisation yet.',
      on: {
        CREATE: {
          guard: and(['isStaff', 'hasProperContract', 'isNameFree', 'areDomainsFree']),
          target: 'active',
          actions: ['takeFields', 'stampCreation'],
        },
      },
    },
    active: {
      description: 'Its people can be coached.',
      tags: ['open'],
      on: {
        EDIT: {
          guard: and(['isStaff', 'hasProperContract', 'isNameFree', 'areDomainsFree']),
          actions: 'takeFields',
        },
        SET_BRAND: brand.settingBrand,
        SET_SINGLE_SIGN_ON: settingSingleSignOn,
        DELETE: {
          guard: and(['isStaff', 'hasNoActiveProgramme', 'hasNoUpcomingBookings']),
          target: 'deleted',
          actions: 'stampDeletion',
        },
      },
    },
    deleted: {
      description: 'The organisation is hidden; everything that belongs to it is kept.',
      on: {
        RESTORE: {
          guard: and(['isStaff', 'isNameFree', 'areDomainsFree']),
          target: 'active',
          actions: 'stampRestoration',
        },
      },
    },
  },
});
