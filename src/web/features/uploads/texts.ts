export const applyThisUpload = 'Apply this upload';
export const rolesDecideWhatPeopleMay =
  'Roles decide what people may see, so we ask for your own password.';
export const apply = 'Apply';
export const notAppliedYet = 'Not applied yet';
export const someonesRoleAnyoneWhoseRole = (counted: string) =>
  `${counted} someone’s role. Anyone whose role changes is signed out.`;

export const required = 'Required.';
export const requiredIdentifiesThePerson =
  'Required. Identifies the person: an account with this address is updated, anyone else is created.';
export const requiredMemberOrganisationAdminCoach =
  'Required: member, organisation admin, coach, admin or super admin.';
export const itsNameRequiredForMembers =
  'Its name. Required for members and organisation admins; empty for everyone else.';
export const namesOfTheOrganisationsTeams =
  'Names of the organisation’s teams, separated by semicolons. Nobody is removed from a team.';
export const namesOfTheOrganisationsProgrammes =
  'Names of the organisation’s programmes, separated by semicolons.';
export const suchAsEuropeLondonIf =
  'Such as Europe/London. If empty, new people get your time zone.';
export const calledLanguageInTheTemplate =
  'Called “language” in the template. Decides how dates are written in emails, such as en-GB or de. If empty, new people get en-GB.';
export const theColumns = 'The columns';
export const anyOrderWithYourOwn =
  'Any order, with your own headings: you match the ones we don’t recognise before the file is sent.';

export const chooseTheColumnThatContains = (value: string) =>
  `Choose the column that contains: ${value}.`;
export const matchTheColumns = 'Match the columns';
export const sayWhatEachColumnOf = (fileName: string) =>
  `Choose what each column of “${fileName}” contains. Columns you leave out are ignored.`;
export const notSentYet = 'Not sent yet';
export const notInThisFile = 'Not in this file';
export const sendFile = 'Send file';
export const cancel = 'Cancel';

export const kind = 'Kind';
export const any = 'Any';
export const status = 'Status';
export const by = 'By';
export const anyone = 'Anyone';

export const rowsThatWereStillOpen = 'Rows that were still open changed nothing';
export const ofLabel = (number: string, counted: string) => `${number} of ${counted}`;
export const createsWhosePeopleAreSent = (counted: string) =>
  `creates ${counted}, whose people are sent an invitation,`;
export const changes = (counted: string) => `changes ${counted}`;
export const changesNothing = 'changes nothing';
export const nothingHasBeenChangedYet = 'Nothing has been changed yet';
export const applyingItWithErrors = (summary: string, isMore: boolean, counted: string) =>
  `Applying it ${summary}.${isMore ? ` ${counted} with errors are left out.` : ''}`;
export const itIsDiscardedUnlessSomeone = 'It is discarded unless someone decides before: ';
export const created = (counted: string) => `${counted} created`;
export const changed = (counted: string) => `${counted} changed`;
export const nothingWasChanged = 'Nothing was changed';
export const errors = (counted: string) => ` ${counted} errors`;
export const theirDetailsWereErased = '; their details were erased.';
export const downloadThemCorrectThem = ': download them, correct them and send that file.';
export const theirDetailsAreErasedOn = 'Their details are erased on ';

export const rowFirstToLast = 'Row, first to last';
export const rowLastToFirst = 'Row, last to first';
export const rows = 'Rows';
export const allRows = 'All rows';
export const withErrors = 'With errors';
export const downloadRowsWithErrors = 'Download rows with errors';
export const searchRows = 'Search rows';
export const noRowsHere = 'No rows here';
export const theFileHasNoRows = 'The file has no rows yet.';
export const noRowHasThisOutcome = 'No row has this outcome.';

export const file = 'File';
export const uploaded = 'Uploaded';
export const failed = 'Failed';
export const uploadReports = 'Upload reports';

export const whatHappenedToThisUpload = 'What happened to this upload';

export const notCheckedYet = 'Not checked yet';
export const person = 'Person';
export const row = 'Row';
export const role = 'Role';
export const organisation = 'Organisation';
export const outcome = 'Outcome';
export const rowsOfTheFile = 'Rows of the file';

export const downloadTemplate = 'Download template';

export const uploadUsers = 'Upload Users';
export const uploadReports2 = 'Upload Reports';
export const everythingThatWasChanged = 'Everything that was changed in bulk, and the result.';
export const uploadReports3 = 'upload reports';
export const searchByFileName = 'Search by file name';
export const noUploadsYet = 'No uploads yet';
export const sendACsvFile = 'Send a CSV file of people to create or change many accounts at once.';

export const sendAnotherFile = 'Send another file';
export const earlierUploads = 'Earlier uploads';
export const sendACsvFileCheck =
  'Send a CSV file, check what it would change, then decide whether to apply it.';
export const csvFile = 'CSV file';
export const oneRowForEachPerson = (number: string) =>
  `One row for each person, at most ${number}. Nothing changes until you apply it.`;
export const csvInUtf8 = 'CSV in UTF-8';
