export const outOfReach = 'We can’t reach the server. Check your connection and try again.';
export const tryAgain = 'Try again';
export const takingLonger =
  'This activity is taking longer than usual. Reload or open in a new tab.';
export const reload = 'Reload';
export const openInANewTab = 'Open in a new tab';
export const notSaved = 'We can’t save what you do at the moment. We’ll keep trying.';
export const completed = 'You have completed this activity.';
export const restart = 'Restart';
export const nothingIsKept = 'This is a preview. Nothing you do is saved.';
export const yourProgress = 'Your progress';
export const yourScore = (score: string) => `Your score: ${score}`;
export const yourScoreOf = (score: string, most: string) => `Your score: ${score} of ${most}`;
