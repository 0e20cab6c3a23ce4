import { eq, isNull } from 'drizzle-orm';
import { verbs } from '#machines/support-request/answering.ts';
import { historiesOf } from '#machines/verbs.ts';
import { supportRequestNames } from '#contract/support/support-requests.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { supportRequests } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { openSupportFile } from './files.ts';
import { supportRequestKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { visibleRequests } from './visible.ts';
import { refusedMails } from './mailbox/refused-mails.ts';
import { chooseReaders, readersFor, staffFound } from './staff.ts';

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
      status: (wanted) => inState(status, [wanted]),
      category: (wanted) => eq(category, wanted),
      assigned: (wanted, _, reader) =>
        wanted === 'me' ? eq(assignee, reader.id) : isNull(assignee),
      own: (wanted, _, reader) => (wanted ? eq(createdBy, reader.id) : undefined),
    },
    summarise,
    detail: detailOf,
    history: { CREATE: 'sent this request', ...historiesOf(verbs) },
  }),
  ...bind('GET /support-requests/{supportRequest}/files/{supportFile}', {
    policy: signedIn,
    needs: ['files'],
    async handle({ params, principal: reader, services: { db, files } }) {
      const { supportRequest: request, supportFile: file } = params;
      const opened = await openSupportFile({ db, files }, { request, file, reader });
      const { mediaType, name } = opened.file;
      return { content: opened.content, mediaType, name };
    },
  }),
  ...bind('GET /support/staff', {
    policy: only('staff'),
    handle: ({ query, services: { db } }) => staffFound(db, query.search),
  }),
  ...bind('GET /support/refused-mails', {
    policy: only('staff'),
    handle: ({ principal, now, services: { db } }) => refusedMails(db, principal, now),
  }),
  ...bind('GET /support/wellbeing-readers', {
    policy: signedIn,
    handle: ({ principal, services: { db } }) => readersFor(db, principal),
  }),
  ...bind('POST /support/wellbeing-readers', {
    policy: only('superAdmins'),
    async handle({ body, now, principal, services: { db } }) {
      await chooseReaders(db, body.users, now);
      return readersFor(db, principal);
    },
  }),
};
