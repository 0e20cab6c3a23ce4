export const goToYourHomePage = 'Go to your home page';
export const youDontHaveAccess = 'You don’t have access to this page';
export const notFound = 'Not found';
export const notAtThisAddress = 'We couldn’t find that here. It may have been moved.';
export const thisDidntLoad = 'This didn’t load';
export const tryAgain = 'Try again';
export const nothingYouEnteredIsLost = (value: string) => `${value} Nothing you entered is lost.`;

export const supportLinkCopiedItContains =
  'Support link copied. It contains the steps you took, but nothing you wrote.';
export const failed = 'Failed.';
export const copySupportLink = 'Copy support link';
