export const makeABooking = 'Make a booking';
export const bookForSomeone = 'Book for someone';
export const createUser = 'Create user';
export const uploadUsers = 'Upload users';
export const createTeam = 'Create team';
export const createSession = 'Create session';
export const createOrganisation = 'Create organisation';
export const createResourceCategory = 'Create resource category';

export const found = (count: number) => `${count} found`;
export const tryAgain = 'Try again';
