export const sayWhetherTheCoachAttended = 'Say whether the coach attended.';
export const sayWhetherAttended = (fullName: string) => `Say whether ${fullName} attended.`;
export const nobodyUsedTheMeetingRoom = 'Nobody used the meeting room, so we can’t tell who came.';
export const everyoneAttended = 'Everyone attended';
export const coach = (fullName: string) => `${fullName}, coach`;
export const theSessionCountsAsMissed = (credit: string) =>
  `The session counts as missed by the coach.${credit}`;
export const thoseWhoAttendedUseTheirCredit =
  'Those who attended use their credit, those who missed it lose it, and those excused keep it.';
export const thoseWhoAttendedUse = (cost: number) =>
  `Those who attended use their ${cost} credits, those who missed it lose them, and those excused keep them.`;
export const theSessionCountsAsMissed2 = (credit: string) =>
  `The session counts as missed.${credit}`;
export const theSessionCountsAsCompleted = (credit: string) =>
  `The session counts as completed.${credit}`;

export const giveAReason = 'Give a reason for the correction.';
export const correctTheOutcome = 'Correct the outcome';
export const notCorrectedYet = 'Not corrected yet';
export const correctOutcome = 'Correct outcome';
export const keepRecordedOutcome = 'Keep recorded outcome';
export const credit = 'Credit';
export const returnedCreditsAreTakenAgain =
  'Returned credits are taken again. If someone has none left, give them one.';
export const theReturnedCreditIsTaken =
  'The returned credit is taken again. If none is left, choose which credit to use.';
export const everyoneWhoTakesPart =
  'Everyone who takes part can read it. It stays in the ledger for good, so don’t name anyone.';
export const theSameAsBefore = 'The same as before';
export const leftUntil = (
  name: string,
  available: number,
  lastDay: string,
  added: string | undefined,
) => `${name}, ${available} left until ${lastDay}${added === undefined ? '' : `. ${added}`}`;
export const aGoodwillCreditGiven = 'A goodwill credit, given for this';

export const recordTheOutcome = 'Record the outcome';
export const recordOutcome = 'Record outcome';
export const notNow = 'Not now';

export const thisCreditCantBeRefunded = 'This credit can’t be refunded';
export const refundTheCredits = (cost: number) =>
  cost === 1 ? 'Refund the credit?' : `Refund the ${cost} credits?`;
export const refundCredit = 'Refund credit';
export const notRefundedYet = 'Not refunded yet';
export const giveAReasonForTheRefund = 'Give a reason for the refund.';
export const oneCreditGoes = '1 credit goes';
export const creditsGo = (cost: number) => `${cost} credits go`;
export const backTo = (units: string, partyName: string) => `${units} back to ${partyName}.`;
export const itHasExpired =
  'It has expired, so it would expire again immediately. Choose a new expiry to prevent that.';
export const canBeUsedUntil = (lastDay: string) => `Can be used until ${lastDay}.`;
export const nobodyIsNotifiedTheNotification =
  'Nobody is notified. The notification about the loss is removed from their list.';

export const itStaysInTheLedger = (isNotified: boolean) =>
  `${isNotified ? 'Everyone who takes part can read it. ' : ''}It stays in the ledger for good, so don’t name anyone.`;

export const canBeUsedUntil2 = 'Can be used until';
export const leaveItEmptyToKeep =
  'Leave it empty to keep the day. Another day applies to all credits issued together with it.';

export const the = 'The';
export const reinstateThisBooking = 'Reinstate this booking?';
export const itWillTakePlaceAt = 'It will take place at the agreed time after all.';
export const reservedAgain = (eachPays: boolean, units: string) =>
  `${eachPays ? 'The credits of those who come are' : units} reserved again.`;
export const everyoneGetsItForTheir = 'Everyone gets a new calendar invitation.';
export const reinstateBooking = 'Reinstate booking';
export const keepItCancelled = 'Keep it cancelled';

export const notSeenInTheMeeting = 'Not seen in the meeting room.';
export const inTheMeetingRoom = (at: string, at2: string) =>
  `In the meeting room from ${at} to ${at2}.`;
export const cameIntoTheMeetingRoom = (name: string) =>
  `${name} came into the meeting room and is still there.`;
export const wasInTheMeetingRoom = (name: string) => `${name} was in the meeting room.`;

export const state = 'State';
export const cost = 'Cost';
export const paidFrom = 'Paid from';
export const whatHappenedToTheCredit = 'What happened to the credit';

export const oneCredit = '1 credit';
export const credits = (cost: number) => `${cost} credits`;
export const everyonePaysForTheirOwn = (units: string) =>
  `Everyone pays ${units} for their own place.`;
export const youDontPayForIt = 'You don’t pay for it.';
export const mixedSomeCreditsWereUsed =
  'Mixed: some credits were used, and others lost or returned.';
export const creditsOfThoseWhoCome = 'Credits of those who come';
