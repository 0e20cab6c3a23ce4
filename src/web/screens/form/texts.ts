export const forWhom = 'Who is it for?';
export const aMember = 'A member';
export const aTeam = 'A team';
export const team = 'Team';
export const searchTeams = 'Search teams';
export const noTeamWithALeader = 'No team with a leader by that name.';
export const member = 'Member';
export const searchMembers = 'Search members';
export const noMemberByThatName = 'No member by that name.';

export const typePartOfTheName = 'Type part of the name.';

export const remove = 'Remove';

export const save = 'Save';
export const notSavedYet = 'Not saved yet';

export const cancel = 'Cancel';
export const weKeptWhatYouHad = 'We kept what you had entered. ';
export const weKeptWhatYouHadEntered =
  'We kept what you had entered. Someone has changed this since, so compare before you save. ';
export const startAgain = 'Start again';

export const leaveWithoutSaving = 'Leave without saving?';
export const keepEditing = 'Keep editing';
export const leave = 'Leave';
export const whatYouEntered = 'What you entered on this page hasn’t been saved.';

export const cityOffsetOrName = 'A city, an offset or a name';
export const noZoneByThatName = 'No time zone is called that.';
