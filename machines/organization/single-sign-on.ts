import { own } from '#domain/records/fields.ts';
import { report } from '../verbs.ts';

/** How its people come in through its own provider. It has a page of its own; the secret that the two share is no part of the chart. */
export const reports = {
  SET_SINGLE_SIGN_ON: report({
    meaning: 'Staff set how its people sign in through its own provider.',
    payload: {
      enabled: own<boolean>('Enabled'),
      issuer: own<string | null>('Issuer'),
      clientId: own<string | null>('Client ID'),
      // Nobody comes in with a password.
      enforced: own<boolean>('Enforced'),
    },
    keeps: ['enabled', 'enforced'],
    history: 'changed its single sign-on',
  }),
} as const;

export const settingSingleSignOn = { guard: 'isStaff', actions: 'stampChange' } as const;
