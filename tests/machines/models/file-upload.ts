import type { FileUploadEvent } from '#machines/file-upload/events.ts';
import { fileUploadMachine } from '#machines/file-upload/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';

const of =
  (kind: Case<FileUploadEvent>['kind']) =>
  (name: string, event: FileUploadEvent): Case<FileUploadEvent> => ({ name, kind, event });
const person = of('person');
const result = of('result');
/** Nobody knows how long it takes. */
const later = of('time');

const address = '/api/file-uploads/1';
const part = 1_200_000;
const whole = 3_000_000;
const full = 'We can’t save anything at the moment. Try again in a few minutes.';
const failures = [
  { name: 'refuses', error: { refusal: 'Files can’t be larger than 50 MB.' } },
  { name: 'is out of reach', error: new Error('down') },
  { name: 'has no room', error: { trouble: full } },
];

export const fileUploadModel = modelOf({
  machine: fileUploadMachine,
  inputs: { 'a member who sends a file': undefined },
  cases: (upload) => [
    person('the person pauses', { type: 'PAUSE' }),
    person('the person goes on', { type: 'RESUME' }),
    person('the person tries again', { type: 'TRY_AGAIN' }),
    person('the person takes it away', { type: 'CANCEL' }),
    ...(upload.matches('sending')
      ? [
          ...(upload.context.address === null
            ? [result('the server says where it goes', { type: 'upload.begun', address })]
            : []),
          ...(upload.context.sent < part || upload.context.failures > 0
            ? [result('a part is sent', { type: 'part.sent', sent: part })]
            : []),
          result('all of it is sent', { type: 'file.sent' }),
          result('the server refuses it', {
            type: 'sending.failed',
            refusal: 'This file is empty.',
          }),
          result('the connection breaks off', { type: 'sending.failed', refusal: null }),
          result('the server has no room for it', {
            type: 'sending.failed',
            refusal: null,
            trouble: full,
          }),
        ]
      : []),
    ...(upload.matches('waiting')
      ? [later('the device is connected again', { type: 'connection.back' })]
      : []),
  ],
  answers: {
    begin: () => [
      { name: 'has nothing of it', output: { address: null, sent: 0, isComplete: false } },
      { name: 'has a part of it', output: { address, sent: part, isComplete: false } },
      { name: 'has all of it', output: { address, sent: whole, isComplete: true } },
      ...failures,
    ],
    finish: () => [
      {
        name: 'keeps it',
        output: { id: '1', name: 'plan.pdf', mediaType: 'application/pdf', byteLength: whole },
      },
      ...failures,
    ],
  },
  // How often it failed in a row says only how long it waits.
  key: ({ context: { address: known, sent, failures: broken, refusal, trouble, file } }) => [
    known,
    sent,
    Math.min(broken, 1),
    refusal,
    trouble,
    file?.id ?? null,
  ],
  invariants: {
    'whoever has the file was not refused it': ({ context: { file, refusal } }) =>
      file === null || refusal === null,
    'a break is waited out only after one': (upload) =>
      !upload.matches('waiting') || upload.context.failures > 0,
  },
});
