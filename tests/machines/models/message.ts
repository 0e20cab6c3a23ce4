import { deletedKeptFor, editWindow, furthestSending } from '#domain/messages/limits.ts';
import type { MessageContext } from '#machines/message/context.ts';
import { messageMachine } from '#machines/message/machine.ts';
import type { MessageEvent } from '#machines/message/writing.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case, type Ring } from '#tools/paths/model.ts';
import { hour, noon as at, people } from './people.ts';

const { mia, carl } = people;
export const sendAt = at + hour;
/** They are not in touch any more. */
export const apart = { mayWrite: 'You can’t message Carl Okoro.' };

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [
  name: string,
  by: Person,
  event: Bare<MessageEvent>,
  refusal?: string,
  when?: number,
];

const text = 'Shall we move it to Friday?';
const other = 'Shall we move it to Thursday?';
const tries: readonly Try[] = [
  ['the member sends it', mia, { type: 'SEND', text }],
  [
    'the member sends it to somebody they may not write to',
    mia,
    { type: 'SEND', text, facts: apart },
    'mayWrite',
  ],
  ['the coach sends it in their name', carl, { type: 'SEND', text }, 'isSender'],
  ['the member sets a time', mia, { type: 'SCHEDULE', text, sendAt }],
  [
    'the member sets a time that is over',
    mia,
    { type: 'SCHEDULE', text, sendAt: at - hour },
    'isAhead',
  ],
  [
    'the member sets a time too far ahead',
    mia,
    { type: 'SCHEDULE', text, sendAt: at + furthestSending + hour },
    'isAhead',
  ],
  ['the device of the coach hears of it', carl, { type: 'DELIVER' }],
  ['the member says that it has come', mia, { type: 'DELIVER' }, 'isRecipient'],
  ['the coach reads it', carl, { type: 'READ' }],
  ['the member says that it was read', mia, { type: 'READ' }, 'isRecipient'],
  ['the member edits it', mia, { type: 'EDIT', text: other }],
  ['the coach edits it', carl, { type: 'EDIT', text: other }, 'isSender'],
  ['the member deletes it', mia, { type: 'DELETE' }],
  ['the coach deletes it', carl, { type: 'DELETE' }, 'isSender'],
];

const late = at + hour + editWindow + hour;

/** A member writes to a coach, at once or for later; the coach reads it, and the member edits it and takes it back. */
export const messageModel = modelOf({
  machine: messageMachine,
  inputs: {
    'nobody has written': {
      sender: mia.id,
      recipient: carl.id,
      text: '',
      keptText: null,
      sendAt: null,
      sentAt: null,
      editedAt: null,
      deletedAt: null,
    } satisfies MessageContext,
  },
  cases: ({ context: { sentAt } }) => [
    ...tries.map(([name, by, event, refusal, when = at]): Case<MessageEvent> => ({
      name,
      kind: 'person',
      event: { facts: {}, ...event, by, at: when },
      refusal,
    })),
    ...(sentAt === null
      ? []
      : [
          {
            name: 'the member edits it too late',
            kind: 'person',
            event: { type: 'EDIT', text: other, by: mia, at: late, facts: {} },
            refusal: 'isJustSent',
          } as const,
        ]),
  ],
  ring: (delay): Ring[] =>
    delay === 'due'
      ? [
          { stamp: { by: system, at: sendAt, facts: {} } },
          {
            how: 'when they are not in touch any more',
            stamp: { by: system, at: sendAt, facts: apart },
          },
        ]
      : [{ stamp: { by: system, at: at + deletedKeptFor } }],
  key: ({ context }) => [
    context.sentAt !== null,
    context.editedAt !== null,
    context.keptText !== null,
    context.text === other,
  ],
  invariants: {
    'what is deleted says nothing': (run) => !run.matches('deleted') || run.context.text === '',
    'what stands in the conversation was sent': (run) =>
      !run.hasTag('readable') || run.context.sentAt !== null,
    'only what is deleted is kept elsewhere': (run) =>
      run.context.keptText === null || run.matches('deleted'),
  },
});
