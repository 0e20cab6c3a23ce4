import { and, fromPromise, not, or, raise, setup, stateIn } from 'xstate';
import { always } from '#machines/meanings.ts';
import { extract } from '#tools/charts/extract.ts';
import { layOut } from '#tools/charts/layout.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';

type TripEvent = { type: 'GO' } | { type: 'STOP' } | { type: 'bell' };

const trip = setup({
  types: { events: {} as TripEvent, tags: {} as 'far' | 'near' },
  guards: {
    isReady: () => true,
    isRainy: () => false,
    hasCoat: (_, _params: { colour: string }) => true,
  },
  actions: { wave: () => {}, notify: (_, _params: { type: string; to: string[] }) => {} },
  actors: { ride: fromPromise(() => Promise.resolve()) },
  delays: { longRide: 60_000 },
}).createMachine({
  id: 'trip',
  type: 'parallel',
  states: {
    way: {
      description: 'Where we are.',
      initial: 'home',
      states: {
        home: {
          description: 'At home.',
          tags: 'near',
          exit: 'wave',
          on: {
            GO: [
              {
                guard: and([
                  'isReady',
                  or([not('isRainy'), { type: 'hasCoat', params: { colour: 'red' } }]),
                ]),
                target: 'riding',
                actions: { type: 'notify', params: { type: 'Left', to: ['otherRiders'] } },
              },
              { description: 'We look out of the window.', actions: raise({ type: 'bell' }) },
            ],
          },
        },
        riding: {
          invoke: { src: 'ride', onDone: 'choosing', onError: 'home' },
          after: { longRide: 'home' },
        },
        choosing: { always: [{ guard: stateIn({ bell: 'rung' }), target: 'there' }, 'home'] },
        there: { type: 'final', tags: 'far' },
      },
    },
    bell: { initial: 'still', states: { still: { on: { bell: 'rung' } }, rung: {} } },
  },
});

export const unlaid = extract(
  {
    name: 'trip',
    kind: 'record',
    title: 'Trip',
    purpose: 'A day out.',
    machine: trip,
    guards: {
      isReady: {
        kind: 'what',
        sentence: (place: { name: string }) => `${place.name} is not ready.`,
      },
      isRainy: { kind: 'choice' },
    },
    events: { GO: 'Somebody sets off.', bell: 'The bell rings.' },
  },
  { name: 'Mia' },
  {
    guards: { isReady: 'She is ready.', isRainy: 'It rains.', hasCoat: 'She has a coat.' },
    effects: { wave: 'She waves.' },
    timers: { longRide: { meaning: 'She has had enough.', when: '{ride} after she set off' } },
    actors: { ride: 'She rides.' },
    senders: { GO: 'Mia' },
    amounts: { ride: always(60_000, 'charts-sample.ts, longRide') },
  },
);
export const chart: Chart = { ...unlaid, layout: await layOut(unlaid) };
