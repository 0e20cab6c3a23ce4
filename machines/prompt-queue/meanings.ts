import { always, meanings } from '../meanings.ts';
import { pause } from './setup.ts';

const person = 'the person at the page';
const dialogs = 'other dialogs of the page';

export const promptQueueMeanings = meanings({
  guards: {
    some: 'A prompt waits.',
    hasCta: 'The prompt has a button that leads somewhere.',
    gaveUp: 'It failed before.',
  },
  effects: {
    clear: 'No prompt waits, and none was answered.',
    enqueue: 'The prompts wait: welcome first, then new levels, then others, each by time.',
    enqueueBehind: 'The prompts wait in the same order, behind the one that is shown.',
    drop: 'The prompt is answered, and does not come back in this visit.',
    remember: 'The server hears of it later.',
    follow: 'The page opens that the button leads to.',
    fail: 'It is counted that the server could not be told.',
  },
  timers: {
    settle: { meaning: 'The next prompt may come up.', when: '{pause} after the one before' },
  },
  actors: {
    load: 'The prompts are fetched that nobody has answered.',
    act: 'The server hears that the prompt was answered.',
  },
  senders: {
    'prompts.received': 'the notifications of the page',
    'prompt.close': person,
    'prompt.cta': person,
    retry: person,
    hold: dialogs,
    release: dialogs,
    'session.ended': 'the session of the tab',
  },
  amounts: { pause: always(pause, 'machines/prompt-queue/setup.ts, pause') },
});
