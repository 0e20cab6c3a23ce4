import { creditsAs } from '#domain/credits/in-words.ts';

export const whichTime = 'Which time?';
export const heldForThisRequest = 'Held for this request.';
export const free = 'Free.';

export const notDeclinedYet = 'Not declined yet';
export const everyoneWhoTakesPart =
  'Everyone who takes part can read it. Suggesting another time or coach helps.';
export const declineRequest = 'Decline request';
export const back = 'Back';

export const chooseATime = 'Choose a time.';
export const suggestAnotherTime = 'Suggest another time';
export const notSuggestedYet = 'Not suggested yet';
export const suggestThisTime = 'Suggest this time';
export const message = 'Message';
export const everyoneCanReadTheMessage = 'Everyone who takes part can read it.';
export const answersUntil = (who: string) => `${who} can answer until `;
export const bothTimesAreKept = '. Until then we hold both this time and the one they asked for.';

export const youSuggestAnotherTime = 'You suggest another time';
export const suggestsAnotherTime = (fullName: string) => `${fullName} suggests another time`;
export const untilThenBothAreKept = '. Until then both times are held.';

export const youAsk = 'You ask';
export const asks = (fullName: string) => `${fullName} asks`;
export const forAnotherTime = (who: string) => `${who} for another time`;
export const insteadOf = ', instead of ';
export const answersBy = (isToAnswer: boolean, decides: string) =>
  `. ${isToAnswer ? 'Please answer' : `${decides} answers`} by `;
export const untilThenTheSessionStays = '. Until then the session keeps its current time.';

export const answerBy = 'Answer by ';
export const withoutAnAnswerTheRequest = (formatRelative: string, noCost: boolean, cost: number) =>
  ` (${formatRelative}). Without an answer the request expires${noCost ? '' : ` and ${creditsAs('the', cost)} returned`}.`;
export const nothingElse = 'Nothing else at that time.';
export const noMessage = 'No message.';
export const when = 'When';
export const conflicts = 'Conflicts';
export const withLabel = 'With';
export const where = 'Where';
export const credit = 'Credit';

export const respondToRequest = 'Respond to request';
export const asksFor = (fullName: string, name: string) => `${fullName} asks for ${name}.`;
export const confirm = 'Confirm';
export const decideLater = 'Decide later';
export const decline = 'Decline…';
export const suggestAnotherTimeBegin = 'Suggest another time…';

export const youCantAnswerThisRequest = 'You can’t answer this request';
export const thisRequestNoLongerNeeds = 'This request no longer needs an answer';
export const isNow = (title: string, statusLabel: string) => `“${title}” is now: ${statusLabel}`;
export const answered = ', answered ';

export const tellTheMemberWhy = 'Tell the member why you are declining.';
