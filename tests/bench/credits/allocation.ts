import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { sessionOptions } from '#database/schema/index.ts';
import {
  allocateToMany,
  issueToPool,
  openProgramme,
} from '#server/features/session-credits/public.ts';
import '#server/reactions.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { tryOut } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';
import { median, timed, type Kind } from '../lists/frame.ts';
import { MEMBERS } from './many-credits.ts';

const ROUNDS = 5;
const LIMIT = 3;
/** Rows of one bare statement. */
const PIECE = 500;

interface Copied {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly Record<string, unknown>[];
}

const aDay = 24 * 3_600_000;

/** A programme of so many members, with two units for each of them in its pool. */
async function aProgramme(db: Database) {
  const world = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { coaching: {} },
    lots: {},
  });
  await db.script(`
    insert into users (id, first_name, last_name, email, role, organization_id, time_zone, created_at, updated_at)
      select gen_random_uuid(), 'Mia' || n, 'Walker', 'mia.' || n || '@example.test', 'Member', '${world.organizationId}', 'Europe/London', now(), now()
      from generate_series(2, ${MEMBERS}) n;
    insert into programme_members (programme_id, user_id, organization_id)
      select '${world.programmeId}', id, organization_id from users where email like 'mia.%@example.test' on conflict do nothing`);
  for (const table of ['users', 'programme_members']) await db.script(`vacuum analyze ${table}`);
  const [option] = await db.orm
    .select()
    .from(sessionOptions)
    .where(eq(sessionOptions.programmeId, world.programmeId));
  const { sam } = world.people;
  const issued = {
    programmeId: world.programmeId,
    sessionOptionId: option?.id ?? '',
    quantity: 2 * MEMBERS,
    expiresAt: seededAt + 300 * aDay,
    source: 'contract',
    reason: null,
  } as const;
  await db.transaction(() => issueToPool(db, sam, issued, seededAt));
  const members = await db.orm.execute<{ id: string }>(
    sql`select user_id as id from programme_members where programme_id = ${world.programmeId}`,
  );
  const wanted = {
    sessionOptionId: issued.sessionOptionId,
    units: 2,
    holders: members.map(({ id }) => ({ type: 'member', id }) as const),
  };
  const allocate = async () =>
    allocateToMany(db, sam, await openProgramme(db, world.programmeId), wanted, seededAt + aDay);
  return { allocate, programmeId: world.programmeId };
}

const ofMembers = (key: string): string =>
  `${key} in (select id from credit_lots where holder_type = 'member')`;

/** What an allocation writes, table by table. */
const written: readonly (readonly [table: string, where: string])[] = [
  ['credit_lots', `holder_type = 'member'`],
  ['ledger_accounts', ofMembers('lot_id')],
  ['ledger_transfers', `type = 'ALLOCATED'`],
  ['machine_events', ofMembers('entity_id')],
  ['timers', ofMembers('entity_id')],
];

/** The rows that an allocation wrote, as they can be written again; what the database itself computes is left to it. */
const copied = (db: Database): Promise<Copied[]> =>
  Promise.all(
    written.map(async ([table, where]) => {
      const columns = await db.orm.execute<{ name: string }>(
        sql`select column_name as name from information_schema.columns where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`,
      );
      const names = columns.map(({ name }) => name);
      const texts = sql.raw(names.map((name) => `"${name}"::text as "${name}"`).join(', '));
      const rows = await db.orm.execute(
        sql`select ${texts} from ${sql.raw(table)} where ${sql.raw(where)} order by ${sql.raw(table === 'ledger_transfers' ? 'position' : '1')}`,
      );
      return { table, columns: names, rows };
    }),
  );

async function writeBare(db: Database, tables: readonly Copied[]): Promise<void> {
  for (const { table, columns, rows } of tables) {
    const into = sql.raw(
      `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values `,
    );
    for (let first = 0; first < rows.length; first += PIECE) {
      const values = rows.slice(first, first + PIECE).map(
        (row) =>
          sql`(${sql.join(
            columns.map((name) => sql`${row[name]}`),
            sql`, `,
          )})`,
      );
      await db.orm.execute(sql`${into}${sql.join(values, sql`, `)}`);
    }
  }
}

/** Allocates to everybody and writes the same rows, in turns, taking back what was written; true where it fits. */
export async function benchAllocation(kind: Kind): Promise<boolean> {
  const db = await preparedDatabase();
  try {
    const { allocate } = await aProgramme(db);
    const tables = await tryOut(db, async () => {
      await allocate();
      return copied(db);
    });
    const rounds: { own: number; bare: number }[] = [];
    await tryOut(db, () => writeBare(db, tables));
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await timed(() => tryOut(db, () => writeBare(db, tables)));
      rounds.push({ bare, own: await timed(() => tryOut(db, allocate)) });
    }
    const [own, bare] = [
      median(rounds.map((each) => each.own)),
      median(rounds.map((each) => each.bare)),
    ];
    const ratio = median(rounds.map((each) => each.own / each.bare));
    const where = kind === 'server' ? 'PostgreSQL server' : 'Embedded database';
    const counts = tables.map(({ table, rows }) => `${rows.length} ${table}`).join(', ');
    console.log(
      `${where}: ${MEMBERS} members get credits in ${own.toFixed(0)} ms, bare inserts ${bare.toFixed(0)} ms (${counts}): ${ratio.toFixed(2)} times, at most ${LIMIT}`,
    );
    return ratio <= LIMIT;
  } finally {
    await db.close();
  }
}
