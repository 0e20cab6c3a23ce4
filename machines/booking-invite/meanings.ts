import { meanings, ofPolicy } from '../meanings.ts';

export const bookingInviteMeanings = meanings({
  people: {
    isHost: ['whoever asked for the session', 'the leader of its team'],
    isCoachOfSeveral: 'the coach of a session for several',
    isInviter: 'whoever invited',
    isInvitee: 'the invitee',
  },
  guards: {
    isOn: 'The session takes place.',
    isInTime: 'The session is more than {inviteCutoff} ahead.',
    isAhead: 'The session has not started.',
    isColleague:
      'The invitee belongs to the same organisation, and to the team where it is for one.',
    isNotIn: 'The invitee is not of the session already.',
    hasSeat: 'A seat is free, and nobody waits for it.',
    isFull: 'No seat is free.',
    isSeatFree: 'A seat is free, and nobody has waited for it longer.',
    isTimeFree: 'The invitee has nothing else at that time.',
    isCovered: 'The place is free, or a credit of the invitee is left that may be used for it.',
  },
  effects: {
    stampInvitation: 'We record who invited.',
    stampWaiting: 'The invitee waits for a seat from now on.',
    forgetWaiting: 'The invitee does not wait for a seat any more.',
    stampResponse: 'We record when they answered, and why they decline.',
    forgetResponse: 'It counts as never answered.',
    joinSession: 'The invitee comes to the session, and their time is kept.',
    leaveSession: 'The invitee does not come to the session any more.',
    offerSeat: 'Whoever has waited longest for a seat is asked.',
  },
  timers: {
    cutoff: {
      meaning: 'Nobody has answered in time: the invitation expires.',
      when: '{inviteCutoff} before the start of the session',
    },
  },
  amounts: { inviteCutoff: ofPolicy('inviteCutoff') },
});
