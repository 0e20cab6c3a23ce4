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
const oneAtATime = 'No two prompts have the same id.';
const isText = 'What is compared is text, which has no neighbour.';
const sameWay =
  'Of the two crossroads both lead to the organisation unless it is a loop, which the question before has ruled out.';
const keptIsNone =
  'Whoever chooses the time that is kept names none of the others, as the next question says.';
const untilExpiry =
  'A suggestion lasts no longer than the request, so that another question of the same guard says more. This one has the sentence for whoever is too late.';
const hasTimeAnyway =
  'Whoever leaves time for an answer has it, as a later question of the same guard says. This one has the sentence.';
const afterwards =
  'After the start only the coach and staff can write, as the next question says, and they are among those who may.';
const nothingToRefund =
  'A session that the coach missed gave its unit back, and what was given back can’t be refunded.';
const usedAlready = 'Whoever is recorded as having come has used their unit already.';
const sendsNext = 'Whoever checks what waits finds the same message there, and goes on to send it.';
const begunAlready = 'Whoever goes on with a draft began it before.';
const publishedToo = 'Publishing it says who changed it as well.';
const isElsewhereThen =
  'Whoever books for others, or for other choices, is elsewhere, as the next question says.';
const isChosenThen = 'What is asked besides is only so once a session is chosen.';
const writtenAnyway = 'The step that it leads to writes the address as well.';
const isOpenAlready =
  'What a session asks is only open once its time has come, so it can’t open later.';
const sameMoment = 'At that moment both answers are the same moment.';
const endsAnyway = 'The time that is agreed ends the question by itself.';

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
  'machines/prompt-queue/queue.ts | one.id < other.id | < is <=': oneAtATime,
  'machines/prompt-queue/queue.ts | one.id < other.id | < is one off': isText,
  'booking | life.requested | CONFIRM 0 | choosesOtherTime always answers yes': keptIsNone,
  'booking | life.requested | SUGGEST_TIME 0 | isBeforeExpiry always answers yes': untilExpiry,
  'booking | life.confirmed.scheduled | MOVE 1 | isTimeToAnswer always answers yes': hasTimeAnyway,
  'booking | life.completed | EDIT_NOTE 0 | isNoteWriter always answers yes': afterwards,
  'booking | life.missed | EDIT_NOTE 0 | isNoteWriter always answers yes': afterwards,
  'booking | life.coachMissed | EDIT_NOTE 0 | isNoteWriter always answers yes': afterwards,
  'booking | life.coachMissed | UNDO_OUTCOME 0 | isUnrefunded always answers yes': nothingToRefund,
  'booking | life.coachMissed | UNDO_OUTCOME 1 | isUnrefunded always answers yes': nothingToRefund,
  'booking | life.coachMissed | CORRECT_OUTCOME 0 | isUnrefunded always answers yes':
    nothingToRefund,
  'booking | life.coachMissed | CORRECT_OUTCOME 1 | isUnrefunded always answers yes':
    nothingToRefund,
  'booking | life.coachMissed | CORRECT_OUTCOME 2 | isUnrefunded always answers yes':
    nothingToRefund,
  'booking | life.completed | CORRECT_OUTCOME 1 | creditIsSpent is left out': usedAlready,
  'booking | move.membersAsked | ACCEPT_MOVE 0 | leads nowhere': endsAnyway,
  'booking | move.coachAsked | ACCEPT_MOVE 0 | leads nowhere': endsAnyway,
  'message-sending | waiting | RETRY 0 | leads to checking': sendsNext,
  'message-sending | waiting | network.online 0 | leads to checking': sendsNext,
  'message-sending | waiting | after pause 0 | leads to checking': sendsNext,
  'message-sending | failed | RETRY 0 | leads to checking': sendsNext,
  'message-sending | sent | SEND 0 | leads to checking': sendsNext,
  'questionnaire-response | draft | ANSWER 0 | begin is left out': begunAlready,
  'questionnaire-response | reopened | ANSWER 0 | begin is left out': begunAlready,
  'forum-thread | draft | SUBMIT 0 | stampChange is left out': publishedToo,
  'questionnaire-assignment | open | EDIT 0 | isOfProgramme always answers yes': isOpenAlready,
  'machines/questionnaire-assignment/asking.ts | context.opensAt <= event.at | <= is <': sameMoment,
  "machines/questionnaire-assignment/asking.ts | closesOn >= (opensOn ?? '') | >= is one off":
    isText,
  'booking-request | drafting.steps | address.changed 0 | isElsewhere always answers yes':
    isElsewhereThen,
  'booking-request | drafting.steps | address.changed 1 | isElsewhere always answers yes':
    isElsewhereThen,
  'booking-request | drafting.steps.session | NEXT 0 | sessionChosen always answers yes':
    isChosenThen,
  'booking-request | drafting.steps.session | NEXT 1 | sessionChosen always answers yes':
    isChosenThen,
  'booking-request | drafting.steps.review | SUBMIT 0 | sessionChosen always answers yes':
    isChosenThen,
  'booking-request | drafting.steps.submitting | error of submitRequest 0 | syncUrl is left out':
    writtenAnyway,
  'auth | leaving.choosing | always 1 | leads to refused': sameWay,
  'auth | leaving.refused | always 0 | leads to choosing': sameWay,
};
