import type { KaiUploadEvent } from '#machines/kai-upload/events.ts';
import { kaiUploadMachine } from '#machines/kai-upload/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';

const person = (name: string, event: KaiUploadEvent): Case<KaiUploadEvent> => ({
  name,
  kind: 'person',
  event,
});
/** What the sending of a file tells of it, again and again: people pause it, and lose the connection. */
const sending = person;

export const kaiUploadModel = modelOf({
  machine: kaiUploadMachine,
  inputs: {
    'a member who uploads a conversation': { sent: 0 },
    'a member who comes back to one': { sent: 1 },
  },
  cases: (upload) => [
    person('the person uploads it', { type: 'SUBMIT' }),
    person('the person holds it back', { type: 'HOLD_BACK' }),
    // Nothing is chosen while the server is told.
    ...(upload.matches('open')
      ? [
          sending('a file goes out', { type: 'files.going', sent: 0 }),
          sending('another file goes out', { type: 'files.going', sent: 1 }),
          sending('a file is checked', { type: 'files.checking', sent: 0 }),
          sending('the files are paused', { type: 'files.paused', sent: 0 }),
          sending('the connection breaks off', { type: 'files.lost', sent: 0 }),
        ]
      : []),
    sending('the files are there', { type: 'files.settled', sent: 1 }),
    sending('no file is left', { type: 'files.settled', sent: 0 }),
  ],
  answers: {
    submit: () => [
      { name: 'takes it', output: { conversation: 'c1' } },
      { name: 'refuses it', error: new Error('refused') },
    ],
  },
  key: ({ context: { sent, isWanted, conversation } }) => [sent, isWanted, conversation],
  invariants: {
    'only what is on its way is waited for': (upload) =>
      !upload.context.isWanted || upload.hasTag('pending'),
    'what is submitted has a page': (upload) =>
      upload.matches('submitted') === (upload.context.conversation !== null),
  },
});
