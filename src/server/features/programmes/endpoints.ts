import { bind } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import { signedIn } from '#server/http/policy.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { programmePage } from './list.ts';
import { programmeDetail } from './detail.ts';

export const programmeBindings = {
  ...bind('GET /programmes', {
    policy: signedIn,
    async handle({ principal, query, now, services: { db } }) {
      const { results, total } = await programmePage(db, principal, query, now);
      return pageBody(results, query, total);
    },
  }),
  ...bind('GET /programme/filter', {
    policy: signedIn,
    handle: () => sortOptionsOf(['start', 'name', 'end', 'used']),
  }),
  ...bind('GET /programmes/{programme}', {
    policy: signedIn,
    handle: ({ principal, params, now, services: { db } }) =>
      programmeDetail(db, principal, params.programme, now),
  }),
};
