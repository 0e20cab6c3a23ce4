import type { PromptQueueEvent } from '#machines/prompt-queue/events.ts';
import { promptQueueMachine } from '#machines/prompt-queue/machine.ts';
import type { Prompt } from '#machines/prompt-queue/queue.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon } from './people.ts';

const welcome: Prompt = { id: 'w', kind: 'welcome', link: '/app', at: noon };
const levelUp: Prompt = { id: 'l', kind: 'levelUp', link: null, at: noon - 1 };

const person = (
  name: string,
  event: PromptQueueEvent,
  refusal?: string,
): Case<PromptQueueEvent> => ({
  name,
  kind: 'person',
  event,
  refusal,
});

const told = [
  { name: 'the server is told', output: undefined },
  { name: 'the server is out of reach', error: new Error('down') },
];

export const promptQueueModel = modelOf({
  machine: promptQueueMachine,
  inputs: { 'somebody who has just signed in': undefined },
  cases: ({ context }) => [
    person('a welcome arrives', { type: 'prompts.received', prompts: [welcome] }),
    person('a new level arrives', { type: 'prompts.received', prompts: [levelUp] }),
    person('the person closes the prompt', { type: 'prompt.close' }),
    person(
      'the person follows the prompt',
      { type: 'prompt.cta' },
      context.queue[0]?.link === null && context.failures === 0 ? 'hasCta' : undefined,
    ),
    person('the person tries again', { type: 'retry' }),
    person('another dialog opens', { type: 'hold' }),
    person('the other dialog closes', { type: 'release' }),
    person('the person signs out', { type: 'session.ended' }),
  ],
  answers: {
    load: () => [
      { name: 'nothing waits', output: [] },
      { name: 'both wait', output: [levelUp, welcome] },
      { name: 'the server is out of reach', error: new Error('down') },
    ],
    act: () => told,
  },
  key: ({ context }) => [context.queue.map(({ id }) => id), context.answered, context.failures],
  invariants: {
    'a prompt is shown only when there is one': (prompts) =>
      !prompts.hasTag('open') || prompts.context.queue.length > 0,
    'no prompt waits twice': ({ context }) =>
      new Set(context.queue.map(({ id }) => id)).size === context.queue.length,
    'an answered prompt does not come back': ({ context }) =>
      context.queue.every(({ id }) => !context.answered.includes(id)),
    'at most one more try': ({ context }) => context.failures <= 1,
  },
});
