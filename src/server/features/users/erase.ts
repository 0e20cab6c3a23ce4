import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { personalData } from '#database/personal-data.ts';
import type { Database } from '#database/database.ts';
import * as schema from '#database/schema/index.ts';
import { dropFilesOf } from '#server/files/kept-files.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { eraseMailJob } from '#server/mail/erased-mail.ts';

/** Whose traces go, with the name they were known by. */
export interface Erased {
  readonly id: string;
  readonly fullName: string;
  /** The address they had until now. */
  readonly email: string;
  readonly at: number;
}

/** What people are called of whom nothing is left. */
const nobody = 'Deleted user';

const bookingsOf = (id: string): SQL => sql`(
  select b.id from bookings b where b.coach_id = ${id} or b.requester_id = ${id}
  union select a.booking_id from attendees a where a.user_id = ${id})`;

/** What coaches noted about a person; notes of a team only name them. */
const notesAbout = (id: string): SQL =>
  sql`(select n.id from coach_notes n where n.member_id = ${id})`;

/** Which rows of a table are about a person. */
const reach: Readonly<Record<string, (id: string) => SQL>> = {
  users: (id) => sql`id = ${id}`,
  user_awards: (id) => sql`user_id = ${id}`,
  earned_points: (id) => sql`user_id = ${id}`,
  digest_lines: (id) => sql`(entity_id = ${id} or entity_id in ${bookingsOf(id)})`,
  own_exports: (id) => sql`user_id = ${id}`,
  password_credentials: (id) => sql`user_id = ${id}`,
  sign_in_locks: (id) => sql`user_id = ${id}`,
  known_browsers: (id) => sql`user_id = ${id}`,
  password_links: (id) => sql`user_id = ${id}`,
  refresh_tokens: (id) =>
    sql`family_id in (select f.id from token_families f where f.user_id = ${id})`,
  token_families: (id) => sql`user_id = ${id}`,
  availability_exceptions: (id) => sql`coach_id = ${id}`,
  busy_times: (id) => sql`coach_id = ${id}`,
  calendar_events: (id) =>
    sql`calendar_id in (select c.id from external_calendars c where c.coach_id = ${id})`,
  external_calendars: (id) => sql`coach_id = ${id}`,
  bookings: (id) => sql`id in ${bookingsOf(id)}`,
  booking_requests: (id) => sql`booking_id in ${bookingsOf(id)}`,
  attendees: (id) => sql`user_id = ${id}`,
  booking_groups: (id) =>
    sql`id in (select m.group_id from booking_group_members m where m.user_id = ${id})`,
  booking_invites: (id) => sql`(invitee_id = ${id} or invited_by = ${id})`,
  meeting_signals: (id) =>
    sql`(from_seat in (select s.id from meeting_seats s where s.user_id = ${id})
      or to_seat in (select s.id from meeting_seats s where s.user_id = ${id}))`,
  meeting_seats: (id) => sql`user_id = ${id}`,
  meeting_problems: (id) => sql`user_id = ${id}`,
  credit_lots: (id) => sql`holder_id = ${id}`,
  machine_events: (id) =>
    sql`(by_id = ${id} or entity_id = ${id} or entity_id in ${bookingsOf(id)})`,
  outbox: (id) => sql`split_part(dedupe_key, ':', 2) in (
    select e.id::text from machine_events e where e.entity_id = ${id} or e.entity_id in ${bookingsOf(id)}
      or e.entity_id in (select n.id from coach_notes n where n.booking_id in ${bookingsOf(id)})
      or e.entity_id in (select r.id from reviews r where r.booking_id in ${bookingsOf(id)}))`,
  files: (id) => sql`owner_id = ${id}`,
  upload_rows: (id) => sql`(entity_id = ${id}
    or lower(email) = (select lower(u.email) from users u where u.id = ${id}))`,
  notifications: (id) => sql`(entity_id = ${id} or entity_id in ${bookingsOf(id)})`,
  reviews: (id) => sql`(member_id = ${id} or coach_id = ${id})`,
  coach_note_readings: (id) => sql`note_id in ${notesAbout(id)}`,
  coach_note_versions: (id) => sql`note_id in ${notesAbout(id)}`,
  coach_notes: (id) => sql`member_id = ${id}`,
};

/** Tables in the order in which their rows are found: those that others are found by come last. */
const order = Object.keys(reach);

const tables = new Map<string, readonly PgColumn[]>(
  Object.values(schema)
    .map((table) => getTableConfig(table as PgTable))
    .map(({ name, columns }) => [name, columns]),
);

