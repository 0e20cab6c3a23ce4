import { and, eq, isNull } from 'drizzle-orm';
import { slotHoldState } from '#machines/slot-hold/states.gen.ts';
import { userReports, userVerbs } from '#machines/user/capabilities.ts';
import { historiesOf } from '#machines/verbs.ts';
import type { Database } from '#database/database.ts';
import { slotHolds, tokenFamilies, users } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { previewLeaving } from '#server/features/bookings/public.ts';
import { pageBody } from '#server/http/lists.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { only } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { foundAmong } from '#server/records/found.ts';
import { once } from '#server/records/idempotency.ts';
import { describedBy, type HistoryEvent } from '#server/records/history.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { inState } from '#database/in-state.ts';
import { bookingsAhead, giving } from './bookings-ahead.ts';
import { choicesOf } from './choices.ts';
import { createUser, sendUserEvent } from './commands.ts';
import { tracesOf } from './erase.ts';
import { exportUsers } from './export.ts';
import type { UserRow } from './kind.ts';
import { receiptOf } from './receipt.ts';
import { userRows, userSorts } from './page.ts';
import { detailOf, withOffers } from './present.ts';

const staff = only('staff');

async function find(db: Database, id: string): Promise<UserRow> {
  const [row] = await db.orm.select().from(users).where(eq(users.id, id));
  if (!row) throw refuse.notFound();
  return row;
}

const describeSent = describedBy(historiesOf({ ...userReports, ...userVerbs }));

const describe = (past: HistoryEvent): string =>
  past.event.startsWith('xstate.after') ? 'It was unlocked by itself.' : describeSent(past);

const timed = <Row extends { readonly startsAt: number }>(row: Row) => ({
  ...row,
  startsAt: wireInstant(row.startsAt),
});

/** How many sessions that a coach gives are named. */
const mostNamed = 20;

export const userBindings = {
  ...recordBindings(
    { path: 'users', param: 'user', model: 'user' },
    {
      policy: staff,
      needs: ['settings'],
      sorts: userSorts,
      machine: 'user',
      describe,
      find: ({ params, services: { db } }) => find(db, params['user'] ?? ''),
      show: async (call) =>
        detailOf(
          call.services.db,
          await find(call.services.db, call.params['user'] ?? ''),
          readerOf(call),
        ),
      send: async ({ params, principal, now, services: { db, settings } }, body) => {
        const { id } = await find(db, params['user'] ?? '');
        await sendUserEvent(db, settings.tokenSecret, principal, id, body, now);
      },
    },
  ),

  ...bind('GET /users', {
    policy: staff,
    handle: async ({ query, principal, now, services: { db } }) => {
      const { rows, total } = await userRows(db, query, now);
      return pageBody(await withOffers(db, rows, readerOf({ principal, now })), query, total);
    },
  }),

  ...bind('POST /users/export', {
    policy: staff,
    needs: ['settings'],
    handle: async ({ body, principal, now, services: { db, settings } }) => {
      const { yourPassword: _, ...wanted } = body;
      await confirmCaller({ principal, body, now, services: { db, settings } });
      return exportUsers(db, principal, wanted, now);
    },
  }),

  ...bind('GET /users/choices', {
    policy: staff,
    handle: ({ query, services: { db } }) => foundAmong(db, choicesOf[query.kind], query),
  }),

  ...bind('GET /users/{user}/consequences', {
    policy: staff,
    handle: async ({ params, now, services: { db } }) => {
      const { id } = await find(db, params.user);
      const { sessions, invitations } = await previewLeaving(db, id, now);
      const given = await bookingsAhead(db, giving(id, now));
      const held = and(eq(slotHolds.memberId, id), inState(slotHolds.status, slotHoldState.held));
      const live = and(eq(tokenFamilies.userId, id), isNull(tokenFamilies.revokedAt));
      return {
        sessions: sessions.map(timed),
        invitations: invitations.map(timed),
        giving: {
          count: given.length,
          first: given.slice(0, mostNamed).map(({ title }) => title),
        },
        holds: await db.orm.$count(slotHolds, held),
        signIns: await db.orm.$count(tokenFamilies, live),
      };
    },
  }),

  ...bind('GET /users/{user}/traces', {
    policy: only('superAdmins'),
    handle: async ({ params, services: { db } }) => {
      const { id } = await find(db, params.user);
      return tracesOf(db, id);
    },
  }),

  ...bind('GET /users/{user}/erasure-receipt', {
    policy: staff,
    handle: async ({ params, services: { db } }) => {
      const { id } = await find(db, params.user);
      return { receipt: await receiptOf(db, id) };
    },
  }),

  ...bind('POST /users', {
    policy: staff,
    handle: async ({ body, principal, now, services: { db } }) => {
      const { idempotencyKey: key, ...fields } = body;
      const reader = readerOf({ principal, now });
      const claim = {
        actorId: principal.id,
        key,
        endpoint: 'POST /users',
        request: fields,
      } as const;
      const id = await db.transaction(() =>
        once(db, { ...claim, at: now }, () => createUser(db, fields, reader)),
      );
      return detailOf(db, await find(db, id), reader);
    },
  }),
};
