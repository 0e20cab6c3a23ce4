export const emailIsRequired = 'Email is required.';
export const email = 'Email';
export const sendLink = 'Send link';
export const backToSignIn = 'Back to sign in';

export const newPasswordIsRequired = 'New password is required.';
export const thePasswordsDoNotMatch = 'The passwords do not match.';
export const resetPassword = 'Reset Password';
export const chooseAPassword = 'Choose a password you don’t use anywhere else.';
export const resetPassword2 = 'Reset password';
export const newPassword = 'New password';
export const repeatNewPassword = 'Repeat new password';
export const setPassword = 'Set password';

export const checkYourInbox = 'Check your inbox';
export const ifAnAccountExists = 'If an account exists for that address, we have sent a link.';
export const theLinkWorksOnce =
  'The link works once, for as long as the email says. If nothing arrives, check your spam folder, or ask whoever invited you which address they used.';
export const sendAnotherLink = 'Send another link';
export const resendLink = 'Resend link';
export const youCanAskAgainIn = 'You can ask again in ';

export const recoverPassword = 'Recover Password';
export const askForALink =
  'Ask for a link to choose a new password. It works once, for as long as the email says.';

export const chooseYourOwnPassword = 'Choose your own password';
export const thePasswordYouSigned =
  'The password you signed in with was set by our staff. Replace it with one that only you know.';
export const temporaryPassword = 'Temporary password';
export const signOut = 'Sign out';

export const oneMoment = ' One moment…';
export const thisLinkHasExpiredRequest = 'This link has expired. Request a new one.';
export const requestANewLink = 'Request a new link';
export const yourPasswordIsSet = 'Your password is set';
export const youWereSignedOutEverywhere =
  'You were signed out everywhere. Sign in with your new password.';
export const signIn = 'Sign in';

export const sendPasswordResetLink = 'Send Password Reset Link';
export const enterYourEmailAddressAnd =
  'Enter your email address and we’ll send you a link to choose a new password.';
