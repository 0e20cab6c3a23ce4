import type { Prompt } from '#machines/prompt-queue/queue.ts';
import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { promptQueueModel } from '../prompt-queue.ts';
import type { BrowserModel } from './model.ts';

const leaves =
  'Whoever follows a prompt leaves the page on which it is walked: tests/journeys/prompts.journey.ts goes there and measures it.';
/** Transitions that lead away. */
export const followed: readonly string[] = [
  'promptQueue.queue.showing.open|prompt.cta|0',
  'promptQueue.queue.showing.following|xstate.done.actor.cta|0',
  'promptQueue.queue.showing.following|xstate.error.actor.cta|0',
  'promptQueue.queue.showing.following|xstate.error.actor.cta|1',
  'promptQueue.queue.showing.failed|prompt.cta|0',
  'promptQueue.queue.showing.failed|prompt.close|0',
];
const noButton = 'No page sends it: the prompt itself offers to try again.';

/** A prompt without a page to lead to. */
const bare = (prompt: Prompt): Prompt => ({ ...prompt, link: null });
const bareEvent = <Event extends object>(event: Event): Event =>
  'prompts' in event && Array.isArray(event.prompts)
    ? { ...event, prompts: (event.prompts as Prompt[]).map(bare) }
    : event;

/** Prompts as they come up in the application: nothing behind an open one can be reached. */
export const promptQueuePages: BrowserModel = {
  territory: explore(
    modelOf({
      ...promptQueueModel,
      cases: (snapshot, now) =>
        promptQueueModel
          .cases(snapshot, now)
          .filter(({ event: { type } }) => {
            if (['retry', 'session.ended', 'prompt.cta'].includes(type)) return false;
            if (snapshot.hasTag('open')) return type !== 'hold' && type !== 'release';
            const isHeld = snapshot.matches({ floor: 'held' });
            return !(type === 'hold' && isHeld) && !(type === 'release' && !isHeld);
          })
          .map((each) => ({ ...each, event: bareEvent(each.event) })),
      answers: {
        ...promptQueueModel.answers,
        load: (snapshot) =>
          (promptQueueModel.answers?.['load']?.(snapshot) ?? []).map((answer) =>
            'output' in answer && Array.isArray(answer.output)
              ? { ...answer, output: (answer.output as Prompt[]).map(bare) }
              : answer,
          ),
      },
    }),
  ),
  refuses: true,
  beyond: {
    'queue.showing.following': leaves,
    'queue.showing.failed': leaves,
    ...Object.fromEntries(followed.map((transition) => [transition, leaves])),
    'promptQueue.queue.showing.failed|retry|0': noButton,
    'promptQueue.queue|session.ended|0':
      'The queue ends with the session of its person, and is not told before.',
    hasCta: leaves,
    gaveUp: leaves,
  },
};
