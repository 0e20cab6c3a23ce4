import type { ActivityEvent } from '#machines/activity/events.ts';
import { activityMachine } from '#machines/activity/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';

const person = (name: string, event: ActivityEvent): Case<ActivityEvent> => ({
  name,
  kind: 'person',
  event,
});
const result = (name: string, event: ActivityEvent): Case<ActivityEvent> => ({
  name,
  kind: 'result',
  event,
});

const time = (name: string, event: ActivityEvent): Case<ActivityEvent> => ({
  name,
  kind: 'time',
  event,
});

const answered = [
  { name: 'answers', output: undefined },
  { name: 'refuses', error: { refusal: 'Closed on Mon 1 March.' } },
  { name: 'is out of reach', error: new Error('down') },
];

export const activityModel = modelOf({
  machine: activityMachine,
  inputs: { 'a member who launches it': undefined },
  cases: (activity) => [
    person('the person reloads it', { type: 'RELOAD' }),
    person('the person restarts it', { type: 'RESTART' }),
    person('the person tries again', { type: 'TRY_AGAIN' }),
    ...(activity.hasTag('shown')
      ? [
          result('the activity is there', { type: 'frame.ready' }),
          result('the activity is completed', { type: 'response.completed' }),
          result('nothing can be saved', { type: 'save.lost' }),
          // It is tried again after a while.
          time('everything is saved', { type: 'save.back' }),
        ]
      : []),
  ],
  answers: { launch: () => answered, restart: () => answered },
  key: ({ context }) => [context.refusal],
  invariants: {
    'nobody is told of a refusal while it is shown': (activity) =>
      !activity.hasTag('shown') || activity.context.refusal === null,
  },
});
