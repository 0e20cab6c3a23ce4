import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import type { Person } from '#machines/person.ts';
import { visibleLots } from './visible.ts';

export interface CreditUnits {
  readonly pool: number;
  readonly available: number;
  readonly held: number;
  readonly used: number;
  readonly lost: number;
}

const none: CreditUnits = { pool: 0, available: 0, held: 0, used: 0, lost: 0 };

interface Sums extends Record<string, unknown>, CreditUnits {
  readonly id: string;
}

const owners = {
  programme: sql`l.programme_id`,
  option: sql`l.session_option_id`,
} as const;

/** Where the credits of these programmes are that a reader may know of, by programme or by session option; null to those who are told of none. */
export async function creditsBy(
  db: Database,
  by: keyof typeof owners,
  programmeIds: readonly string[],
  reader: Person,
): Promise<(id: string) => CreditUnits | null> {
  if (reader.role === 'Coach' || programmeIds.length === 0) return () => null;
  const units = (...kinds: string[]) =>
    sql`coalesce(sum(a.balance) filter (where a.kind in (${sql.join(kinds, sql`, `)})), 0)::int`;
  const rows = await db.orm.execute<Sums>(sql`
    select ${owners[by]} as id, ${units('pool')} as pool, ${units('available')} as available,
      ${units('held')} as held, ${units('spent')} as used, ${units('forfeited', 'expired')} as lost
    from ledger_accounts a join credit_lots l on l.id = a.lot_id
    where l.programme_id in (${sql.join(
      programmeIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}) and ${visibleLots(reader)}
    group by ${owners[by]}`);
  const found = new Map(
    rows.map(({ id, pool, available, held, used, lost }) => [
      id,
      { pool, available, held, used, lost },
    ]),
  );
  return (id) => found.get(id) ?? none;
}
