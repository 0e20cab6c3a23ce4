import { meanings } from '../meanings.ts';

const person = 'the person at the page';
const files = 'what sends the files';

export const kaiUploadMeanings = meanings({
  guards: {
    hasFiles: 'A recording or a transcript has been sent.',
    isAwaited: 'The person wanted it to be uploaded as soon as its files are there, and they are.',
    isWanted: 'It is to be uploaded as soon as its files are there.',
  },
  effects: {
    count: 'It is known how many files have been sent.',
    want: 'It will be uploaded as soon as its files are there.',
    stopWanting: 'It is uploaded only when the person asks for it again.',
    keepConversation: 'It is known which conversation came of it.',
  },
  actors: { submit: 'The server is given the conversation, with the files that were sent.' },
  senders: {
    SUBMIT: person,
    HOLD_BACK: person,
    'files.checking': files,
    'files.going': files,
    'files.paused': files,
    'files.lost': files,
    'files.settled': files,
  },
});
