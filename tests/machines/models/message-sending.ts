import type { MessageSendingEvent, Outgoing } from '#machines/message-sending/events.ts';
import { messageSendingMachine } from '#machines/message-sending/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';

const message = (key: string, text: string): Outgoing => ({
  key,
  text,
  files: [],
  sendAt: null,
});

export const first = message('k1', 'Shall we move it to Friday?');
export const second = message('k2', 'Ten o’clock suits me.');
const left = message('k0', 'Written in the tunnel.');

const person = (name: string, event: MessageSendingEvent): Case<MessageSendingEvent> => ({
  name,
  kind: 'person',
  event,
});

/** Somebody writes two messages; the server takes them, refuses one, or is out of reach. */
export const messageSendingModel = modelOf({
  machine: messageSendingMachine,
  inputs: {
    'somebody who opens a conversation': { waiting: [] },
    'somebody who comes back with a message that was not sent': { waiting: [left] },
  },
  cases: ({ context: { waiting } }) => [
    ...(waiting.length < 2
      ? [
          person('the person sends a message', {
            type: 'SEND',
            message: waiting.length === 0 ? first : second,
          }),
        ]
      : []),
    person('the person tries again', { type: 'RETRY' }),
    person('the person gives it up', { type: 'DISCARD' }),
    person('the device is connected again', { type: 'network.online' }),
  ],
  answers: {
    deliver: () => [
      { name: 'has it', output: null },
      { name: 'refuses it', error: { isRefusal: true } },
      { name: 'is out of reach', error: { isRefusal: false } },
    ],
  },
  key: ({ context }) => [context.waiting.length, context.reason !== null],
  invariants: {
    'what is on its way waits to arrive': (run) =>
      !run.hasTag('busy') || run.context.waiting.length > 0,
    'nothing waits once everything is sent': (run) =>
      !run.matches('sent') || run.context.waiting.length === 0,
    'whoever’s message does not go is told why': (run) =>
      run.hasTag('held') === (run.context.reason !== null),
  },
});
