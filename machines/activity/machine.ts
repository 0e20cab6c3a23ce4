import { activitySetup } from './setup.ts';

/** The life of an activity in its frame, from being launched to being completed (domain reference, 9.4). */
export const activityMachine = activitySetup.createMachine({
  id: 'activity',
  context: { refusal: null },
  initial: 'launching',
  states: {
    launching: {
      description: 'The server is asked for the activity.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'launch',
        onDone: 'open',
        onError: { actions: 'keepRefusal', target: 'failed' },
      },
    },
    open: {
      description: 'The activity is in its frame, and is listened to.',
      tags: 'shown',
      invoke: { src: 'listen' },
      initial: 'loading',
      states: {
        loading: {
          description: 'The activity has not said anything yet.',
          tags: 'busy',
          on: { 'frame.ready': 'running' },
          after: { patience: 'slow' },
        },
        slow: {
          description: 'The activity is taking longer than usual.',
          on: { 'frame.ready': 'running', RELOAD: '#activity.launching' },
        },
        running: {
          description: 'The person works in the activity, and what it says is saved.',
          on: { 'save.lost': 'lost', 'response.completed': 'completed' },
        },
        lost: {
          description: 'What the activity says can’t be saved, and is tried again.',
          on: {
            'save.back': 'running',
            'response.completed': 'completed',
            RELOAD: '#activity.launching',
          },
        },
        completed: {
          description: 'The activity is completed, and can still be looked at.',
          on: { RESTART: '#activity.restarting' },
        },
      },
    },
    restarting: {
      description: 'The server is asked for a new attempt.',
      tags: 'busy',
      invoke: {
        src: 'restart',
        onDone: 'launching',
        onError: { actions: 'keepRefusal', target: 'failed' },
      },
    },
    failed: {
      description: 'The activity can’t be launched, or the server can’t be reached.',
      tags: 'failed',
      on: { TRY_AGAIN: 'launching' },
    },
  },
});
