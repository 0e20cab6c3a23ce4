import { counted } from '#web/ui/numbers.ts';

export const wasCreatedAndWillGet = (fullName: string) =>
  `${fullName} was created and will get an invitation.`;
export const createNewUser = 'Create New User';
export const theyGetAnInvitationBy =
  'They get an invitation by email and choose their own password.';
export const createUser = 'Create user';
export const notCreatedYet = 'Not created yet';
export const createAnotherUserAfterwards = 'Create another user afterwards';

export const thisAccountCantBeDeleted = 'This account can’t be deleted';
export const deleteLabel = (fullName: string) => `Delete “${fullName}”?`;
export const keepAccount = 'Keep account';
export const deleteUser = 'Delete user';
export const notDeletedYet = 'Not deleted yet';
export const nothingIsBookedSoNothing = 'Nothing is booked, so nothing is cancelled.';
export const theTimeHeldForA = 'The time held for a request is free again.';
export const isNotSignedInAnywhere = (firstName: string) =>
  `${firstName} is not signed in anywhere.`;
export const willBeSignedOutEverywhere = (firstName: string) =>
  `${firstName} will be signed out everywhere.`;
export const theAdminsOfAreNotified = (name: string) => `The admins of ${name} are notified.`;
export const theAccountCanBeRestored = 'The account can be restored; the sessions can’t.';
export const isNoLongerComingThe = (firstName: string, isRequest: boolean, namesOf: string) =>
  `${firstName} is no longer coming. The ${isRequest ? 'request stays' : 'session goes ahead'} for ${namesOf}.`;
export const theIsCancelledBecauseNobody = (isRequest: boolean) =>
  `the ${isRequest ? 'request' : 'session'} is cancelled, because nobody else is coming.`;
export const returned = (credits: number, isOne: boolean) =>
  ` ${counted(credits, 'credit')} ${isOne ? 'is' : 'are'} returned.`;
export const others = (more: number) => `${more} others`;

export const thisAccountCantBeEdited = 'This account can’t be edited';
export const editUser = 'Edit User';
export const save = 'Save';
export const notSavedYet = 'Not saved yet';
export const changingTheRole =
  'Changing the role or the email address signs the person out everywhere, so we ask for your own password.';

export const exportUsers = 'Export users';
export const everyoneInTheListAs =
  'everyone in the list with the current filters, including their names and email addresses';

export const searchS = (kind: string) => `Search ${kind}s`;
export const noByThatName = (kind: string) => `No ${kind} by that name.`;

export const thisAccountCantBeObfuscated = 'This account can’t be obfuscated';
export const typeTheEmailAddressExactly = 'Type the email address exactly as it is shown.';
export const obfuscate = (fullName: string) => `Obfuscate “${fullName}”?`;
export const thisIsFinalNobody = 'This is permanent and can’t be undone.';
export const nameEmailAddressPhoneJob =
  'Name, email address, phone, job title, bio, picture, time zone and language are replaced.';
export const emailsSentToThemAre = 'Emails sent to them are removed.';
export const sessionsCreditsAndHistoriesStay =
  'Sessions, credits and histories stay, under the name “Deleted user”.';
export const keepData = 'Keep data';
export const obfuscateUser = 'Obfuscate user';
export const notObfuscatedYet = 'Not obfuscated yet';
export const email = 'Email';

export const thisPasswordCantBeReplaced = 'This password can’t be replaced';
export const usingAtLeast12Characters = 'Use at least 12 characters.';
export const resetPassword = 'Reset Password';
export const aTemporaryPassword = (fullName: string, firstName: string) =>
  `A temporary password for ${fullName}. ${firstName} is signed out everywhere. Tell them the new password yourself.`;
export const setPassword = 'Set password';
export const notSetYet = 'Not set yet';
export const temporaryPassword = 'Temporary password';
export const atLeast12Characters = 'At least 12 characters.';
export const anyoneWhoKnowsAPassword =
  'Anyone who knows a password can sign in with it, so we ask for yours.';

export const thisAccountCantBeRestored = 'This account can’t be restored';
export const restore = (fullName: string) => `Restore “${fullName}”?`;
export const theInvitationIsSentAgain =
  'The invitation is sent again, because they had not signed in before.';
export const theAccountIsActiveAgain =
  'The account is active again, with its teams, programmes and password.';
export const sessionsThatWereCancelledStay = 'Sessions that were cancelled stay cancelled.';
export const thePersonIsNotified = 'The person is notified.';
export const thePersonAndTheAdmins = (name: string) =>
  `The person and the admins of ${name} are notified.`;
export const leaveDeleted = 'Leave deleted';
export const restoreUser = 'Restore user';
export const notRestoredYet = 'Not restored yet';

export const noLinkCanBeSent = 'No link can be sent';
export const sendALink = (fullName: string) => `Send ${fullName} a link?`;
export const anEmailToTakesTo = (email: string, firstName: string) =>
  `An email to ${email} takes ${firstName} to a page where they choose a new password.`;
