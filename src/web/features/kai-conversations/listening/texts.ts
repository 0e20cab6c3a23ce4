export const recording = 'Recording';
export const play = 'Play';
export const pause = 'Pause';
export const back = 'Back 10 seconds';
export const forward = 'Forward 10 seconds';
export const speed = 'Speed';
export const times = (rate: string) => `${rate}×`;
export const position = 'Position in the recording';
export const timeOf = (now: string, whole: string) => `${now} of ${whole}`;
export const speaks = (time: string, speaker: string) => `${time}, ${speaker} speaks`;
export const partOf = (nth: number, many: number, name: string) =>
  `Recording ${nth} of ${many}: ${name}`;
export const together = (names: string) => `Recordings played together: ${names}`;
export const spokenNow = 'Spoken now';
export const nothingYet = 'Press play, or choose a passage to hear it.';
export const follow = 'Follow along';
export const drawnFromTurns =
  'Drawn from the transcript: each line is a speaker. How loud the recording is can’t be read here.';
export const beingDrawn = 'How loud the recording is will be drawn here in a moment.';
export const cantBePlayed = 'This recording can’t be played right now. Open the page again.';
export const captions = 'Transcript';
export const hear = (speaker: string, time: string) => `Hear ${speaker} at ${time}`;
export const noRecording = 'There is nothing to hear: a transcript was uploaded, not a recording.';
