import { eq } from 'drizzle-orm';
import { verbs } from '#machines/support-request/answering.ts';
import { historiesOf } from '#machines/verbs.ts';
import { supportRequestNames } from '#contract/support/support-requests.ts';
import { byName } from '#database/name-order.ts';
import { supportRequests } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { supportRequestKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { visibleRequests } from './visible.ts';
import { chooseReaders, staffFound, wellbeingReadersOf } from './staff.ts';

const { reference, subject, status, category, assignee, createdBy, createdAt, updatedAt } =
  supportRequests;

export const supportRequestBindings = {
  ...plainBindings(supportRequestNames, supportRequestKind, {
    policy: signedIn,
    visible: visibleRequests,
    searched: [reference, subject],
    sorts: { updated: [updatedAt], created: [createdAt], subject: [byName(subject)] },
    descends: true,
    filters: {
      status: (wanted) => eq(status, wanted),
      category: (wanted) => eq(category, wanted),
      assigned: (wanted, _, reader) => (wanted ? eq(assignee, reader.id) : undefined),
      own: (wanted, _, reader) => (wanted ? eq(createdBy, reader.id) : undefined),
    },
    summarise,
    detail: detailOf,
    history: { CREATE: 'sent this request', ...historiesOf(verbs) },
  }),
  ...bind('GET /support/staff', {
    policy: only('staff'),
    handle: ({ query, services: { db } }) => staffFound(db, query.search),
  }),
  ...bind('GET /support/wellbeing-readers', {
    policy: only('superAdmins'),
    handle: ({ services: { db } }) => wellbeingReadersOf(db),
  }),
  ...bind('POST /support/wellbeing-readers', {
    policy: only('superAdmins'),
    handle: ({ body, now, services: { db } }) => chooseReaders(db, body.users, now),
  }),
};
