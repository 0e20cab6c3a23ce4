export const chooseAnotherCoach = 'Choose another coach.';
export const chooseAnotherCoach2 = 'Choose another coach';
export const notChangedYet = 'Not changed yet';
export const changeCoach = 'Change coach';
export const keepCurrentCoach = 'Keep current coach';
export const noOtherCoachCanBe = (partyName: string) =>
  `No other coach can be booked by ${partyName} for this session.`;
export const coach = 'Coach';
export const theTimeAndPlaceStay = (partyName: string) =>
  `The time and place stay the same. Both coaches and ${partyName} are notified, and all calendars are updated.`;

export const chooseATime = 'Choose a time.';
export const chooseAnotherTime = 'Choose another time';
export const changeTime = 'Change time';
export const keepCurrentTime = 'Keep current time';
export const askForThisTime = 'Ask for this time';
export const theSessionMovesImmediatelyEveryone = (whoIsNotified: string) =>
  `The session moves immediately. ${whoIsNotified} Everyone gets a calendar update.`;
export const decidesBy = (whose: string) => `${whose} decides by `;
export const theSessionStaysAtIts =
  '. Until then, and if there is no answer, the session keeps its current time.';

export const accept = 'Accept';
export const keepMyOriginalTime = 'Keep my original time';

export const place = 'Place';
export const phoneNumber = 'Phone number';
export const address = 'Address';
export const withTheCountryCodeSuch = 'With the country code, such as +44 20 7946 0018.';

export const when = 'When';
export const or = 'Or';
export const where = 'Where';
export const session = 'Session';
export const programme = 'Programme';
export const bookedTogether = 'Booked together';
export const timeAndPlace = 'Time and place';
export const theRoomIsOpen = 'The room is open.';
export const theRoomOpensAt = (formatTime: string) => `The room opens at ${formatTime}.`;

export const thePlaceOfThisSession = 'The place of this session can’t be changed';
export const changeThePlace = 'Change the place?';
export const untilNow = (placeWords: string) => `Until now: ${placeWords}.`;
export const everyoneGetsACalendarUpdate = 'Everyone gets a calendar update.';
export const keepCurrentPlace = 'Keep current place';
export const changePlace = 'Change place';
export const theSessionAlreadyTakesPlace = 'The session already takes place there.';
