import { creditsAs } from '#domain/credits/in-words.ts';

export const credit = 'Credit';
export const confirmation = 'Confirmation';
export const cancelling = 'Cancelling';
export const everyoneElseWhoComesPays = (words: string) =>
  `${words} Everyone else who comes pays for themselves too.`;
export const thisSessionIsFree = 'This session is free.';
export const itCosts = (creditsWord: string) => `It costs ${creditsWord}.`;
export const fromThePoolOfYours = (creditsWord: string, name: string, isOne: boolean) =>
  `${creditsWord} from the pool of “${name}” ${isOne ? 'becomes' : 'become'} yours when you book, and ${isOne ? 'is' : 'are'} used when the session takes place.`;
export const yourTeams = 'your team’s';
export const theLastOfCredits = (whose: string, cost: number) =>
  `The last ${cost === 1 ? '' : `${cost} `}of ${whose} credits`;
export const ofLabel = (cost: number, whose: string, creditsWord: string) =>
  `${cost} of ${whose} ${creditsWord}`;
export const inIsReservedWhenYou = (which: string, name: string, isOne: boolean) =>
  `${which} in “${name}” ${isOne ? 'is' : 'are'} reserved when you book, and used when the session takes place.`;
export const theCoach = 'The coach';
export const bookedImmediatelyNobody = 'Booked immediately: nobody has to confirm it.';
export const hasToAnswerWithout = (coach: string, formatDuration: string, returned: string) =>
  `${coach} has ${formatDuration} to answer; without an answer ${returned}.`;
export const answersByWithoutAnAnswer = (
  coach: string,
  momentInSentence: string,
  returned: string,
) => `${coach} answers by ${momentInSentence}; without an answer ${returned}.`;
export const returned = (creditCost: number) => `${creditsAs('the', creditCost)} returned`;
export const youCanCancelUntil = 'You can cancel until the start.';
export const afterThatAsWell = (timesMore: string) => `after that as well, ${timesMore}`;
export const afterThatLost = (isOne: boolean) => `after that ${isOne ? 'it is' : 'they are'} lost`;
export const upToBeforeTheStart = (formatDuration: string, returned: string, later: string) =>
  `Up to ${formatDuration} before the start ${returned}; ${later}.`;
export const until = (momentInSentence: string, returned: string, later: string) =>
  `Until ${momentInSentence} ${returned}; ${later}.`;
export const theStartIsCloseOnce = (cost: number, timesMore: string) =>
  `The start is close: once it is confirmed, cancelling counts as late. ${creditsAs('The', cost)} returned ${timesMore}.`;
export const theStartIsCloseOnceItIsConfirmed = (isOne: boolean, creditsWord: string) =>
  `The start is close: once it is confirmed, cancelling loses the ${isOne ? 'credit' : creditsWord}.`;
export const onceMoreInThisProgramme = 'once more in this programme';
export const moreTimesInThisProgramme = (count: number) => `${count} more times in this programme`;
