import { assign, setup } from 'xstate';
import { requiredActor } from '../required-actor.ts';
import { emptyQueue, enqueued, enqueuedBehind } from './queue.ts';
import type { PromptQueueEvent } from './events.ts';
import type { Prompt, PromptQueueContext } from './queue.ts';

/** Milliseconds between two prompts. */
export const pause = 400;

type Received = { prompts: readonly Prompt[] };

/** The vocabulary of the prompt queue. The promises, `follow` and `remember` are the host's. */
export const promptQueueSetup = setup({
  types: {
    context: {} as PromptQueueContext,
    events: {} as PromptQueueEvent,
    tags: {} as 'busy' | 'open' | 'failed',
  },
  actors: {
    /** The unactioned notifications that open a prompt. */
    load: requiredActor<readonly Prompt[], undefined>('load'),
    /** Tells the server that the prompt was answered (specification, 4: a POST without a body). */
    act: requiredActor<void, { id: string }>('act'),
  },
  actions: {
    follow: (_, _params: { link: string }) => {},
    /** The server could not be told; the host tells it later. */
    remember: (_, _params: { id: string }) => {},
    enqueue: assign(({ context }, { prompts }: Received) => ({
      queue: enqueued(context, prompts),
    })),
    enqueueBehind: assign(({ context }, { prompts }: Received) => ({
      queue: enqueuedBehind(context, prompts),
    })),
    drop: assign(({ context }) => ({
      queue: context.queue.slice(1),
      answered: [...context.answered, ...context.queue.slice(0, 1).map((prompt) => prompt.id)],
      failures: 0,
    })),
    fail: assign(({ context }) => ({ failures: context.failures + 1 })),
    clear: assign(emptyQueue),
  },
  guards: {
    some: ({ context }) => context.queue.length > 0,
    hasCta: ({ context }) => context.queue[0]?.link != null,
    gaveUp: ({ context }) => context.failures > 0,
  },
  delays: { settle: pause },
});

export const received = ({ event }: { event: Received }) => ({ prompts: event.prompts });
export const loaded = ({ event }: { event: { output: readonly Prompt[] } }) => ({
  prompts: event.output,
});
export const shown = ({ context }: { context: PromptQueueContext }) => ({
  id: context.queue[0]?.id ?? '',
});
export const link = ({ context }: { context: PromptQueueContext }) => ({
  link: context.queue[0]?.link ?? '',
});
