import { always, meanings } from '../meanings.ts';
import { pause } from './setup.ts';

const person = 'the person at the page';

export const messageSendingMeanings = meanings({
  guards: {
    isAnythingWaiting: 'A message waits to be sent.',
    isRefused: 'The server refuses it, so that trying again by itself would change nothing.',
  },
  effects: {
    add: 'The message waits behind those before it.',
    drop: 'The first message waits no more.',
    keepReason: 'We record why it did not go.',
    forgetReason: 'It is no longer said why it did not go.',
    keepWaiting:
      'What waits is kept in this browser, so that a reload or a flat battery loses nothing.',
    giveBack: 'Its text is put back where it was written.',
  },
  timers: {
    pause: {
      meaning: 'Sending is tried again.',
      when: '{pause} after the server could not be reached',
    },
  },
  actors: { deliver: 'The server takes the first message, once, however often it is sent.' },
  senders: { SEND: person, RETRY: person, DISCARD: person, 'network.online': 'the browser' },
  amounts: { pause: always(pause, 'machines/message-sending/setup.ts, pause') },
});
