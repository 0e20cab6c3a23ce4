import { counted } from '#web/ui/numbers.ts';

export const invitation = (name: string) => `Invitation: ${name}`;
export const openTheBooking = 'Open the booking';
export const from = (fullName: string) => `From ${fullName}`;
export const whatHappenedToThisInvitation = 'What happened to this invitation';
export const respond = 'Respond';

export const received = 'Received';
export const sent = 'Sent';
export const upcoming = 'Upcoming';
export const past = 'Past';
export const bookingInvites = 'Booking Invites';
export const invitations = 'Invitations';
export const searchBySessionOrName = 'Search by session or name';
export const session2 = 'Session';
export const any = 'Any';
export const session = (value: string) => `Session: ${value}`;
export const noInvitationsYet = 'No invitations yet';
export const peopleYouInvite = 'People you invite to a group session are listed here.';
export const invitationsToSessionsAreListed = 'Invitations to sessions are listed here.';
export const revoke = 'Revoke';

export const nobodyCanBeInvited = 'Nobody can be invited to this session';
export const showInvitations = 'Show invitations';
export const onlyItsMembersItsCoach =
  'Only its members, its coach, its team leader and staff can invite people to it.';
export const chooseSomeoneToInvite = 'Choose someone to invite.';
export const andAlreadyWaitForOne = (waiting: number) =>
  `, and ${waiting} ${waiting === 1 ? 'is' : 'are'} already waiting for one`;
export const peopleOnTheWaitingList =
  'People on the waiting list are invited in turn as soon as a seat is free.';
export const wellNotifyThemRightAway =
  'We’ll notify them right away; a seat is kept until they answer.';
export const inviteToBooking = 'Invite to Booking';
export const ofSeatsAreLeft = (left: number, all: number, line: string, then: string) =>
  `${left} of ${all} seats are left${line}. ${then}`;
export const sendInvitations = (count: number) => `Send ${count} invitations`;
export const sendInvitation = 'Send invitation';
export const notSentYet = 'Not sent yet';
export const colleague = 'Colleague';
export const searchColleagues = 'Search colleagues';
export const noColleagueByThatName = 'No colleague by that name who isn’t in the session.';
export const toBeInvited = 'To be invited';
export const dontInvite = (name: string) => `Don’t invite ${name}`;
export const putAnyoneWithoutASeat = 'Put anyone without a seat on the waiting list';
export const everybodyInvited = 'Everyone who is invited';
export const message = 'Message';
export const youCanLeaveItEmpty = (inviteReadersInWords: string) =>
  `Optional. ${inviteReadersInWords} can read it.`;

export const video = 'Video';
export const phone = 'Phone';
export const inPerson = 'In person';
export const oneCredit = '1 credit';
export const credits = (cost: number) => `${cost} credits`;
export const left = (available: number) => `, ${available} left`;
export const ofTheInviteeInReserved = (units: string, programme: string, left: string) =>
  `${units} of the invitee in “${programme}”${left}. Reserved when they accept.`;
export const time = 'Time';
export const coach = 'Coach';
export const place = 'Place';
export const whoElseIsComing = 'Who else is coming';
export const nobodyYet = 'Nobody yet';
export const cost = 'Cost';
export const from2 = 'From';
export const to = 'To';
export const answerBy = 'Answer by';
export const answered = 'Answered';
export const reason = 'Reason';
export const theSession = 'The session';

export const status = 'Status';
export const number = (value: string, waitingPlace: number) => `${value}, number ${waitingPlace}`;
export const start = 'Start';

export const thisInvitationCantBeRevoked = 'This invitation can’t be revoked';
export const revokeTheInvitationTo = (fullName: string) => `Revoke the invitation to ${fullName}?`;
export const isNotifiedAndNoLonger = (fullName: string) =>
  `${fullName} is notified and no longer comes to this session.`;
export const theirSeatAndTheirTime = 'Their seat and their time are free immediately.';
export const theyCanBeInvitedAgain = 'They can be invited again.';
export const keepInvitation = 'Keep invitation';
export const revokeInvitation = 'Revoke invitation';
export const notRevokedYet = 'Not revoked yet';

export const thisInvitationCantBeAnswered = 'This invitation can’t be answered';
export const youreWaitingForASeat = (name: string) => `You’re waiting for a seat in ${name}`;
export const willYouComeTo = (name: string) => `Will you come to ${name}?`;
export const wantsYouThere = 'wants you there';
export const invitesYou = 'invites you';
export const decline = 'Decline';
export const declineThisInvitation = 'Decline this invitation';
export const notNow = 'Not now';

export const invite = 'Invite';
export const searchByName = 'Search by name';
export const nobodyIsInvitedYet = 'Nobody is invited yet';
export const whoIsInvited = 'People invited to this session, and their answers, are listed here.';
export const ofLeft = (left: number, all: number) => `${left} of ${counted(all, 'seat')} left`;
export const waiting = (free: string, waiting: number) => `${free}, ${waiting} waiting`;
export const copyLink = 'Copy link';
export const copiedTheLink = 'Copied the link to the invitation.';

export const status2 = (value: string) => `Status: ${value}`;

export const numberOnTheWaitingList = (waitingPlace: number) =>
  `Number ${waitingPlace} on the waiting list`;
export const thePersonWhoHasWaited =
  'The person who has waited longest is invited as soon as a seat is free.';

export const toThe = (fullName: string, session: string) => `${fullName}, ${session}`;
export const revokedTogether =
  'Each person is notified and no longer comes to the session. Their seats and their time are free immediately. They can be invited again.';
