import { always, meanings } from '../meanings.ts';
import { aheadOfEnd, longestPause } from './context.ts';
import { redirectStalled, revokeTimeout } from './setup.ts';

const person = 'the person at the page';
const retry = {
  meaning: 'The server is tried again.',
  when: 'after a pause that doubles each time, up to {longestPause}',
};

export const authMeanings = meanings({
  guards: {
    bootCallback: 'The address was opened by the sign-in of an organisation.',
    bootFresh: 'A bearer token was found that has not ended.',
    bootRefreshable: 'A refresh token was found.',
    tabHasTokens: 'The other tab has tokens.',
    rejected: 'The server says that email address or password is wrong.',
    isSomebodyElse: 'It is someone else than before.',
    unauthorized: 'The server refuses the token.',
    hasRefresh: 'There is a refresh token.',
    isFirstTry: 'Renewing was not tried since the session was last known to be good.',
    refusedIsCurrent: 'The refused token is the one that is in use.',
    sameUser: 'The other tab’s tokens are the same person’s.',
    due: 'It is time to renew the tokens.',
    stillFresh: 'The bearer token has not ended.',
    looping: 'The page was left to renew the session more often than three times in a minute.',
    isOidc: 'They sign in through their organisation.',
    intendedIsApp: 'It is known which page they want to go on with.',
  },
  effects: {
    forget: 'The tab forgets the tokens and who it was.',
    clearCaches: 'What was fetched for the person is dropped.',
    clearNotice: 'The sign-in page gives no reason.',
    dropCallback: 'What the sign-in of the organisation brought is dropped.',
    countTry: 'It is counted that the server was not reached.',
    forgetIntended: 'The page they wanted to go on with is forgotten.',
    resetTries: 'Attempts are counted from the beginning.',
    storeDepartures: 'This tab records when it left a page to renew the session.',
    goOidc: 'The browser goes to the sign-in of the organisation.',
    goRefreshWithIntended: 'The page for renewing opens, and knows where to return.',
    goRefresh: 'The page for renewing opens.',
    clearStorage: 'The tokens are deleted from this browser.',
    announceSignOut: 'The other tabs hear that nobody is signed in.',
    keepCallback: 'What the sign-in of the organisation brought is kept.',
    keepFound: 'The tokens that were found are kept.',
    keepIntended: 'The page they want to go on with is kept.',
    adoptTokens: 'The other tab’s tokens are kept.',
    keepTokens: 'The new tokens are kept.',
    storeTokens: 'The new tokens are stored for all tabs.',
    because: 'The sign-in page gives the reason.',
    keepMe: 'We record who is signed in.',
    countRecovery: 'It is counted that renewing was tried.',
    countDeparture: 'It is counted that the page is left to renew the session.',
    passTime: 'The time that has passed is noted.',
  },
  timers: {
    redirectStalled: {
      meaning: 'The browser did not get to the sign-in of the organisation.',
      when: '{redirectStalled} after it left',
    },
    backoff: retry,
    untilDue: {
      meaning: 'The tokens are renewed.',
      when: '{aheadOfEnd} before the bearer token ends, but not in the first half of its life',
    },
    revokeTimeout: {
      meaning: 'The server does not answer, and they are signed out here all the same.',
      when: '{revokeTimeout} after they signed out',
    },
  },
  actors: {
    watchTabs: 'Other tabs, the network, and whether this tab is seen are watched.',
    boot: 'The address and the storage are looked at for a session.',
    passwordGrant: 'The server checks email address and password, and gives tokens.',
    startOidc: 'The browser is sent to the sign-in of the organisation.',
    exchangeCode: 'What the sign-in of the organisation brought is exchanged for tokens.',
    whoami: 'The server says whose the tokens are.',
    refreshOnce:
      'The tokens are renewed; under a lock that all tabs share, so that one of them does it and the others take what it got.',
    revoke: 'The server hears that the tokens are of no use any more.',
  },
  senders: {
    'signIn.password': person,
    'signIn.oidc': person,
    signOut: person,
    retry: person,
    'api.unauthorized': 'any request of the page',
    'tab.tokensChanged': 'another tab',
    'tab.visible': 'the browser',
    'network.online': 'the browser',
  },
  amounts: {
    longestPause: always(longestPause, 'machines/auth/context.ts, longestPause'),
    aheadOfEnd: always(aheadOfEnd, 'machines/auth/context.ts, aheadOfEnd'),
    redirectStalled: always(redirectStalled, 'machines/auth/setup.ts, redirectStalled'),
    revokeTimeout: always(revokeTimeout, 'machines/auth/setup.ts, revokeTimeout'),
  },
});
