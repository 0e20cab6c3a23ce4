export const users = 'Users';
export const userDetails = 'User Details';
export const profile = 'Profile';
export const organisationMembers = 'Organisation Members';

export const somethingWentWrong = 'Something went wrong';
export const somethingWentWrongOnThisPage = 'Something went wrong on this page';
export const tryAgain = 'Try again';

export const pageNotFound = 'Page not found';
export const weCantFindThatPage = 'We can’t find that page';
export const theAddressMay = 'The address may have a typing mistake, or the page may have moved.';
export const goToYourHomePage = 'Go to your home page';

export const wellKeepTryingNothingYou = 'We’ll keep trying. Nothing you typed is lost.';
export const lastConnectedAt = (clockOf: string) => `Last connected at ${clockOf}.`;
export const tryNow = 'Try now';
