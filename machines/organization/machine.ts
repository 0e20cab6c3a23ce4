import { and, assign, setup } from 'xstate';
import { isStaff } from '../person.ts';
import {
  plainActions,
  staffGuards,
  touchedBy,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { organizationFields } from './fields.ts';

export type OrganizationContext = PlainContext<typeof organizationFields>;

export type OrganizationEvent = PlainEventOf<
  | Writes<'CREATE' | 'EDIT', typeof organizationFields>
  | { readonly type: 'DELETE' | 'RESTORE' }
  | { readonly type: 'SET_BRAND'; readonly brandLabel: string | null }
  | ({ readonly type: 'SET_SINGLE_SIGN_ON' } & SingleSignOn)
>;

/** How its people come in through its own provider; the secret that the two share is no part of the chart. */
export interface SingleSignOn {
  readonly enabled: boolean;
  readonly issuer: string | null;
  readonly clientId: string | null;
  /** Nobody comes in with a password. */
  readonly enforced: boolean;
}

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
    looksAfterBrand: ({ event: { by } }) => isStaff(by) || by.role === 'OrganizationAdmin',
    ...questionGuards(organizationQuestions),
  },
  actions: {
    ...plainActions<OrganizationContext, OrganizationEvent>(organizationFields),
    takeBrand: assign(({ event }) =>
      event.type === 'SET_BRAND' ? { brandLabel: event.brandLabel, ...touchedBy(event) } : {},
    ),
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
        SET_BRAND: { guard: 'looksAfterBrand', actions: 'takeBrand' },
        SET_SINGLE_SIGN_ON: { guard: 'isStaff', actions: 'stampChange' },
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
