import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  bookings,
  creditLots,
  kaiCreditUses,
  ledgerTransfers,
  sessionOptions,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { likePattern } from '#server/http/lists.ts';
import type { Books } from './visible.ts';

/** So many are named one by one, which an index answers; more are looked up again with every transfer. */
const few = 200;

/** What names are looked up for: the column of a transfer, and the ids of what is called so. */
interface Named {
  readonly column: SQL;
  readonly ids: SQL;
}

/** The transfers that a text is in: in the name of the member or the team, of what the credits pay for, or of what they paid for. */
export async function foundIn(
  db: Database,
  { programmeId, unit }: Books,
  search: string,
): Promise<SQL> {
  const pattern = likePattern(search);
  const inLedger = (column: SQL, of: SQL) =>
    sql`exists (select 1 from ledger_transfers x where x.programme_id = ${programmeId}::uuid and ${column} = ${of})`;
  const people: Named[] = [
    {
      column: sql`${ledgerTransfers.memberId}`,
      ids: sql`select ${users.id} as id from ${users} where ${and(
        ilike(users.fullName, pattern),
        inLedger(sql`x.member_id`, sql`${users.id}`),
      )}`,
    },
    {
      column: sql`${ledgerTransfers.teamId}`,
      ids: sql`select ${teams.id} as id from ${teams} where ${and(
        ilike(teams.name, pattern),
        inLedger(sql`x.team_id`, sql`${teams.id}`),
      )}`,
    },
  ];
  const sessionsAndBookings: Named[] = [
    {
      column: sql`${ledgerTransfers.lotId}`,
      ids: sql`select ${creditLots.id} as id from ${creditLots}
        join ${sessionOptions} on ${sessionOptions.id} = ${creditLots.sessionOptionId}
        join ${sessions} on ${sessions.id} = ${sessionOptions.sessionId}
        where ${and(eq(creditLots.programmeId, programmeId), ilike(sessions.name, pattern))}`,
    },
    {
      column: sql`${ledgerTransfers.bookingId}`,
      ids: sql`select ${bookings.id} as id from ${bookings}
        where ${and(eq(bookings.programmeId, programmeId), ilike(bookings.reference, pattern))}`,
    },
  ];
  const conversations: Named[] = [
    {
      column: sql`${ledgerTransfers.conversationId}`,
      ids: sql`select ${kaiCreditUses.conversationId} as id from ${kaiCreditUses}
        where ${and(eq(kaiCreditUses.programmeId, programmeId), ilike(kaiCreditUses.title, pattern))}`,
    },
  ];
  const named = [...people, ...(unit === 'session' ? sessionsAndBookings : conversations)];
  const rows = await db.orm.execute<{ place: number; id: string }>(
    sql.join(
      named.map(
        ({ ids }, place) =>
          sql`(select ${place}::int as place, found.id from (${ids} limit ${few + 1}) found)`,
      ),
      sql` union all `,
    ),
  );
  const conditions = named.flatMap(({ column, ids }, place) => {
    const found = rows.filter((row) => row.place === place).map(({ id }) => id);
    if (found.length > few) return [sql`${column} in (${ids})`];
    return found.length > 0 ? [inArray(column, found)] : [];
  });
  return or(...conditions) ?? sql`false`;
}
