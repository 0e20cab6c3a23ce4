import { bind } from '#server/api/bind.ts';
import { only } from '#server/http/policy.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { candidatesFor, teamChoices } from './members/candidates.ts';
import { membersPage } from './members/list.ts';
import { everyoneFor, previewOf } from './members/preview.ts';

const staff = only('staff');

export const programmeMemberBindings = {
  ...bind('GET /programmes/{programme}/members', {
    policy: staff,
    handle: ({ params, query, services: { db } }) => membersPage(db, params.programme, query),
  }),
  ...bind('GET /programme-member/filter', {
    policy: staff,
    handle: () => sortOptionsOf(['name']),
  }),
  ...bind('GET /programmes/{programme}/candidates', {
    policy: staff,
    handle: ({ principal, params, query, now, services: { db } }) =>
      candidatesFor(db, params.programme, query.search, readerOf({ principal, now })),
  }),
  ...bind('GET /programmes/{programme}/teams', {
    policy: staff,
    handle: ({ params, query, services: { db } }) => teamChoices(db, params.programme, query),
  }),
  ...bind('GET /programmes/{programme}/organization-members', {
    policy: staff,
    handle: ({ params, services: { db } }) => everyoneFor(db, params.programme),
  }),
  ...bind('POST /programmes/{programme}/members/preview', {
    policy: staff,
    handle: ({ params, body, services: { db } }) => previewOf(db, params.programme, body.emails),
  }),
};
