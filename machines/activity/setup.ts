import { assign, fromCallback, setup } from 'xstate';
import { framePatience } from '#domain/interactive/frame-contract.ts';
import { requiredActor } from '../required-actor.ts';
import type { ActivityEvent } from './events.ts';

export interface ActivityContext {
  /** Why it can't be launched, in the server's words; null where it was not refused. */
  readonly refusal: string | null;
}

/** What an actor of this machine rejects with where the server refused; everything else counts as out of reach. */
export interface ActivityRefusal {
  readonly refusal: string;
}

const refusalIn = (event: object): string | null => {
  const error: unknown = 'error' in event ? event.error : null;
  const isRefusal = typeof error === 'object' && error !== null && 'refusal' in error;
  return isRefusal && typeof error.refusal === 'string' ? error.refusal : null;
};

/** The vocabulary of the activity chart. The actors are the host's. */
export const activitySetup = setup({
  types: {
    context: {} as ActivityContext,
    events: {} as ActivityEvent,
    tags: {} as 'busy' | 'shown' | 'failed',
  },
  actors: {
    /** Asks the server where the activity is, and begins or goes on with the response. */
    launch: requiredActor<void, undefined>('launch'),
    /** Puts the response back to where nothing was done. */
    restart: requiredActor<void, undefined>('restart'),
    /** Hears what the activity says for as long as its frame is shown, and saves it. */
    listen: fromCallback<ActivityEvent>(() => {}),
  },
  actions: {
    keepRefusal: assign(({ event }) => ({ refusal: refusalIn(event) })),
    forgetRefusal: assign({ refusal: null }),
  },
  delays: { patience: framePatience },
});
