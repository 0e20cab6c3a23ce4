import { groupFrom } from '#domain/credits/unit-words.ts';
import { creditLotReports, creditLotVerbs } from '#machines/credit-lot/capabilities.ts';
import { isStaff } from '#machines/person.ts';
import { historiesOf } from '#machines/verbs.ts';
import { bind } from '#server/api/bind.ts';
import {
  allocateToMany,
  creditHolders,
  creditLotKind,
  issueToPool,
  lotFor,
  lotPage,
  lotSorts,
  openProgramme,
  programmeExpiry,
} from '#server/features/session-credits/public.ts';
import { pageBody } from '#server/http/lists.ts';
import { only } from '#server/http/policy.ts';
import { once } from '#server/records/idempotency.ts';
import { describedBy } from '#server/records/history.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { sendOnce } from '#server/records/send-once.ts';
import { refundConversation } from './conversations/refund.ts';
import { analysisPageOf, listedAnalysis } from './lot-page.ts';

const membersAndStaff = only('membersAndStaff');
const staff = only('staff');

export const kaiCreditBindings = {
  ...recordBindings(
    { path: 'kai-credits', param: 'kaiCredit', model: 'kai-credit' },
    {
      policy: membersAndStaff,
      policies: { send: staff },
      sorts: lotSorts,
      machine: creditLotKind.chart.name,
      describe: describedBy(historiesOf({ ...creditLotReports, ...creditLotVerbs })),
      find: ({ principal, params, services: { db } }) =>
        lotFor(db, 'analysis', principal, params['kaiCredit'] ?? ''),
      show: (call) =>
        analysisPageOf(call.services.db, call.params['kaiCredit'] ?? '', {
          reader: call.principal,
          stamp: readerOf(call),
        }),
      async send(call, { idempotencyKey, ...command }) {
        const { principal, params, services } = call;
        const id = params['kaiCredit'] ?? '';
        await sendOnce(
          services.db,
          creditLotKind,
          id,
          command,
          { ...readerOf(call), idempotencyKey },
          {
            endpoint: 'POST /kai-credits/{kaiCredit}/events',
            look: () => lotFor(services.db, 'analysis', principal, id),
          },
        );
      },
    },
  ),
  ...bind('GET /kai-credits', {
    policy: membersAndStaff,
    async handle({ principal, query, now, services: { db } }) {
      const { results, total } = await lotPage(db, 'analysis', principal, { query, now });
      const mayCreate = isStaff(principal);
      return { ...pageBody(results.map(listedAnalysis), query, total), mayCreate };
    },
  }),
  ...bind('POST /kai-credits/{kaiCredit}/refunds', {
    policy: staff,
    async handle({ principal, params, body, now: at, services: { db } }) {
      const { idempotencyKey: key, conversation, reason } = body;
      const endpoint = 'POST /kai-credits/{kaiCredit}/refunds' as const;
      const request = { ...params, conversation, reason };
      const id = await db.transaction(async () => {
        const lot = await lotFor(db, 'analysis', principal, params.kaiCredit);
        return once(db, { actorId: principal.id, key, endpoint, request, at }, async () => {
          const refund = { lotId: lot.id, conversationId: conversation, reason };
          await refundConversation(db, principal, refund, at);
          return lot.id;
        });
      });
      return { id };
    },
  }),
  ...bind('GET /programmes/{programme}/kai-credits/holders', {
    policy: staff,
    handle: ({ params, query, services: { db } }) =>
      creditHolders(db, params.programme, { unit: 'analysis', option: query.group }),
  }),
  ...bind('POST /programmes/{programme}/kai-credits', {
    policy: staff,
    async handle({ principal, params, body, now: at, services: { db } }) {
      const { idempotencyKey: key, ...request } = body;
      const endpoint = 'POST /programmes/{programme}/kai-credits' as const;
      const { group, quantity, expiresAt, source, reason } = body;
      const id = await db.transaction(async () => {
        const programme = await openProgramme(db, params.programme);
        const asked = { ...params, ...request };
        return once(db, { actorId: principal.id, key, endpoint, request: asked, at }, () =>
          issueToPool(
            db,
            principal,
            {
              programmeId: programme.id,
              conversationGroup: groupFrom(group),
              quantity,
              expiresAt: expiresAt ? Date.parse(expiresAt) : programmeExpiry(programme),
              source,
              reason,
            },
            at,
          ),
        );
      });
      return { id };
    },
  }),
  ...bind('POST /programmes/{programme}/kai-credits/allocations', {
    policy: staff,
    async handle({ principal, params, body, now: at, services: { db } }) {
      const { idempotencyKey: key, ...request } = body;
      const endpoint = 'POST /programmes/{programme}/kai-credits/allocations' as const;
      const { group, units, holders, seen } = body;
      const wanted = { conversationGroup: groupFrom(group), units, holders, seen };
      await db.transaction(async () => {
        const programme = await openProgramme(db, params.programme);
        const asked = { ...params, ...request };
        return once(db, { actorId: principal.id, key, endpoint, request: asked, at }, async () => {
          await allocateToMany(db, principal, programme, wanted, at);
          return programme.id;
        });
      });
      const many = new Set(holders.map(({ id }) => id)).size;
      return { holders: many, units: units * many };
    },
  }),
};
