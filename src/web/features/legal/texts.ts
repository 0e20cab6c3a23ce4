export const privacyPolicy = 'Privacy Policy';

export const terms = 'Terms';

export const pleaseReadThisToThe = 'Please read this to the end, then accept it to continue.';
export const youHaveAcceptedThisVersion = 'You have accepted this version.';
export const continueLabel = 'Continue';
export const accept = 'Accept';
export const signOut = 'Sign out';

export const youAcceptedVersionOn = (version: string) => `You accepted version ${version} on `;

export const version = (version: string, dayOf: string) => `Version ${version}, ${dayOf}`;
export const print = 'Print';

export const termsAndConditions = 'Terms & Conditions';