export const theCurrentPasswordWorksUntil = 'The current password works until then.';
export const notNow = 'Not now';
export const sendLink = 'Send link';
export const notSentYet = 'Not sent yet';
export const theLink = (email: string) => `The link is on its way to ${email}.`;

export const role = (value: string) => `Role: ${value}`;
export const status = (value: string) => `Status: ${value}`;
export const organisation = (organization: string) => `Organisation: ${organization}`;
export const programme = (programme: string) => `Programme: ${programme}`;
export const team = (team: string) => `Team: ${team}`;
export const neverSignedIn = 'Never signed in';
export const hasSignedIn = 'Has signed in';

export const eachPersonGetsTheInvitation =
  'Each person gets the invitation again; earlier links no longer work.';
export const theyCanTryToSign = 'They can try to sign in again.';
export const eachPersonGetsALink = 'Each person gets a link to choose a new password.';
export const theyAreSignedOutEverywhere =
  'They are signed out everywhere and removed from their sessions; sessions nobody else is coming to are cancelled. The accounts can be restored; the sessions can’t.';
export const theAccountsAreRestoredCancelled =
  'The accounts are restored; cancelled sessions are not.';

export const none = 'None';
export const specialisms = 'Specialisms';
export const languages = 'Languages';
export const profile = 'Profile';
export const phone = 'Phone';
export const jobTitle = 'Job title';
export const bio = 'Bio';
export const timeZone = 'Time zone';
export const dateFormat = 'Date format';
export const signsInWith = 'Signs in with';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';
export const lastChanged = 'Last changed';
export const by = (fullName: string) => ` by ${fullName}`;
export const sessions = 'Sessions';
export const giving = 'Giving';
export const comingUp = 'Coming up';
export const past = 'Past';
export const teams = 'Teams';
export const notInATeam = 'Not in a team.';
export const programmes = 'Programmes';
export const inNoProgramme = 'In no programme.';
export const until = (lastDay: string) => `Until ${lastDay}`;
export const coaches = 'Coaches';
export const credits = 'Credits';
export const coachNotes = 'Coach notes';
export const availability = 'Availability';
export const workingHours = 'Working hours';
export const calendars = 'Calendars';
export const setupCheck = 'Setup check';
export const asACoach = 'As a coach';
export const whenTheyCanBeBooked = 'When they can be booked, by whom and for what.';

export const canHaveAtMostEntries = (label: string, mostWords: number) =>
  `${label} can have at most ${mostWords} entries.`;
export const eachEntry = (label: string) =>
  `Each entry of ${label} can have at most 120 characters.`;
export const firstNameIsRequired = 'First name is required.';
export const lastNameIsRequired = 'Last name is required.';
export const enterAValidEmailAddress = 'Enter a valid email address.';
export const organisationIsRequired = 'Organisation is required for this role.';
export const chooseATimeZone = 'Choose a time zone.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const role2 = 'Role';
export const youCantChangeYourOwn = 'You can’t change your own role.';
export const organisation2 = 'Organisation';
export const whereTheOrganisationEnforcesSingle =
  'Where the organisation enforces single sign-on, people always sign in through it.';
export const chooseATimeZone2 = 'Choose a time zone';
export const forDatesInEmailsAnd =
  'For dates in emails, and for numbers everywhere. All pages are in English.';
export const withTheCountryCodeSuch = 'With the country code, such as +44 20 7946 0018.';
export const separatedByCommasMembersSee =
  'Separated by commas. Members see them when they choose a coach.';
export const theLanguagesTheyCoach = 'The languages they coach in, separated by commas.';

export const any = 'Any';
export const status2 = 'Status';
export const allButDeleted = 'All but deleted';
export const programme2 = 'Programme';
export const team2 = 'Team';

export const nameAndEmail = 'Name and email';
export const created = 'Created';
export const users = 'Users';

export const thisAccount = 'this account';
export const whatWeKnowAboutThat = 'What we know about that moment';
export const theHistoryRecordsWhichFields =
  'The history records which fields changed, never what they said.';
export const since = 'Since';
export const until2 = 'Until';
export const now = 'Now';
export const by2 = 'By';
export const theProduct = 'The product';
export const whatHappenedToThisAccount = 'What happened to this account';

export const at = (value: string, name: string) => `${value} at ${name}`;

export const everyoneWithAnAccountMembers = 'Everyone with an account: members, coaches and staff.';
export const upload = 'Upload';
export const searchByNameEmail = 'Search by name, email or organisation';
export const noUsersYet = 'No users yet';
export const createTheFirstAccount = 'Create the first account; the person gets an invitation.';

export const receiptOfErasure = 'Receipt of the erasure';
export const itHoldsNoneOfTheData =
  'What became of this person’s data, in numbers. It holds none of the data.';
export const erasedBeforeReceipts = 'This person was obfuscated before there were receipts.';
export const erased = 'Obfuscated';
export const becameOf = {
  removed: 'Removed',
  anonymous: 'Kept without their name',
  kept: 'Kept as it is',
} as const;
