import { always, meanings } from '../meanings.ts';
import { lockTime } from './access.ts';

export const userMeanings = meanings({
  people: { isSelf: 'the person', isSuperAdmin: 'super admins' },
  guards: {
    hasPower: 'It is their own account, or no admin’s, or a super admin acts.',
    isOwnProfile: 'Only what people write about themselves is changed.',
    isRoleInPower: 'The role is not an admin’s, or a super admin gives it.',
    leavesSuperAdmin: 'Someone else is a super admin, too.',
    keepsOwnRole: 'Nobody changes their own role.',
    keepsRole: 'The role stays.',
    changesRole: 'The role becomes another one.',
    mayLeaveCoaching: 'No coaching of theirs is left that the new role could not finish.',
    hasOrganization: 'Members and admins of organisations have an organisation.',
    hasNoOrganization: 'Coaches and staff have no organisation.',
    isOrganizationActive: 'Their organisation, if they have one, is active.',
    isEmailFree: 'Nobody else has the email address.',
    isTimeZoneKnown: 'The time zone exists.',
    signsInWithPassword: 'They sign in with a password, not through their organisation.',
    isNotLastSuperAdmin: 'Someone else is a super admin, too.',
    isNotSelf: 'It is not their own account.',
    hasNoCoaching: 'Nothing that they coach or are coached in is upcoming.',
    hasNoCredits: 'No session credits of a programme are left with them.',
    hasNoOpenBookings: 'None of their bookings is open.',
    namesEmail: 'The email address was typed as it is.',
    wasActive: 'They had signed in before.',
  },
  effects: {
    sendInvitation: 'They are sent an invitation.',
    sendResetLink: 'They are sent a link by which they choose a new password.',
    stampActivation: 'We record when they came in first.',
    stampLock: 'We record how long signing in is closed.',
    clearLock: 'Signing in is open.',
    forgetFailures: 'Wrong passwords until now do not count.',
    endSignIns: 'They are signed out everywhere.',
    endSignInsWhenAccessChanged:
      'They are signed out everywhere, where what they may do has changed.',
    leaveSessions: 'They come to none of the sessions that they were expected at.',
    releaseHolds: 'Times that were kept for them are free again.',
    leaveTeams: 'They are in no team any more.',
    takeEverything: 'What was known of them is replaced by nothing.',
    erase: 'What others keep of them is erased, too.',
  },
  timers: {
    lockTime: {
      meaning: 'Signing in is possible again.',
      when: '{lockTime} after too many passwords were wrong',
    },
  },
  amounts: { lockTime: always(lockTime, 'machines/user/access.ts, lockTime') },
});
