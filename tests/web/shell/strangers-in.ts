import { strangersAmong } from '#tests/support/strangers.ts';

/** What is said on the page by another clock, or in another order, than the reader's. */
export const strangersIn = (zone: string): string[] =>
  strangersAmong(zone, {
    times: [...document.querySelectorAll('time')].map((each) => ({
      at: each.dateTime,
      words: each.textContent,
    })),
    text: document.body.textContent,
  });
