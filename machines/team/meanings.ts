import { meanings } from '../meanings.ts';

export const teamMeanings = meanings({
  people: { managesTeams: ['staff', 'an admin of the organisation'] },
  guards: {
    hasProperOrganization:
      'Its organisation is active, and the one of whoever asks unless they are staff.',
    isNameFree: 'No other team of the organisation has the name.',
    isLeaderMember: 'Whoever is to lead it is one of its members, or nobody is.',
    canJoin: 'They are of its organisation, and not in the team already.',
    isInTeam: 'They are in the team.',
    hasNoUpcomingBookings: 'None of its bookings is upcoming.',
    hasNoCredits: 'No credits are left with it.',
  },
  effects: {
    takeLeader: 'We record who leads it.',
    letLeaderGo: 'Nobody leads it, where whoever leaves did.',
    addMember: 'They are in the team.',
    removeMember: 'They are not in the team any more.',
    notifyLeaders: 'Whoever leads it from now on, and whoever did, are notified.',
  },
});
