import type { Counted } from '#domain/text/counted.ts';

export const of5 = 'of 5';

export const logoAndBrandLabel = 'Logo and brand label';
export const theLogoWasRemoved = 'The logo was removed.';
export const notSavedYet = 'Not saved yet';
export const removeLogo = 'Remove logo';
export const addALogo = 'Add a logo';
export const chooseAnotherLogo = 'Choose another logo';
export const atLeast6464Pixels = 'At least 64 × 64 pixels. Its people see it straight away.';
export const jpgPngOrWebp = 'JPG, PNG or WebP';
export const theLogoWasSaved = 'The logo was saved.';
export const brandLabel = 'Brand label';
export const itsPeopleSeeItNext = 'Its people see it next to the logo. Up to 40 characters.';
export const saveBrandLabel = 'Save brand label';
export const close = 'Close';

export const exportMembers = 'Export members';
export const everyoneInTheListAs =
  'everyone in the list with the current filters, including their names and email addresses';

export const searchS = (kind: string) => `Search ${kind}s`;
export const noByThatName = (kind: string) => `No ${kind} by that name.`;

export const team = 'Team';
export const programme = 'Programme';
export const journeyStatus = 'Journey status';
export const stalledTheLastSession =
  'Stalled: the last session is over 30 days ago and none is upcoming.';
export const any = 'Any';

export const nameAndEmail = 'Name and email';
export const journey = 'Journey';
export const teamAndProgrammes = 'Team and programmes';
export const sessions = 'Sessions';
export const nextSession = 'Next session';
export const credits = 'Credits';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';
export const organisationMembers = 'Organisation members';
export const coachesOf = (fullName: string) => `Coaches of ${fullName}`;

export const typeTheNameExactly = 'Type the name exactly as it is shown.';
export const obfuscateTheMembersOf = (name: string) => `Obfuscate the members of “${name}”?`;
export const thisIsFinalNobody = 'This is permanent and can’t be undone.';
export const loseEverythingThatSays = (
  members: number,
  invited: number,
  deleted: number,
  counted: Counted,
) =>
  `${counted(members, 'person', 'people')} will lose all identifying details; ${invited} of them were only invited, ${deleted} are already deleted.`;
export const eachIsObfuscated =
  'Each is obfuscated as on their own page: name, address, messages, texts, sign-ins and files are removed; sessions, credits and histories stay, under the name “Deleted user”.';
export const openBookings = (
  count: number,
  first: string,
  isMore: boolean,
  rest: number,
  counted: Counted,
) =>
  `${counted(count, 'person has', 'people have')} open bookings and will be skipped: ${first}${isMore ? ` and ${rest} more` : ''}.`;
export const theLastTimeSkipped = (failed: number, counted: Counted) =>
  `The last time, ${counted(failed, 'person was', 'people were')} skipped.`;
export const itContinuesInTheBackground =
  'It continues in the background; you can leave this page.';
export const keepData = 'Keep data';
export const obfuscateMembers = 'Obfuscate members';
export const notStartedYet = 'Not started yet';
export const whatHappenedToEveryoneLast = 'What happened to everyone last time';
export const name = 'Name';

export const obfuscatingTheMembersOf = (name: string) => `Obfuscating the members of “${name}”`;
export const nobodyIsLeftToObfuscate = 'Nobody is left to obfuscate';
export const youCanLeaveThisPage = 'You can leave this page; it continues.';
export const showOrganisation = 'Show organisation';
export const obfuscated = 'Obfuscated';
export const ofObfuscated = (number: string, counted: string) =>
  `${number} of ${counted} obfuscated.`;
export const skippedBecauseOfOpenBookings = (counted: string) =>
  `${counted} skipped because of open bookings.`;
export const showEveryRow = 'Show every row';

export const atAGlance = 'At a glance';
export const members = 'Members';
export const teams = 'Teams';
export const activeProgrammes = 'Active programmes';
export const upcomingBookings = 'Upcoming bookings';

export const aboutThisOrganisation = 'About this organisation';
export const logo = 'Logo';
export const none = 'None';
export const singleSignOn = 'Single sign-on';
export const notSet = 'Not set';

