import { always, meanings, ofPolicy } from '../meanings.ts';
import { coachComes } from './door.ts';
import { longestWait, patience } from './setup.ts';

const person = 'the person at the page';

export const meetingMeanings = meanings({
  guards: {
    isCancelled: 'The session was cancelled.',
    isOver: 'The time of the session is over.',
    asksWhy: 'It is staff who come in, and they have not said why.',
    statesReason: 'A reason is given.',
    isAdmitted: 'The server gives them a seat.',
    broughtDevices: 'They came in with camera and microphone.',
  },
  effects: {
    releaseDevices: 'Camera and microphone are let go.',
    because: 'The page says why they are not in the room.',
    keepDoor: 'What the door says is kept.',
    noticeFailure: 'The page says what went wrong.',
    setReason: 'The reason is kept.',
    comeWithout: 'They come without camera and microphone.',
    keepDevices: 'We record which camera and microphone were opened.',
    setCamera: 'The chosen camera is kept.',
    setMicrophone: 'The chosen microphone is kept.',
    bringDevices: 'They come with camera and microphone.',
    changeDevice: 'The others see or hear them by the new device; connections stay.',
    setSpeaker: 'The others are heard by the chosen device.',
    clearNotice: 'What went wrong before is not said any more.',
  },
  timers: {
    untilOpen: {
      meaning: 'The server is asked again for a seat.',
      when: 'when the room opens, {joinOpens} before the start, for the coach {coachComes} before; and {longestWait} after the last time at the latest',
    },
    patience: {
      meaning: 'The connection is given up.',
      when: '{patience} after it was lost',
    },
  },
  actors: {
    look: 'The server says what the door says.',
    openDevices: 'Camera and microphone are opened.',
    enter: 'The server is asked for a seat.',
    room: 'The room itself: it connects to the others, and tells what becomes of the connection.',
  },
  senders: {
    GIVE_REASON: person,
    CHOOSE_CAMERA: person,
    CHOOSE_MICROPHONE: person,
    CHOOSE_SPEAKER: person,
    JOIN: person,
    JOIN_WITHOUT: person,
    LEAVE: person,
    REJOIN: person,
    TRY_AGAIN: person,
    'connection.lost': 'the room',
    'connection.back': 'the room',
    'room.closed': 'the room',
    'seat.taken': 'the room',
  },
  amounts: {
    joinOpens: ofPolicy('joinOpens'),
    coachComes: always(coachComes, 'machines/meeting/door.ts, coachComes'),
    longestWait: always(longestWait, 'machines/meeting/setup.ts, longestWait'),
    patience: always(patience, 'machines/meeting/setup.ts, patience'),
  },
});
