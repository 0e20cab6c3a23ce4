import type { FileUploadContext } from './setup.ts';
import { fileUploadSetup } from './setup.ts';

const addressed = ({ context: { address } }: { readonly context: FileUploadContext }) => ({
  address,
});

const broken = [
  { guard: 'isRefused', target: 'refused', actions: 'keepRefusal' },
  { target: 'waiting', actions: 'countFailure' },
] as const;

/** One file on its way to the server, however often the connection breaks off. */
export const fileUploadMachine = fileUploadSetup.createMachine({
  id: 'file-upload',
  context: { address: null, sent: 0, failures: 0, refusal: null, trouble: null, file: null },
  initial: 'beginning',
  on: { CANCEL: '.cancelled' },
  states: {
    beginning: {
      description: 'The server is asked what it has of the file already.',
      tags: 'going',
      invoke: {
        src: 'begin',
        input: addressed,
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'checking',
            actions: { type: 'keepBegun', params: ({ event }) => event.output },
          },
          {
            target: 'sending',
            actions: { type: 'keepBegun', params: ({ event }) => event.output },
          },
        ],
        onError: broken,
      },
      on: { PAUSE: 'paused' },
    },
    sending: {
      description: 'The parts that are missing go out.',
      tags: 'going',
      invoke: { src: 'send', input: addressed },
      on: {
        'upload.begun': {
          actions: {
            type: 'keepAddress',
            params: ({ event: { address } }) => ({ address }),
          },
        },
        'part.sent': {
          actions: { type: 'keepSent', params: ({ event: { sent } }) => ({ sent }) },
        },
        'file.sent': 'checking',
        'sending.failed': broken,
        PAUSE: 'paused',
      },
    },
    checking: {
      description: 'All of it is there, and the server looks at what it is.',
      tags: 'going',
      invoke: {
        src: 'finish',
        input: addressed,
        onDone: {
          target: 'sent',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
        },
        onError: broken,
      },
    },
    waiting: {
      description:
        'The connection broke off, or the server can take no more now; it is tried again in a moment.',
      tags: 'broken',
      invoke: { src: 'hearConnection' },
      on: { TRY_AGAIN: 'beginning', 'connection.back': 'beginning', PAUSE: 'paused' },
      after: { patience: 'beginning' },
    },
    paused: {
      description: 'The person has stopped sending; what was sent stays for a day.',
      on: { RESUME: { target: 'beginning', actions: 'forgetFailures' } },
    },
    sent: {
      description: 'The file is kept, for whatever it was sent for.',
      tags: 'sent',
    },
    refused: {
      description: 'The server does not take the file, and has said why.',
      tags: 'refused',
    },
    cancelled: {
      description: 'The person has taken the file away, and the server forgets what it has of it.',
      invoke: { src: 'forget', input: addressed },
    },
  },
});