export const youCanInviteItsPeople = 'You can invite its people and add them to teams afterwards.';
export const save = 'Save';
export const listsAndFiltersNoLonger = 'Lists and filters no longer show it. Nobody is notified.';
export const itsAndAreKept = (members: number, teams: number, counted: Counted) =>
  `Its ${counted(members, 'member')} and ${counted(teams, 'team')} are kept as they are.`;
export const itCanBeRestored = 'It can be restored.';
export const listsAndFiltersShow =
  'Lists and filters show it again, with its domains, contract and rules.';
export const withItComeItsAnd = (members: number, teams: number, counted: Counted) =>
  `With it come its ${counted(members, 'member')} and ${counted(teams, 'team')}.`;
export const nobodyIsNotified = 'Nobody is notified.';

export const mustBeBetweenAnd = (label: string, min: number, max: number) =>
  `${label} must be between ${min} and ${max}.`;
export const isNotADomain = (odd: string) => `“${odd}” is not a domain.`;
export const contractEndMust = 'Contract end must be on or after the contract start.';
export const bookingRules = 'Booking rules';
export const leaveAFieldEmpty =
  'Leave a field empty to use the standard rule. Changes apply to bookings made from then on.';
export const showEffects = 'Show what these rules change';
export const thisChanges = 'What this changes';
export const sameRules = 'These are the rules as they are.';
export const empty = (meaning: string, amount: string) => `${meaning} Empty: ${amount}.`;

export const invite = 'Invite';
export const organisationMembers2 = 'Organisation Members';
export const searchByNameOrEmail = 'Search by name or email';
export const noMembersYet = 'No members yet';
export const createAccountsForItsPeople =
  'Create accounts for its people; each gets an invitation.';
export const peopleAppearHereAsSoon = 'People appear here as soon as they are invited.';

export const off = 'Off';
export const onAndTheOnlyWay = 'On and required';
export const onBesidePasswords = 'On, alongside passwords';

export const theStandardRulesApply = 'The standard rules apply.';
export const markedRulesAreThisOrganisations =
  'Marked rules are this organisation’s own; the others are the standard ones. Bookings keep the rules they were made under.';
export const own = 'Own';

export const inLabel = (members: number, teams: number, counted: Counted) =>
  `${counted(members, 'member')} in ${counted(teams, 'team')}`;

export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const mostMembersFirst = 'Most members first';
export const fewestMembersFirst = 'Fewest members first';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const programmes = 'Programmes';
export const withAnActiveProgramme = 'With an active programme';
export const withoutAnActiveProgramme = 'Without an active programme';
export const deletedOrganisations = 'Deleted organisations';
export const deleted = 'Deleted';
export const listsAndFiltersNoLongerShow =
  'Lists and filters no longer show them; their members and teams are kept as they are. They can be restored. Nobody is notified.';
export const listsAndFiltersShowThem =
  'Lists and filters show them again, with their members, teams and rules. Nobody is notified.';
export const theCustomersWhosePeople = 'The customers whose people are coached.';
export const membersBelongToAnOrganisation =
  'Members belong to an organisation, so create one before you invite anyone.';

export const itsPeopleSign =
  'Its people sign in with the organisation’s own OpenID provider, found by the domain of their email address.';
export const peopleCanSignInThrough = 'People can sign in through the organisation';
export const issuer = 'Issuer';
export const theAddressOfTheProvider =
  'The address of the provider, starting with https://. We check it when you save.';
export const clientId = 'Client ID';
export const clientSecret = 'Client secret';
export const aSecretIsSavedIt =
  'A secret is saved. It is never shown; leave this empty to keep it.';
export const itIsStoredEncrypted = 'It is stored encrypted and never shown again.';
export const returnAddress = 'Return address';
export const theProviderNeeds = 'The provider needs it to send people back here.';
export const itIsTheOnlyWay = 'Require it: nobody can sign in with a password';
export const everyoneInThisOrganisation =
  'Everyone in this organisation who signed in with a password is signed out.';
export const saveSingleSignOn = 'Save single sign-on';

export const standardRules = 'Standard rules';
