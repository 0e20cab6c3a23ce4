import type { DigestEvent } from '#machines/digest/collecting.ts';
import type { DigestContext } from '#machines/digest/context.ts';
import { digestMachine } from '#machines/digest/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { hour, noon as at, people } from './people.ts';

/** Noon in the model; eight on the next morning, and on the Monday after. */
export const tomorrow = at + 20 * hour;
export const monday = at + 7 * 24 * hour;

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;

const told = (name: string, event: Bare<DigestEvent>, by: Person = system): Case<DigestEvent> => ({
  name,
  kind: 'person',
  event: { ...event, by, at },
});
const { mia } = people;

/** Things are collected for a member, who may choose another time for them or none; then they go out as one mail, where there is something left to say. */
export const digestModel = modelOf({
  machine: digestMachine,
  inputs: {
    'nothing is collected': {
      recipientId: mia.id,
      dueAt: null,
      sentAt: null,
    } satisfies DigestContext,
  },
  cases: () => [
    told('something happens', { type: 'COLLECT', dueAt: tomorrow }),
    told('the member says that something happens', { type: 'COLLECT', dueAt: tomorrow }, mia),
    told('the member chooses once a week', { type: 'MOVE', dueAt: monday }),
    told('the member moves it', { type: 'MOVE', dueAt: monday }, mia),
    told('the member chooses never', { type: 'STOP' }),
    told('the member stops it', { type: 'STOP' }, mia),
    told('the mail server takes it', { type: 'FINISH' }),
    told('the member says that it was sent', { type: 'FINISH' }, mia),
    told('nothing is left to say', { type: 'DROP' }),
    told('the member drops it', { type: 'DROP' }, mia),
  ],
  ring: (_, { context }) => [{ stamp: { by: system, at: context.dueAt ?? at } }],
  key: ({ context: { dueAt, sentAt } }) => [dueAt, sentAt !== null],
  invariants: {
    'only what the mail server has counts as sent': (run) =>
      run.matches('sent') === (run.context.sentAt !== null),
    'what collects is due some day': (run) =>
      !run.matches('collecting') || run.context.dueAt !== null,
  },
});
