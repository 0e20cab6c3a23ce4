export const wasNotFinished = 'This file wasn’t finished within a day. Choose it again.';
export const files = 'Files';
export const remove = 'Remove';
export const cancel = 'Cancel';
export const pause = 'Pause';
export const pauseFile = (name: string) => `Pause ${name}`;
export const goOn = 'Resume';
export const goOnWith = (name: string) => `Resume ${name}`;
export const tryNow = 'Try now';
export const tryNowWith = (name: string) => `Try ${name} now`;
export const sentOf = (sent: string, size: string) => `${sent} of ${size}`;
export const pausedAt = (sent: string, size: string) => `Paused at ${sent} of ${size}`;
export const connectionLost = (sent: string, size: string) =>
  `The connection was lost at ${sent} of ${size}. We’ll go on as soon as it’s back.`;
export const keptUntil = (trouble: string) =>
  `${trouble} What has arrived is kept, and we’ll go on as soon as it works.`;
export const checking = 'Checking the file';
export const sent = (size: string) => `${size}, sent`;
export const wasSent = (name: string) => `${name} was sent.`;
export const isPaused = (name: string) => `${name} is paused.`;
export const lostConnection = (name: string) => `${name}: the connection was lost.`;
export const unfinished = 'Files you began to send';
export const chooseAgain = (sent: string, size: string) =>
  `${sent} of ${size} sent. Choose the same file again to go on.`;
export const pictureCalled = (name: string): string => `Picture: ${name}`;
export const fileWithSize = (name: string, size: string): string => `${name} (${size})`;
export const saveFileCalled = (name: string, size: string): string =>
  `${fileWithSize(name, size)}: download`;
export const whatMayBeSent = 'Documents, pictures, sound and films';
export const waitForFiles = 'Wait until every file has arrived, or remove it.';
