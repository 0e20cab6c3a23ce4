import { and } from 'xstate';
import { arriveAt, bookingRequestSetup, choices, choose, say } from './setup.ts';

const pick = { guard: 'isAllowed', actions: [...choose, say('hold.wanted')] } as const;
const lookElsewhere = { actions: choose, target: 'loading' } as const;
const slots = <Slots>({ event }: { event: { output: Slots } }) => ({ slots: event.output });

/** The step at which the time is picked. */
export const time = bookingRequestSetup.createStateConfig({
  description: 'Choose a time.',
  tags: 'step',
  entry: arriveAt('time'),
  on: {
    BACK: [
      {
        guard: and(['hasOneCredit', 'hasOneCoach']),
        actions: 'clearNotice',
        target: 'session',
      },
      { guard: 'hasOneCoach', actions: 'clearNotice', target: 'credit' },
      { actions: 'clearNotice', target: 'coach' },
    ],
    NEXT: {
      guard: 'timeKept',
      actions: 'clearNotice',
      target: 'message',
      description: 'A time that is kept is enough, whatever became of the others.',
    },
    'choose.also': {
      guard: 'isAllowed',
      actions: choose,
      description: 'The coach may confirm it instead; only the first time is kept.',
    },
    'drop.also': { actions: choose },
    'hold.refused': { description: 'The next free times are fetched.', target: '.loading' },
    'hold.expired': { description: 'The next free times are fetched.', target: '.loading' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The times of the coach are fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadSlots',
        input: choices,
        onDone: [
          {
            guard: { type: 'noSlots', params: slots },
            actions: { type: 'setSlots', params: slots },
            target: 'empty',
          },
          { actions: { type: 'setSlots', params: slots }, target: 'picking' },
        ],
        onError: 'failed',
      },
    },
    picking: {
      description: 'Free times can be picked; the others say why not.',
      on: {
        'choose.slot': pick,
        'choose.from': lookElsewhere,
      },
    },
    empty: {
      description: 'No time is free on these days.',
      on: { 'choose.slot': pick, 'choose.from': lookElsewhere },
    },
    failed: {
      description: 'The times could not be fetched.',
      tags: 'failed',
      on: { RETRY: 'loading', 'choose.from': lookElsewhere },
    },
  },
});
