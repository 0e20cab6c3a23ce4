import { meanings } from '../meanings.ts';

export const bookingGroupMeanings = meanings({
  people: { isTeamLeader: 'the leader of the team' },
  guards: {
    areDatesFree: 'Every date of it can be booked.',
    hasFuture: 'Some of its sessions are upcoming.',
    hasNoFuture: 'None of its sessions is upcoming.',
    givesReason: 'They give a reason.',
  },
  effects: {
    makeBookings: 'Every session of it is booked, or none.',
    cancelBookings: 'Every upcoming session of it is cancelled.',
  },
});
