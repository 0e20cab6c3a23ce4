import type { Counted } from '#domain/text/counted.ts';

export const nobodyCanBeAdded = 'Nobody can be added to this team';
export const chooseAMember = 'Choose a member.';
export const addTeamMember = 'Add Team Member';
export const toFrom = (name: string, name2: string) => `To “${name}”, from ${name2}.`;
export const addMember = 'Add member';
export const notAddedYet = 'Not added yet';
export const member = 'Member';
export const searchMembers = 'Search members';
export const noMemberByThatName = 'No member by that name who isn’t in the team.';

export const youAddItsMembersAnd = 'You add its members and choose its leader afterwards.';
export const chooseAnOrganisation = 'Choose an organisation.';
export const organisation = 'Organisation';

export const organisationTeams = 'Organisation Teams';
export const aTeamHasALeader = 'A team has a leader, who can book sessions for all of it.';

export const thisPerson = 'This person is not a member of the team';
export const goBack = 'Go back';
export const someoneMayHaveJustRemoved = 'Someone may have just removed them.';
export const nobodyCanBeRemoved = 'Nobody can be removed from this team';
export const removeFrom = (fullName: string, name: string) => `Remove ${fullName} from “${name}”?`;
export const theTeamHasNoUpcoming = 'The team has no upcoming bookings.';
export const theTeamHasTheyStill = (upcomingBookings: number, counted: Counted) =>
  `The team has ${counted(upcomingBookings, 'upcoming booking')}; they still take part in those they’re booked for.`;
export const theTeamWillHaveNo =
  'The team will have no leader. They and the organisation’s admins are notified.';
export const nobodyIsNotified = 'Nobody is notified.';
export const theyCanBeAddedAgain = 'They can be added again.';
export const keepInTeam = 'Keep in team';
export const removeMember = 'Remove member';
export const notRemovedYet = 'Not removed yet';

export const theirMembersNoLongerSee =
  'Their members no longer see them, lists hide them, and nobody can book for them. They can be restored. Nobody is notified.';
export const theyComeBack = 'They come back with their members and leaders. Nobody is notified.';

export const nobody = 'Nobody';
export const itsNoLongerSee = (members: number, counted: Counted) =>
  `Its ${counted(members, 'member')} no longer see it, and lists hide it. Nobody is notified.`;
export const nobodyLeadsItSoNobody = 'Nobody leads it, so nobody loses the right to book for it.';
export const canNoLongerBook = (fullName: string) => `${fullName} can no longer book for it.`;
export const itCanBeRestored = 'It can be restored.';
export const itComesBackWithIts = (members: number, counted: Counted) =>
  `It comes back with its ${counted(members, 'member')}.`;
export const nobodyLeadsIt = 'Nobody leads it.';
export const leadsItAgain = (fullName: string) => `${fullName} leads it again and can book for it.`;

export const teamMembers = 'Team members';
export const name = 'Name';
export const email = 'Email';
export const roleInTeam = 'Role in team';
export const leader = 'Leader';
export const joined = 'Joined';
export const sessionsCompleted = 'Sessions completed';

export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const addMember2 = 'Add Member';
export const teamMembers2 = 'Team Members';
export const noMembersYet = 'No members yet';
export const theLeaderOfATeam = 'The leader of a team is one of its members, so add some first.';
export const endLeadership = 'End leadership';
export const makeLeader = 'Make leader';
export const remove = 'Remove';

export const progress = 'Progress';
export const members = 'Members';
export const upcomingBookings = 'Upcoming bookings';

export const aboutThisTeam = 'About this team';
export const coachNotes = 'Coach notes';
export const coaches = 'Coaches';
export const description = 'Description';
export const none = 'None';
export const sessionCredits = 'Session credits';
export const creditsAndWhy = (credits: number) => `${credits}: see why`;

export const yourTeams = 'Your teams.';
export const youreNotInATeam = 'You’re not in a team at the moment.';
