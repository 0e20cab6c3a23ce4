export const record = 'Record here';
export const recordTip = 'Everyone in the room must agree before you begin.';
export const noMicrophone =
  'The microphone can’t be used. Allow it in your browser, and try again.';
export const everybodyMustAgree = 'Everyone must know that this is recorded, and agree';
export const isRecording = 'Recording. What is recorded is kept in this browser until it is sent.';
export const isPaused = 'Recording is paused.';
export const level = 'Loudness';
export const pause = 'Pause recording';
export const goOn = 'Resume recording';
export const finish = 'Finish recording';
export const recordingOf = (moment: string) => `Recording ${moment}`;
export const recordingIsKept = (length: string) => `A recording of ${length} has not been sent`;
export const sendRecording = 'Send recording';
export const discardRecording = 'Discard recording';
