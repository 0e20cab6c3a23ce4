import { counted } from '#web/ui/numbers.ts';

export const notChanged = 'Not changed';
export const remove = 'Remove';
export const removeOf = (name: string) => `Remove ${name}`;
export const name = 'Name';
export const cancel = 'Cancel';

export const coaches = 'Coaches';
export const addACoach = 'Add a coach';
export const noCoachesYet = 'No coaches yet.';

export const bookedSessionsStay = 'Sessions that are booked with them stay as they are.';
export const nobodyBooksThemInIt = 'Nobody can book them in this programme any more.';

export const teams = 'Teams';
export const allWhoAreInATeam =
  'Everyone in a team takes part, including people who join it later.';
export const addATeam = 'Add a team';
export const searchTeams = 'Search teams';
export const noTeamByThatName = 'No team by that name.';
export const noTeamsYet = 'No teams yet.';

export const members = 'Members';
export const addAMember = 'Add a member';
export const searchPeople = 'Search people of the organisation';
export const nobodyByThatName = 'Nobody by that name.';
export const searchMembers = 'Search members';
export const noMembersYet = 'No members yet.';
export const through = 'Added';
export const byName = 'By name';
export const creditsLeft = 'Credits left';
export const booked = 'Booked';
export const previous = 'Previous';
export const next = 'Next';
export const fromTo = (page: number, perPage: number, shown: number, total: number) => {
  const first = (page - 1) * perPage + 1;
  return `${first}–${first + shown - 1} of ${counted(total, 'member')}`;
};

export const addEveryoneIn = (organization: string) => `Add everyone in ${organization}`;
export const pasteAListOfAddresses = 'Paste a list of email addresses';
export const emailAddresses = 'Email addresses';
export const oneOnEachLine = 'One on each line, or with commas between.';
export const checkTheList = 'Check the list';
export const whatWouldBeAdded = 'Who would be added';
export const address = 'Address';
export const whatHappens = 'What happens';
export const outcomes = {
  new: 'Will be added',
  alreadyIn: 'Already in it',
  elsewhere: 'Belongs to another organisation',
  notMember: 'Not a member',
  unknown: 'No account with this address',
} as const;
export const ofWillBeAdded = (adding: number, all: number) =>
  `${counted(adding, 'person', 'people')} of ${all} will be added.`;
export const addMany = (many: number) => `Add ${counted(many, 'member')}`;

export const removeQuestion = (name: string) => `Remove ${name} from the programme?`;
export const keep = 'Keep';
export const unusedCreditsGoBack = 'Unused credits go back into the pool.';
export const theyCanBeAddedAgain = 'They can be added again, but not with the credits they had.';
export const whoIsInNoOtherWay =
  'Everyone who takes part only through this team leaves the programme.';

export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
