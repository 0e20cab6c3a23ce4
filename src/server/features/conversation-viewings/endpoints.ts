import { newId } from '#domain/ids.ts';
import { reports, verbs } from '#machines/conversation-viewing/viewing.ts';
import { viewingLasts } from '#machines/conversation-viewing/context.ts';
import { historiesOf } from '#machines/verbs.ts';
import { conversationViewingNames } from '#contract/messages/conversation-viewings.ts';
import { conversationViewings } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import { only } from '#server/http/policy.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { describedBy } from '#server/records/history.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { create } from '#server/records/send.ts';
import { sendOnce } from '#server/records/send-once.ts';
import { conversationViewingKind } from './kind.ts';
import { openPage, stillOpen } from './pages.ts';
import { contactsWith, findPeople } from './people.ts';
import { listViewings, presentViewings, viewingOf } from './present.ts';

const policy = only('staff');
/** Whoever reads the log of viewings, and takes it along. */
const readingLog = only('superAdmins');

const mostRows = 20_000;

const one = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('A viewing that is there was not presented');
  return first;
};

export const conversationViewingBindings = {
  ...recordBindings(conversationViewingNames, {
    policy,
    policies: { list: readingLog },
    sorts: ['started'],
    machine: conversationViewingKind.chart.name,
    describe: describedBy({ ...historiesOf(reports), ...historiesOf(verbs) }),
    async show(call) {
      const { db } = call.services;
      const row = await viewingOf(db, call.params['conversationViewing'] ?? '', call.principal);
      return one(await presentViewings(db, [row], readerOf(call)));
    },
    async send(call, { idempotencyKey, ...command }) {
      const { db } = call.services;
      const id = call.params['conversationViewing'] ?? '';
      const asked = { ...readerOf(call), idempotencyKey };
      await sendOnce(db, conversationViewingKind, id, command, asked, {
        endpoint: 'POST /conversation-viewings/{conversationViewing}/events',
        look: () => viewingOf(db, id, call.principal, { isOwn: true }),
      });
    },
  }),
  ...bind('GET /conversation-viewings', {
    policy: readingLog,
    handle: ({ principal, query, now, services: { db } }) =>
      listViewings(db, query, readerOf({ principal, now })),
  }),
  ...bind('GET /conversation-viewings/log', {
    policy,
    handle: ({ principal }) => Promise.resolve({ mayRead: readingLog.admits(principal) === 'yes' }),
  }),
  ...bind('GET /conversation-viewings/people', {
    policy,
    handle: ({ query, services: { db } }) => findPeople(db, query.search),
  }),
  ...bind('POST /conversation-viewings', {
    policy,
    async handle({ principal, body, now, services: { db } }) {
      const reader = readerOf({ principal, now });
      const { idempotencyKey: key, person, reason } = body;
      const id = await db.transaction(() =>
        once(
          db,
          {
            actorId: principal.id,
            key,
            endpoint: 'POST /conversation-viewings',
            request: { person, reason },
            at: now,
          },
          async () => {
            const made = newId(now);
            await create(db, conversationViewingKind, {
              id: made,
              context: {
                viewer: principal.id,
                person,
                contact: null,
                reason,
                expiresAt: now + viewingLasts,
                messagesSeen: 0,
              },
              event: { type: 'OPEN', person, reason, ...reader },
              extra: null,
              async insert({ status, context }) {
                await db.orm
                  .insert(conversationViewings)
                  .values({ id: made, status, ...context, createdAt: now, updatedAt: now });
                return null;
              },
            });
            return made;
          },
        ),
      );
      const row = await viewingOf(db, id, principal);
      return one(await presentViewings(db, [row], reader));
    },
  }),
  ...bind('POST /conversation-viewings/export', {
    policy: readingLog,
    needs: ['settings'],
    async handle({ principal, body, now, services: { db, settings } }) {
      await confirmCaller({ principal, body, now, services: { db, settings } });
      const all = { pageNumber: 1, perPage: mostRows, search: null };
      const { data, meta } = await listViewings(db, all, readerOf({ principal, now }));
      type Row = (typeof data.results)[number];
      return exportedList<Row>(db, principal, {
        list: 'conversation-viewings',
        what: 'viewings',
        total: meta.total,
        most: mostRows,
        columns: [
          { header: 'Viewer', cell: ({ viewer }) => viewer?.fullName ?? '' },
          { header: 'Person', cell: ({ person }) => person?.fullName ?? '' },
          { header: 'Contact', cell: ({ contact }) => contact?.fullName ?? '' },
          { header: 'Reason', cell: ({ reason }) => reason },
          { header: 'Began', at: ({ startedAt }) => startedAt },
          { header: 'Messages seen', cell: ({ messagesSeen }) => String(messagesSeen) },
        ],
        rows: () => Promise.resolve(data.results),
        file: 'conversation-viewings',
        now,
      });
    },
  }),
  ...bind('GET /conversation-viewings/{conversationViewing}/contacts', {
    policy,
    async handle({ principal, params, now, services: { db } }) {
      const row = await viewingOf(db, params.conversationViewing, principal);
      stillOpen(row, readerOf({ principal, now }));
      return contactsWith(db, row.person);
    },
  }),
  ...bind('POST /conversation-viewings/{conversationViewing}/pages', {
    policy,
    handle: ({ principal, params, body, now, services: { db } }) =>
      db.transaction(async () => {
        const row = await viewingOf(db, params.conversationViewing, principal);
        return openPage(db, row, body.before ?? undefined, readerOf({ principal, now }));
      }),
  }),
};
