import { framePatience } from '#domain/interactive/frame-contract.ts';
import { always, meanings } from '../meanings.ts';

const person = 'the person at the page';
const activity = 'the activity in its frame';
const saving = 'what saves what the activity says';

export const activityMeanings = meanings({
  effects: {
    keepRefusal: 'The page says why it can’t be launched.',
    forgetRefusal: 'What was refused before is not said any more.',
  },
  timers: {
    patience: {
      meaning: 'The page says that it takes longer than usual.',
      when: '{patience} after its frame began to load',
    },
  },
  actors: {
    launch: 'The server is asked where the activity is, and the response begins or goes on.',
    restart: 'The server is asked for a new attempt.',
    listen: 'What the activity says is heard and saved, for as long as its frame is shown.',
  },
  senders: {
    RELOAD: person,
    RESTART: person,
    TRY_AGAIN: person,
    'frame.ready': activity,
    'response.completed': saving,
    'save.lost': saving,
    'save.back': saving,
  },
  amounts: {
    patience: always(framePatience, 'src/domain/interactive/frame-contract.ts, framePatience'),
  },
});
