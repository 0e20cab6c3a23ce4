export const loadingAccountDetails = 'Loading Account Details';
export const weCouldntSignYouIn = 'We couldn’t sign you in';
export const yourOrganisationsSignInPage = 'Your organisation’s sign-in page opens next.';
export const tryAgain = 'Try again';
export const continueLabel = 'Continue';
export const usingPassword = 'Use password';

export const authenticating = 'Authenticating...';

export const oneMoment = ' One moment…';

export const emailIsRequired = 'Email is required.';
export const passwordIsRequired = 'Password is required.';
export const welcomeBackTo = (productName: string) => `Welcome back to ${productName}.`;
export const email = 'Email';
export const password = 'Password';
export const signIn = 'Sign in';
export const singleSignOn = 'Single sign-on';
export const forgotYourPassword = 'Forgot your password?';

export const signingYouOut = 'Signing you out…';
export const seeYouSoon = 'See you soon.';
export const signInAgain = 'Sign in again';
export const youHaveSignedInAgain = 'You have signed in again in another tab.';
export const goToYourHomePage = 'Go to your home page';
