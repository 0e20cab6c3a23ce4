/** What is said about an organisation's own sign-in. */
export const ssoSentences = {
  failed: 'Signing in through your organisation didn’t work. Try again.',
  unreachable:
    'Your organisation’s sign-in can’t be reached at the moment. Try again in a few minutes.',
  noProvider: 'There is no single sign-on for this email address. Sign in with your password.',
  unverified: 'Your organisation has not confirmed your email address. Ask your administrator.',
  /** The same for somebody unknown, somebody of another organisation, and somebody whose account is closed. */
  noAccount: 'You do not have an account here yet. Ask your administrator.',
} as const;
