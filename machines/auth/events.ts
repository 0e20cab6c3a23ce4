import type { LoginMethod, Tokens } from './context.ts';

/** What people, other tabs, the network and the API client tell the session. `at` is epoch milliseconds, stamped by the sender. */
export type AuthEvent =
  | { type: 'signIn.password'; email: string; password: string }
  /** The email address says which organisation; without one, it is the person's who was there before. */
  | { type: 'signIn.oidc'; intended: string | null; email?: string }
  | { type: 'signOut' }
  | { type: 'retry' }
  /** A request was refused with 401 and no body: with which bearer token, and from which path. */
  | { type: 'api.unauthorized'; bearer: string; intended: string | null; at: number }
  /** BEARER_TOKEN was changed by another tab: the tokens that are stored now, and the user they belong to. */
  | {
      type: 'tab.tokensChanged';
      tokens: Tokens | null;
      userId: string | null;
      loginMethod: LoginMethod | null;
      at: number;
    }
  | { type: 'tab.visible'; at: number }
  | { type: 'network.online' };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<AuthEvent['type'], string> = {
  'signIn.password': 'The person sends an email address and a password.',
  'signIn.oidc': 'The person chooses to sign in through their organisation.',
  signOut: 'The person signs out.',
  retry: 'The person asks to try again now.',
  'api.unauthorized': 'The server refused a request because of its bearer token.',
  'tab.tokensChanged': 'Another tab signed in, signed out or renewed the tokens.',
  'tab.visible': 'The person comes back to this tab.',
  'network.online': 'The device is connected again.',
};
