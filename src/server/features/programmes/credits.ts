import { sql } from 'drizzle-orm';
import type { CreditUnits } from '#domain/programmes/used.ts';
import type { Database } from '#database/database.ts';
import type { Person } from '#machines/person.ts';
import { sumsOfOptions, sumsOfUnits } from '#server/features/relations/public.ts';
import { seesWhole, visibleLots } from './visible.ts';

/** Whoever is told where all the credits of a programme are. */
export const overseer = { id: 'sys', role: 'Admin' } as const;

const none: CreditUnits = { pool: 0, available: 0, held: 0, used: 0, lost: 0 };

interface Sums extends Record<string, unknown>, CreditUnits {
  readonly id: string;
}

const owners = {
  programme: { lots: sql`l.programme_id`, options: sql`o.programme_id` },
  option: { lots: sql`l.session_option_id`, options: sql`o.id` },
} as const;

/** Where the credits of these programmes are that a reader may know of, by programme or by session option; null to those who are told of none. */
export async function creditsBy(
  db: Database,
  by: keyof typeof owners,
  programmeIds: readonly string[],
  reader: Person,
): Promise<(id: string) => CreditUnits | null> {
  if (reader.role === 'Coach' || programmeIds.length === 0) return () => null;
  const { lots, options } = owners[by];
  const ids = sql.join(
    programmeIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await db.orm.execute<Sums>(
    seesWhole(reader)
      ? sql`select ${options} as id, ${sumsOfOptions} from session_options o where o.programme_id in (${ids}) group by ${options}`
      : sql`
        select ${lots} as id, ${sumsOfUnits}
        from ledger_accounts a join credit_lots l on l.id = a.lot_id
        where l.programme_id in (${ids}) and l.unit = 'session' and ${visibleLots(reader)}
        group by ${lots}`,
  );
  const found = new Map(
    rows.map(({ id, pool, available, held, used, lost }) => [
      id,
      { pool, available, held, used, lost },
    ]),
  );
  return (id) => found.get(id) ?? none;
}

/** Where the AI credits of a programme are that a reader may know of; null to those who are told of none. */
export async function analysesOf(
  db: Database,
  programmeId: string,
  reader: Person,
): Promise<CreditUnits | null> {
  if (reader.role === 'Coach') return null;
  const [found] = await db.orm.execute<Sums>(sql`
    select ${sumsOfUnits} from ledger_accounts a join credit_lots l on l.id = a.lot_id
    where l.programme_id = ${programmeId} and l.unit = 'analysis' and ${visibleLots(reader)}`);
  if (!found) return none;
  const { pool, available, held, used, lost } = found;
  return { pool, available, held, used, lost };
}
