/** Why the sign-in page is shown. */
export type Reason =
  | 'rejected'
  | 'unreachable'
  | 'oidcFailed'
  | 'expired'
  | 'signedOut'
  | 'signedOutElsewhere';

/** The words on the sign-in page. A rejection carries the server's own sentence; this one is for a server that gave none (domain reference, 3.2). */
export const reasonSentences: Record<Reason, string> = {
  rejected: 'Incorrect email or password.',
  unreachable: 'We can’t reach the server. Check your connection and try again.',
  oidcFailed: 'Signing in through your organisation didn’t work. Try again.',
  expired: 'Your session has ended. Sign in to continue where you left off.',
  signedOut: 'You have signed out.',
  signedOutElsewhere: 'You have signed out in another tab.',
};
