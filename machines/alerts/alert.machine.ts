import { assign, setup } from 'xstate';
import type { AlertEvent, AlertKind, Undo } from './events.ts';

/** Attention that every alert gets (specification, 4), and what is left of it at least after an interruption; milliseconds. */
export const attention = 5_000;
const leastLeft = 1_000;
/** Whoever may take something back has to read, to decide and to get there. */
export const withUndo = 10_000;
/** How long it takes to go. */
export const fading = 200;

export interface AlertInput {
  readonly id: string;
  readonly kind: AlertKind;
  readonly message: string;
  readonly undo?: Undo | undefined;
  readonly now: number;
}

export interface AlertContext extends Omit<AlertInput, 'now'> {
  /** How often the message came. */
  readonly times: number;
  /** Milliseconds of attention left when the countdown began or stopped. */
  readonly left: number;
  /** When the countdown began, epoch milliseconds. */
  readonly since: number;
}

const attentionFor = ({ undo }: Pick<AlertInput, 'undo'>): number =>
  undo === undefined ? attention : withUndo;

const { createMachine } = setup({
  types: {
    context: {} as AlertContext,
    events: {} as AlertEvent,
    input: {} as AlertInput,
    tags: {} as 'counting' | 'leaving',
  },
  actions: {
    start: assign(({ context, event }) => ({ since: 'at' in event ? event.at : context.since })),
    stop: assign(({ context, event }) => {
      if (!('at' in event)) return {};
      return { left: Math.max(context.left - (event.at - context.since), leastLeft) };
    }),
    again: assign(({ context }) => ({ times: context.times + 1, left: attentionFor(context) })),
  },
  delays: { left: ({ context }) => context.left, leaving: fading },
});

/** One alert at the top right: five seconds of attention, ten where it can be taken back, then it goes. */
export const alertMachine = createMachine({
  id: 'alert',
  context: ({ input: { now, ...alert } }) => ({
    ...alert,
    times: 1,
    left: attentionFor(alert),
    since: now,
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'The message can be read.',
      on: { dismiss: 'leaving', again: { actions: 'again', target: '.counting' } },
      initial: 'counting',
      states: {
        counting: {
          description: 'Its time runs.',
          tags: 'counting',
          entry: 'start',
          exit: 'stop',
          on: { hover: 'held', focus: 'held' },
          after: { left: '#alert.leaving' },
        },
        held: {
          description: 'Its time stands still, because someone is busy with it or looks elsewhere.',
          on: { leave: 'counting', blur: 'counting' },
        },
      },
    },
    leaving: {
      description: 'It fades; the same message coming again brings it back.',
      tags: 'leaving',
      on: { again: { actions: 'again', target: 'shown' } },
      after: { leaving: 'gone' },
    },
    gone: { description: 'It is gone.', type: 'final' },
  },
});
