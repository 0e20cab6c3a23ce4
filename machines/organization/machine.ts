import { and, assign, setup } from 'xstate';
import { isStaff, type Stamp } from '../person.ts';
import {
  createdBy,
  deletedBy,
  question,
  restoredBy,
  staffGuards,
  touchedBy,
  writtenBy,
  type Facts,
  type PlainColumns,
} from '../plain-record.ts';

/** What staff write about an organisation. Dates are `YYYY-MM-DD`; lengths in the overrides are milliseconds, as in the policy itself. */
export interface OrganizationFields {
  readonly name: string;
  readonly brandLabel: string | null;
  readonly emailDomains: readonly string[];
  readonly contractStart: string | null;
  readonly contractEnd: string | null;
  /** The parameters that differ from the product's own (domain reference, 1). */
  readonly policyOverrides: Readonly<Record<string, unknown>>;
}

export type OrganizationContext = OrganizationFields & PlainColumns;

export type OrganizationEvent = Stamp & { readonly facts?: Facts } & (
    | ({ readonly type: 'CREATE' | 'EDIT' } & OrganizationFields)
    | { readonly type: 'DELETE' | 'RESTORE' }
    | { readonly type: 'SET_BRAND'; readonly brandLabel: string | null }
    | ({ readonly type: 'SET_SINGLE_SIGN_ON' } & SingleSignOn)
  );

/** How its people come in through its own provider; the secret that the two share is no part of the chart. */
export interface SingleSignOn {
  readonly enabled: boolean;
  readonly issuer: string | null;
  readonly clientId: string | null;
  /** Nobody comes in with a password. */
  readonly enforced: boolean;
}

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
    isNameFree: question('isNameFree'),
    areDomainsFree: question('areDomainsFree'),
    hasProperContract: question('hasProperContract'),
    hasNoActiveProgramme: question('hasNoActiveProgramme'),
    hasNoUpcomingBookings: question('hasNoUpcomingBookings'),
  },
  actions: {
    takeFields: assign(({ event }) =>
      event.type === 'CREATE' || event.type === 'EDIT' ? writtenBy(event) : {},
    ),
    takeBrand: assign(({ event }) =>
      event.type === 'SET_BRAND' ? { brandLabel: event.brandLabel, ...touchedBy(event) } : {},
    ),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampDeletion: assign(({ event }) => deletedBy(event)),
    stampRestoration: assign(({ event }) => restoredBy(event)),
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
