/** The one source of the present. Handlers get `now` with each call; workers and adapters ask here. Epoch milliseconds. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
