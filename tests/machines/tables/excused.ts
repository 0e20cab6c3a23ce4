/** The charts of which every small change is noticed, or has a reason below; whoever is in the list stays there. */
export const proven: readonly string[] = [
  'attendee',
  'award',
  'booking-constraint',
  'booking-group',
  'booking-invite',
  'coach-note',
  'coach-permission',
  'credit-lot',
  'external-calendar',
  'organization',
  'own-export',
  'programme',
  'resource',
  'resource-category',
  'review',
  'session',
  'session-option',
  'slot-hold',
  'team',
  'upload-report',
  'user',
];

const settledAlready =
  'Nothing is left to settle: whoever is recorded so has the unit where that outcome leads already, or none.';
const allIsEnough =
  'Another question of the same guard says more: who gives all that is there, or leaves some, has enough. This one has the sentence for whoever is stopped.';
const hasBegun =
  'A draft is only begun once the session has started, and a session that has started is moved no more.';
const daysStay =
  'The days and the zone of a programme that runs can’t change at all, so they can’t become wrong.';
const rolesStay =
  'Whoever keeps their role, as another question of this guard says, is given none.';
const unlocked =
  'Leaving the locked state clears the lock, and nobody who was only invited is locked.';

/** Changes that no test can notice, and why; a reason for what is noticed, or is not there any more, fails. */
export const excused: Readonly<Record<string, string>> = {
  'attendee | place.attended | RECORD 0 | creditIsSettled is left out': settledAlready,
  'attendee | place.excused | RECORD 1 | creditIsSettled is left out': settledAlready,
  'coach-note | draft | WRITE 0 | hasStarted always answers yes': hasBegun,
  'coach-note | draft | SUBMIT 0 | hasStarted always answers yes': hasBegun,
  'credit-lot | active | ALLOCATE 0 | hasEnough always answers yes': allIsEnough,
  'credit-lot | active | DEALLOCATE 0 | canGiveBack always answers yes': allIsEnough,
  'credit-lot | active | DEALLOCATE 1 | canGiveBack always answers yes': allIsEnough,
  'credit-lot | active | UPDATE 0 | coversWhatLeft always answers yes': allIsEnough,
  'credit-lot | exhausted | UPDATE 0 | coversWhatLeft always answers yes': allIsEnough,
  'programme | active | EDIT 0 | endsAfterStart always answers yes': daysStay,
  'programme | active | EDIT 0 | isInZone always answers yes': daysStay,
  'user | invited | EDIT 1 | isRoleInPower always answers yes': rolesStay,
  'user | invited | EDIT 1 | keepsOwnRole always answers yes': rolesStay,
  'user | active | EDIT 1 | isRoleInPower always answers yes': rolesStay,
  'user | active | EDIT 1 | keepsOwnRole always answers yes': rolesStay,
  'user | invited | DELETE 0 | clearLock is left out': unlocked,
  'user | active | DELETE 0 | clearLock is left out': unlocked,
};
