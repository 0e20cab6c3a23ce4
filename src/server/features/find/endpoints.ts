import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import { finders } from './finders.ts';

/** With fewer letters nearly everything would be found. */
const fewestLetters = 2;

export const findBindings = bind('GET /find', {
  policy: signedIn,
  handle: async ({ principal, query: { search }, now, services: { db } }) => {
    if (search === null || search.length < fewestLetters) return { results: [] };
    const found = await Promise.all(
      finders.map((find) => find({ db, reader: principal, search, now })),
    );
    return { results: found.flat() };
  },
});