/** How many rows of each table are about a person and hold their words, for the dry run. */
export async function tracesOf(
  db: Database,
  id: string,
): Promise<{ table: string; columns: string[]; rows: number }[]> {
  const traces = [];
  for (const table of order) {
    const columns = Object.entries(personalData[table] ?? {}).filter(
      ([, kind]) => kind !== 'none' && kind !== 'follows',
    );
    const [row] = await db.orm.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(table)} where ${reach[table]?.(id)}`,
    );
    traces.push({ table, columns: columns.map(([name]) => name), rows: row?.rows ?? 0 });
  }
  return traces.filter(({ rows }) => rows > 0);
}

/** Takes everything out of the database that says who somebody was, inside the current transaction; the account's own fields are written by its chart. */
export async function erase(db: Database, person: Erased): Promise<void> {
  const { id, at } = person;
  await db.orm.execute(sql`delete from notifications where recipient_id = ${id}`);
  await db.orm.execute(sql`delete from digest_lines where recipient_id = ${id}`);
  const mails = await db.orm.execute<{ id: string }>(
    sql`select id from outbox where payload->>'recipientId' = ${id} or ${reach['outbox']?.(id)}`,
  );
  await db.orm.execute(sql`delete from outbox where payload->>'recipientId' = ${id}`);
  await dropFilesOf(db, id, at);
  await db.orm.execute(
    sql`update upload_rows set entity_id = ${id} where lower(email) = lower(${person.email})`,
  );
  await unnameInTeamNotes(db, person);
  for (const table of order) await eraseFrom(db, table, person);
  await enqueue(
    db,
    [
      eraseMailJob(
        id,
        mails.map((mail) => mail.id),
      ),
    ],
    at,
  );
}

/** Notes of a team stay, with nobody where they name the person. */
async function unnameInTeamNotes(db: Database, { id, fullName }: Erased): Promise<void> {
  const [firstName = fullName] = fullName.split(' ');
  const ofTeam = sql`select n.id from coach_notes n
    where n.scope = 'team' and n.booking_id in ${bookingsOf(id)}`;
  const unnamed = (column: string) => {
    const target = sql.identifier(column);
    return sql`${target} = replace(replace(${target}, ${fullName}, ${nobody}), ${firstName}, ${nobody})`;
  };
  const unnamedJson = (column: string) => {
    const target = sql.identifier(column);
    const written = (name: string) => JSON.stringify(name).slice(1, -1);
    return sql`${target} = replace(replace(${target}::text, ${written(fullName)}, ${nobody}), ${written(firstName)}, ${nobody})::jsonb`;
  };
  const texts = [
    ...['body', 'goal', 'observations', 'next_focus'].map(unnamed),
    unnamedJson('agreed_actions'),
  ];
  await db.orm.execute(
    sql`update coach_note_versions set ${sql.join(texts, sql`, `)} where note_id in (${ofTeam})`,
  );
  await db.orm.execute(
    sql`update coach_notes set ${sql.join([...texts, unnamedJson('amendments')], sql`, `)} where id in (${ofTeam})`,
  );
  await db.orm.execute(
    sql`update coach_note_readings set ${unnamed('reason')} where note_id in (${ofTeam})`,
  );
}

async function eraseFrom(db: Database, table: string, { id, fullName }: Erased): Promise<void> {
  const where = reach[table]?.(id);
  const tags = Object.entries(personalData[table] ?? {});
  if (tags.some(([, kind]) => kind === 'gone')) {
    await db.orm.execute(sql`delete from ${sql.identifier(table)} where ${where}`);
    return;
  }
  const changes = tags.flatMap(([name, kind]): SQL[] => {
    const column = tables.get(table)?.find((each) => each.name === name);
    if (!column) throw new Error(`${table} has no column ${name}`);
    const target = sql.identifier(name);
    if (kind === 'erased') return [sql`${target} = ${emptyOf(column)}`];
    if (kind === 'reason')
      return [
        sql`${target} = ${table === 'machine_events' ? withoutWords(target) : withoutReason(target)}`,
      ];
    if (kind === 'mention') return [sql`${target} = ${withoutName(target, column, fullName)}`];
    return [];
  });
  if (changes.length === 0) return;
  await db.orm.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where ${where}`,
  );
}

const emptyOf = (column: PgColumn): SQL => (column.notNull ? sql`''` : sql`null`);

/** A payload without what people wrote into it. */
const withoutWords = (target: ReturnType<typeof sql.identifier>): SQL =>
  sql`${target} - 'reason' - 'message' - 'note' - 'location' - 'overrideReason'`;

/** The same with an empty reason, where a reader expects one. */
const withoutReason = (target: ReturnType<typeof sql.identifier>): SQL =>
  sql`case when ${target} ? 'reason' then jsonb_set(${target}, '{reason}', 'null') else ${target} end`;

/** A text in which the person is nobody; in JSON the name stands as JSON writes it. */
function withoutName(
  target: ReturnType<typeof sql.identifier>,
  column: PgColumn,
  name: string,
): SQL {
  if (column.getSQLType() !== 'jsonb') return sql`replace(${target}, ${name}, ${nobody})`;
  const written = JSON.stringify(name).slice(1, -1);
  return sql`replace(${target}::text, ${written}, ${nobody})::jsonb`;
}
