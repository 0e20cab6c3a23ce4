import { always, meanings } from '../meanings.ts';
import { patience } from './setup.ts';

const person = 'the person at the page';
const sending = 'what sends the file';

export const fileUploadMeanings = meanings({
  guards: {
    isRefused: 'The server has said no, and why; anything else is tried again.',
    isComplete: 'The server has all of the file.',
  },
  effects: {
    keepBegun: 'It is kept where the file goes, and how much of it is there.',
    keepAddress: 'It is kept where the file goes.',
    keepSent: 'The page says how much has been sent, and the next break is the first one again.',
    keepFile: 'The form has the file.',
    keepRefusal: 'The page says why the file isn’t taken.',
    countFailure:
      'After each failure in a row the page waits longer, and says what keeps the server where it knows.',
    forgetFailures: 'The next break is the first one again.',
  },
  timers: {
    patience: {
      meaning: 'It is tried again.',
      when: '{first} after the first break, up to {last} after the fifth in a row',
    },
  },
  actors: {
    begin: 'The server is asked what it has of the file already.',
    send: 'The parts that are missing go out, one after the other.',
    finish: 'The server looks at what the file is, and keeps it.',
    forget: 'The server is asked to forget what was sent.',
    hearConnection: 'The browser says when the device is connected again.',
  },
  senders: {
    PAUSE: person,
    RESUME: person,
    TRY_AGAIN: person,
    CANCEL: person,
    'upload.begun': sending,
    'part.sent': sending,
    'file.sent': sending,
    'sending.failed': sending,
    'connection.back': 'the browser',
  },
  amounts: {
    first: always(patience[0] ?? 0, 'machines/file-upload/setup.ts, patience'),
    last: always(patience.at(-1) ?? 0, 'machines/file-upload/setup.ts, patience'),
  },
});
