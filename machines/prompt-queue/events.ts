import type { Prompt } from './queue.ts';

/** What happens to the prompts: `hold` and `release` come from other dialogs, `prompts.received` from the notifications. */
export type PromptQueueEvent =
  | { type: 'prompts.received'; prompts: readonly Prompt[] }
  | { type: 'prompt.close' }
  | { type: 'prompt.cta' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'session.ended' };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<PromptQueueEvent['type'], string> = {
  'prompts.received': 'New notifications of the kind that opens a prompt have arrived.',
  'prompt.close': 'The person closes the prompt.',
  'prompt.cta': 'The person follows the button of the prompt.',
  retry: 'The person tries again what did not work.',
  hold: 'Another dialog takes the floor.',
  release: 'The other dialog is gone.',
  'session.ended': 'The person is no longer signed in.',
};
