export const isRequired = (current: string) => `${current} is required.`;
export const usingAtLeast12Characters = 'Use at least 12 characters.';
export const thePasswordsDoNotMatch = 'The passwords do not match.';
export const notChangedYet = 'Not changed yet';
export const newPassword = 'New password';
export const repeatNewPassword = 'Repeat new password';

export const cancel = 'Cancel';

export const tryAgain = 'Try again';
export const signOut = 'Sign out';

export const yourPassword = 'Your password';

export const bookForTheTeam = 'Book for the team';
