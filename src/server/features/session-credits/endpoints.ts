import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookings, creditLots, ledgerTransfers, teams, users } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { lotsWhere, statementWhere } from './statement.ts';

interface Holding {
  readonly holder: { readonly id: string; readonly name: string };
  readonly lots: SQL;
  readonly transfers: SQL;
  /** Who books with them; nobody does from a booking. */
  readonly bookerId: string | null;
}

type Find = (db: Database, principal: Principal, id: string) => Promise<Holding | undefined>;

const holderOf = async (query: PromiseLike<{ id: string; name: string }[]>) => (await query)[0];

/** What may be looked at: members their own, leaders their team's, organisation admins their organisation's, staff everything; coaches nothing. */
const entities: Readonly<Record<'user' | 'team' | 'booking', Find>> = {
  async user(db, principal, id) {
    const holder = await holderOf(
      db.orm
        .select({ id: users.id, name: users.fullName })
        .from(users)
        .where(
          and(
            eq(users.id, id),
            sql`${users.role} in ('Member', 'OrganizationAdmin')`,
            mayReadUser(principal),
          ),
        ),
    );
    return (
      holder && {
        holder,
        lots: sql`${creditLots.holderType} = 'member' and ${creditLots.holderId} = ${id}`,
        transfers: eq(ledgerTransfers.memberId, id),
        bookerId: id,
      }
    );
  },
  async team(db, principal, id) {
    const [team] = await db.orm
      .select({ id: teams.id, name: teams.name, leaderId: teams.leaderId })
      .from(teams)
      .where(and(eq(teams.id, id), mayReadTeam(principal)));
    return (
      team && {
        holder: { id: team.id, name: team.name },
        lots: sql`${creditLots.holderType} = 'team' and ${creditLots.holderId} = ${id}`,
        transfers: eq(ledgerTransfers.teamId, id),
        bookerId: team.leaderId,
      }
    );
  },
  async booking(db, principal, id) {
    const mine = isStaff(principal) ? sql`true` : eq(bookings.requesterId, principal.id);
    const ofReader = (owner: SQL) =>
      isStaff(principal) ? sql`true` : sql`${owner} = ${principal.id}`;
    const holder = await holderOf(
      db.orm
        .select({ id: bookings.id, name: bookings.title })
        .from(bookings)
        .where(and(eq(bookings.id, id), mine)),
    );
    return (
      holder && {
        holder,
        // Where everybody pays for themselves, who asked for it reads of their own credit alone.
        lots: sql`${creditLots.id} in (select b.credit_lot_id from bookings b where b.id = ${id}
          union all select a.credit_lot_id from attendees a where a.booking_id = ${id} and ${ofReader(sql`a.user_id`)})`,
        transfers: sql`${ledgerTransfers.bookingId} = ${id}
          and (${ledgerTransfers.attendeeId} is null or ${ofReader(sql`${ledgerTransfers.memberId}`)})`,
        bookerId: null,
      }
    );
  },
};

function mayReadUser(principal: Principal): SQL {
  if (isStaff(principal)) return sql`true`;
  if (principal.role === 'OrganizationAdmin')
    return sql`${users.organizationId} = ${principal.organizationId}`;
  return sql`${users.id} = ${principal.id} and ${principal.role} <> 'Coach'`;
}

function mayReadTeam(principal: Principal): SQL {
  if (isStaff(principal)) return sql`true`;
  if (principal.role === 'OrganizationAdmin')
    return sql`${teams.organizationId} = ${principal.organizationId}`;
  return sql`${teams.leaderId} = ${principal.id}`;
}

export const sessionCreditBindings = {
  ...bind('GET /session-credits/{entityType}/{entityId}', {
    policy: signedIn,
    async handle({ principal, params, services: { db } }) {
      const holding = await entities[params.entityType](db, principal, params.entityId);
      if (!holding) throw refuse.notFound();
      const lots = await lotsWhere(db, holding.lots, holding.holder);
      const statement = await statementWhere(db, holding.transfers);
      const balance = lots.reduce((sum, { available }) => sum + available, 0);
      const mayBook = holding.bookerId === principal.id;
      return { holder: holding.holder, balance, lots, statement, mayBook };
    },
  }),
};
