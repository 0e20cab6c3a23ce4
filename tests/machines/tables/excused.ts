/** The charts of which every small change is noticed, or has a reason below; whoever is in the list stays there. */
export const proven: readonly string[] = [
  'attendee',
  'award',
  'booking-group',
  'booking-invite',
  'coach-note',
  'credit-lot',
  'own-export',
  'programme',
  'review',
  'slot-hold',
  'upload-report',
];

const settledAlready =
  'Nothing is left to settle: whoever is recorded so has the unit where that outcome leads already, or none.';
const allIsEnough =
  'Another question of the same guard says more: who gives all that is there, or leaves some, has enough. This one has the sentence for whoever is stopped.';
const hasBegun =
  'A draft is only begun once the session has started, and a session that has started is moved no more.';
const daysStay =
  'The days and the zone of a programme that runs can’t change at all, so they can’t become wrong.';

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
};
