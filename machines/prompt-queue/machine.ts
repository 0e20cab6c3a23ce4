import { and, not, stateIn } from 'xstate';
import { emptyQueue } from './queue.ts';
import { link, loaded, promptQueueSetup, received, shown } from './setup.ts';

const enqueue = { actions: { type: 'enqueue', params: received } } as const;
const remember = { type: 'remember', params: shown } as const;
const follow = { type: 'follow', params: link } as const;

/** Welcome and level-up prompts: one at a time, welcome first (specification, 2 and 4). One actor lives as long as one person is signed in. */
export const promptQueueMachine = promptQueueSetup.createMachine({
  id: 'promptQueue',
  context: emptyQueue,
  type: 'parallel',
  states: {
    floor: {
      description: 'Whether a prompt may come up, or another dialog has the floor.',
      initial: 'free',
      states: {
        free: { description: 'A prompt may come up.', on: { hold: 'held' } },
        held: { description: 'Another dialog is open; prompts wait.', on: { release: 'free' } },
      },
    },
    queue: {
      description: 'The prompts that wait, and the one that is shown.',
      on: { 'session.ended': { actions: 'clear', target: '.idle' } },
      initial: 'loading',
      states: {
        loading: {
          description:
            'The open notifications are fetched; nothing is shown before they are known.',
          tags: 'busy',
          on: { 'prompts.received': enqueue },
          invoke: {
            src: 'load',
            onDone: { actions: { type: 'enqueue', params: loaded }, target: 'deciding' },
            onError: 'deciding',
          },
        },
        deciding: {
          description: 'Is there a prompt, and is the floor free?',
          always: [
            { guard: and(['some', not(stateIn({ floor: 'held' }))]), target: 'showing' },
            { target: 'idle' },
          ],
        },
        idle: {
          description: 'There is nothing to show, or not now.',
          on: { 'prompts.received': { ...enqueue, target: 'deciding' }, release: 'deciding' },
        },
        settling: {
          description: 'A short pause between two prompts.',
          on: { 'prompts.received': enqueue },
          after: { settle: 'deciding' },
        },
        showing: {
          description: 'A prompt is shown; nothing takes its place before it is answered.',
          tags: 'open',
          on: { 'prompts.received': { actions: { type: 'enqueueBehind', params: received } } },
          initial: 'open',
          states: {
            open: {
              description: 'The person reads it.',
              on: {
                'prompt.close': 'closing',
                'prompt.cta': { guard: 'hasCta', target: 'following' },
              },
            },
            closing: {
              description: 'It closes, whether or not the server can be told.',
              tags: 'busy',
              invoke: {
                id: 'close',
                src: 'act',
                input: shown,
                onDone: { actions: 'drop', target: '#promptQueue.queue.settling' },
                onError: { actions: [remember, 'drop'], target: '#promptQueue.queue.settling' },
              },
            },
            following: {
              description: 'The server hears of it, then the page of the prompt opens.',
              tags: 'busy',
              invoke: {
                id: 'cta',
                src: 'act',
                input: shown,
                onDone: { actions: [follow, 'drop'], target: '#promptQueue.queue.settling' },
                onError: [
                  {
                    guard: 'gaveUp',
                    description: 'After one more try the page opens anyway.',
                    actions: [remember, follow, 'drop'],
                    target: '#promptQueue.queue.settling',
                  },
                  { actions: 'fail', target: 'failed' },
                ],
              },
            },
            failed: {
              description: 'The server could not be told; the person may try once more or close.',
              tags: 'failed',
              on: { retry: 'following', 'prompt.cta': 'following', 'prompt.close': 'closing' },
            },
          },
        },
      },
    },
  },
});
