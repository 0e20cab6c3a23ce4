import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookings, creditLots, ledgerTransfers, teams, users } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import { only, signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { once } from '#server/records/idempotency.ts';
import { definePlace } from '#server/records/places.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { allocateToMany } from './allocate-to-many.ts';
import { creditHolders, programmeExpiry } from './holders.ts';
import { issueToPool } from './issue-to-pool.ts';
import { lotPage, lotSorts } from './list.ts';
import { openProgramme } from './programme.ts';
import { lotsWhere, statementWhere } from './statement.ts';

/** What may be looked at: members their own, leaders their team's, organisation admins their organisation's, staff everything; coaches nothing. */
const places = {
  user: definePlace({
    under: 'member',
    erasedToo: true,
    visible: ({ principal }) => mayReadUser(principal),
    holds: (id) => ({
      lots: sql`${creditLots.holderType} = 'member' and ${creditLots.holderId} = ${id}`,
      transfers: eq(ledgerTransfers.memberId, id),
    }),
  }),
  team: definePlace({
    under: 'team',
    visible: ({ principal }) => mayReadTeam(principal),
    holds: (id) => ({
      lots: sql`${creditLots.holderType} = 'team' and ${creditLots.holderId} = ${id}`,
      transfers: eq(ledgerTransfers.teamId, id),
    }),
  }),
  booking: definePlace({
    under: 'booking',
    visible: ({ principal }) =>
      isStaff(principal) ? undefined : eq(bookings.requesterId, principal.id),
    // Where everybody pays for themselves, who asked for it reads of their own credit alone.
    holds(id, principal: Principal) {
      const ofReader = (owner: SQL) =>
        isStaff(principal) ? sql`true` : sql`${owner} = ${principal.id}`;
      return {
        lots: sql`${creditLots.id} in (select b.credit_lot_id from bookings b where b.id = ${id}
          union all select a.credit_lot_id from attendees a where a.booking_id = ${id} and ${ofReader(sql`a.user_id`)})`,
        transfers: sql`${ledgerTransfers.bookingId} = ${id}
          and (${ledgerTransfers.attendeeId} is null or ${ofReader(sql`${ledgerTransfers.memberId}`)})`,
      };
    },
  }),
} as const;

type BooksWith = (db: Database, id: string, principal: Principal) => Promise<boolean>;

/** Who books with them; nobody does from a booking. */
const booksWith: Readonly<Record<keyof typeof places, BooksWith>> = {
  user: (_, id, principal) => Promise.resolve(id === principal.id),
  team: async (db, id, principal) =>
    (await db.orm.$count(teams, and(eq(teams.id, id), eq(teams.leaderId, principal.id)))) > 0,
  booking: () => Promise.resolve(false),
};

function mayReadUser(principal: Principal): SQL | undefined {
  if (isStaff(principal)) return undefined;
  if (principal.role === 'OrganizationAdmin')
    return sql`${users.organizationId} = ${principal.organizationId}`;
  return sql`${users.id} = ${principal.id} and ${principal.role} <> 'Coach'`;
}

function mayReadTeam(principal: Principal): SQL | undefined {
  if (isStaff(principal)) return undefined;
  if (principal.role === 'OrganizationAdmin')
    return sql`${teams.organizationId} = ${principal.organizationId}`;
  return sql`${teams.leaderId} = ${principal.id}`;
}

const membersAndStaff = only('membersAndStaff');
const staff = only('staff');

export const sessionCreditBindings = {
  ...bind('GET /session-credits', {
    policy: membersAndStaff,
    async handle({ principal, query, now, services: { db } }) {
      const { results, total } = await lotPage(db, principal, query, now);
      return { ...pageBody(results, query, total), mayCreate: isStaff(principal) };
    },
  }),
  ...bind('GET /session-credit/filter', {
    policy: membersAndStaff,
    handle: () => sortOptionsOf(lotSorts),
  }),
  ...bind('GET /programmes/{programme}/session-credits/holders', {
    policy: staff,
    handle: ({ params, query, services: { db } }) =>
      creditHolders(db, params.programme, query.sessionOption),
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
      const { sessionOption: sessionOptionId, units, holders } = body;
      await db.transaction(async () => {
        const programme = await openProgramme(db, params.programme);
        const asked = { ...params, ...request };
        return once(db, { actorId: principal.id, key, endpoint, request: asked, at }, async () => {
          await allocateToMany(db, principal, programme, { sessionOptionId, units, holders }, at);
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
      const lots = await lotsWhere(db, held.lots, holder);
      const statement = await statementWhere(db, held.transfers);
      const balance = lots.reduce((sum, { available }) => sum + available, 0);
      const mayBook = await booksWith[entityType](db, entityId, principal);
      return { holder, balance, lots, statement, mayBook };
    },
  }),
};
