import { creditLotReports, creditLotVerbs } from '#machines/credit-lot/capabilities.ts';
import { isStaff } from '#machines/person.ts';
import { historiesOf } from '#machines/verbs.ts';
import { bind } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { once } from '#server/records/idempotency.ts';
import { describedBy } from '#server/records/history.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { sendOnce } from '#server/records/send-once.ts';
import { allocateToMany } from './issuing/allocate-to-many.ts';
import { booksWith, isListed, places } from './entities.ts';
import { creditHolders } from './issuing/holders.ts';
import { programmeExpiry } from './programme.ts';
import { issueToPool } from './issuing/issue-to-pool.ts';
import { creditLotKind } from './kind.ts';
import { lotPage, lotSorts, type ListedLot } from './list.ts';
import { lotFor, lotPageOf, type LotPage } from './lot-page.ts';
import { ofSession } from './of-unit.ts';
import { openProgramme } from './programme.ts';
import { reasonsWhere } from './reasons.ts';
import { lotsWhere, statementWhere } from './statement.ts';
import { sentencesOf } from './uses.ts';

const membersAndStaff = only('membersAndStaff');
const staff = only('staff');

/** A lot in the words of session credits: they are booked with. */
const listedSession = ({ mayUse, ...lot }: ListedLot) => ({ ...ofSession(lot), mayBook: mayUse });

const sessionPageOf = ({ mayUse, mayUseFor, statement, ...lot }: LotPage) => ({
  ...ofSession(lot),
  statement: statement.map(ofSession),
  mayBook: mayUse,
  mayBookFor: mayUseFor,
});

export const sessionCreditBindings = {
  ...recordBindings(
    { path: 'session-credits', param: 'sessionCredit', model: 'session-credit' },
    {
      policy: membersAndStaff,
      policies: { send: staff },
      sorts: lotSorts,
      machine: creditLotKind.chart.name,
      describe: describedBy(historiesOf({ ...creditLotReports, ...creditLotVerbs })),
      find: ({ principal, params, services: { db } }) =>
        lotFor(db, 'session', principal, params['sessionCredit'] ?? ''),
      async show(call) {
        const id = call.params['sessionCredit'] ?? '';
        const reading = { reader: call.principal, stamp: readerOf(call) };
        const { db } = call.services;
        const page = sessionPageOf(await lotPageOf(db, 'session', id, reading));
        return { ...page, rules: [...((await sentencesOf(db, [id])).get(id) ?? [])] };
      },
      async send(call, { idempotencyKey, ...command }) {
        const { principal, params, services } = call;
        const id = params['sessionCredit'] ?? '';
        await sendOnce(
          services.db,
          creditLotKind,
          id,
          command,
          { ...readerOf(call), idempotencyKey },
          {
            endpoint: 'POST /session-credits/{sessionCredit}/events',
            look: () => lotFor(services.db, 'session', principal, id),
          },
        );
      },
    },
  ),
  ...bind('GET /session-credits', {
    policy: membersAndStaff,
    async handle({ principal, query, now, services: { db } }) {
      const { results, total } = await lotPage(db, 'session', principal, { query, now });
      const mayCreate = isStaff(principal);
      return { ...pageBody(results.map(listedSession), query, total), mayCreate };
    },
  }),
  ...bind('GET /programmes/{programme}/session-credits/holders', {
    policy: staff,
    handle: ({ params, query, services: { db } }) =>
      creditHolders(db, params.programme, { unit: 'session', option: query.sessionOption }),
  }),
  ...bind('POST /programmes/{programme}/session-credits', {
    policy: staff,
    async handle({ principal, params, body, now: at, services: { db } }) {
      const { idempotencyKey: key, ...request } = body;
      const endpoint = 'POST /programmes/{programme}/session-credits' as const;
      const id = await db.transaction(async () => {
        const programme = await openProgramme(db, params.programme);
        const asked = { ...params, ...request };
        return once(db, { actorId: principal.id, key, endpoint, request: asked, at }, () =>
          issueToPool(
            db,
            principal,
            {
              programmeId: programme.id,
              sessionOptionId: body.sessionOption,
              quantity: body.quantity,
              expiresAt: body.expiresAt ? Date.parse(body.expiresAt) : programmeExpiry(programme),
              source: body.source,
              reason: body.reason,
            },
            at,
          ),
        );
      });
      return { id };
    },
  }),
  ...bind('POST /programmes/{programme}/session-credits/allocations', {
    policy: staff,
    async handle({ principal, params, body, now: at, services: { db } }) {
      const { idempotencyKey: key, ...request } = body;
      const endpoint = 'POST /programmes/{programme}/session-credits/allocations' as const;
      const { sessionOption: sessionOptionId, units, holders, seen, issuing } = body;
      await db.transaction(async () => {
        const programme = await openProgramme(db, params.programme);
        const asked = { ...params, ...request };
        return once(db, { actorId: principal.id, key, endpoint, request: asked, at }, async () => {
          await allocateToMany(
            db,
            principal,
            programme,
            { sessionOptionId, units, holders, seen, issuing },
            at,
          );
          return programme.id;
        });
      });
      const many = new Set(holders.map(({ type, id }) => `${type}:${id}`)).size;
      return { holders: many, units: units * many };
    },
  }),
  ...bind('GET /session-credits/{entityType}/{entityId}', {
    policy: signedIn,
    async handle(call) {
      const {
        principal,
        params: { entityType, entityId },
        services: { db },
      } = call;
      const holder = await places[entityType].open(call, entityId);
      const held = places[entityType].holds(entityId, principal);
      const listed = isListed(entityType);
      const lots = listed ? [] : await lotsWhere(db, held.lots, holder);
      const statement = await statementWhere(db, principal, held.transfers, { ofPools: listed });
      const reasons =
        entityType === 'booking' ? [] : await reasonsWhere(db, held.transfers, { ofPools: listed });
      const balance = listed
        ? reasons.reduce((sum, { change }) => sum + change, 0)
        : lots.reduce((sum, { available }) => sum + available, 0);
      const mayBook = await booksWith[entityType](db, entityId, principal);
      const mayAllocate = isStaff(principal) && entityType !== 'booking';
      return { holder, balance, reasons, lots, statement, mayBook, mayAllocate };
    },
  }),
};
