export const failedBackgroundWork = 'Failed background work';
export const oneBackgroundTaskFailed = 'One background task failed and needs attention.';
export const backgroundTasksFailedAndNeed = (total: number) =>
  `${total} background tasks failed and need attention.`;
export const showThem = 'Show them';
export const eachTaskFailedSeveralTimes =
  'Each task failed several times and is on hold. Try it again once the cause is fixed.';
export const theseAreTheOldestOf = (count: number, total: number) =>
  `These are the oldest ${count} of ${total}.`;
export const tryAgain = 'Try again';
