import { and, not } from 'xstate';
import { authSetup, because, intended } from './setup.ts';

/** The crossroads after a refusal (specification, 8). Every state is left at once. */
export const leaving = authSetup.createStateConfig({
  description: 'The server refused the session; the shortest way back is chosen.',
  tags: 'busy',
  entry: { type: 'storeDepartures', params: ({ context }) => ({ departures: context.departures }) },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The bearer token was refused.',
      always: [
        {
          guard: 'looping',
          actions: ['clearStorage', because('expired')],
          target: '#auth.signedOut',
        },
        { guard: 'isOidc', target: 'toOidc' },
        { guard: and(['hasRefresh', 'intendedIsApp']), target: 'toRefreshAndBack' },
        { guard: 'hasRefresh', target: 'toRefresh' },
        { actions: ['clearStorage', because('expired')], target: '#auth.signedOut' },
      ],
    },
    refused: {
      description: 'The refresh token was refused.',
      always: [
        { guard: and(['isOidc', not('looping')]), target: 'toOidc' },
        {
          actions: ['clearStorage', 'announceSignOut', because('expired')],
          target: '#auth.signedOut',
        },
      ],
    },
    toOidc: {
      description: 'The person goes to the organisation’s sign-in.',
      entry: { type: 'goOidc', params: intended },
      always: '#auth.signingIn.redirecting',
    },
    toRefreshAndBack: {
      description: 'The page for renewing is opened and knows where to return.',
      entry: { type: 'goRefreshWithIntended', params: intended },
      always: '#auth.recovering',
    },
    toRefresh: {
      description: 'The page for renewing is opened.',
      entry: 'goRefresh',
      always: '#auth.recovering',
    },
  },
});
