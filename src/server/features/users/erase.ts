import { eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { traces, type Trace } from '#domain/people/traces.ts';
import type { Database } from '#database/database.ts';
import { allRows } from '#database/rows.gen.ts';
import {
  machineEvents,
  outboxRows,
  resourceProgress,
  resourceVisits,
  resources,
  resourcesRows,
} from '#database/schema/index.ts';
import { bookingsOf, type TableRows } from '#database/schema/rows.ts';
import { letGoOfConversations } from '#server/features/kai-conversations/public.ts';
import { forgetInForum } from '#server/features/forum/public.ts';
import { dropAttachmentsBy, forgetUnsentAndMarks } from '#server/features/messages/public.ts';
import { dropSupportFilesOf } from '#server/features/support-requests/public.ts';
import { dropFilesOf } from '#server/files/kept-files.ts';
import { dropUploadsOf } from '#server/files/unfinished-files.ts';
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

interface Traces extends TableRows {
  readonly name: string;
  readonly about: (id: string) => SQL;
}

/** By how many other tables the rows of one are found. */
const distanceOf = ({ foundBy }: TableRows): number => (foundBy ? 1 + distanceOf(foundBy) : 0);
const vanish = ({ words }: TableRows): boolean => Object.values(words).includes('gone');

/** Tables in the order in which their rows are found: rows that vanish come last, and of these the ones that others are found by. */
const order: readonly Traces[] = allRows
  .flatMap((rows: TableRows) =>
    rows.about ? [{ ...rows, name: getTableName(rows.table), about: rows.about }] : [],
  )
  .toSorted(
    (one, other) =>
      Number(vanish(one)) - Number(vanish(other)) || distanceOf(other) - distanceOf(one),
  );

/** What the rows of each table that hold words are to people. */
const traceOf: Readonly<Record<string, Trace>> = {
  users: 'account',
  password_credentials: 'account',
  password_links: 'account',
  sign_in_locks: 'account',
  known_browsers: 'signIns',
  token_families: 'signIns',
  refresh_tokens: 'signIns',
  push_subscriptions: 'signIns',
  external_calendars: 'calendars',
  calendar_events: 'calendars',
  busy_times: 'calendars',
  coach_notes: 'notes',
  coach_note_versions: 'notes',
  coach_note_readings: 'notes',
  meeting_seats: 'meetings',
  meeting_signals: 'meetings',
  meeting_problems: 'meetings',
  meeting_messages: 'meetings',
  bookings: 'bookings',
  booking_groups: 'bookings',
  booking_requests: 'requests',
  interactive_responses: 'activities',
  questionnaire_responses: 'questionnaires',
  kpi_values: 'figures',
  kai_conversations: 'conversations',
  kai_passages: 'conversations',
  kai_analyses: 'conversations',
  kai_readings: 'conversations',
  report_schedules: 'views',
  support_requests: 'support',
  support_answers: 'support',
  support_looks: 'support',
  support_mails: 'support',
  forum_threads: 'forum',
  forum_comments: 'forum',
  forum_reports: 'forum',
  forum_mutes: 'forum',
  conversation_sides: 'messages',
  messages: 'messages',
  conversation_viewings: 'messages',
  booking_invites: 'invitations',
  attendees: 'withdrawals',
  availability_exceptions: 'absences',
  credit_lots: 'credits',
  kai_credit_uses: 'credits',
  kai_credit_selection_requests: 'credits',
  reviews: 'reviews',
  user_awards: 'awards',
  earned_points: 'awards',
  machine_events: 'histories',
  outbox: 'mails',
  notifications: 'notifications',
  digest_lines: 'notifications',
  saved_views: 'views',
  own_exports: 'files',
  resources: 'resources',
  files: 'files',
  file_uploads: 'files',
  upload_rows: 'uploads',
};

const holdsWords = ({ words }: TableRows): boolean =>
  Object.values(words).some((kind) => kind !== 'none' && kind !== 'follows');

/** How much there is of each thing that erasing somebody changes, for the dry run. */
export async function tracesOf(
  db: Database,
  id: string,
): Promise<{ trace: Trace; count: number }[]> {
  const counts = new Map<Trace, number>();
  for (const rows of order.filter(holdsWords)) {
    const trace = traceOf[rows.name];
    if (trace === undefined) throw new Error(`Nobody has said what ${rows.name} is to people`);
    const [found] = await db.orm.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${rows.table} where ${rows.about(id)}`,
    );
    counts.set(trace, (counts.get(trace) ?? 0) + (found?.rows ?? 0));
  }
  return traces
    .map((trace) => ({ trace, count: counts.get(trace) ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** Takes everything out of the database that says who somebody was, inside the current transaction; the account's own fields are written by its chart. */
export async function erase(db: Database, person: Erased): Promise<void> {
  const { id, at } = person;
  await db.orm.execute(sql`delete from notifications where recipient_id = ${id}`);
  await db.orm.execute(sql`delete from digest_lines where recipient_id = ${id}`);
  await db.orm.execute(sql`delete from digests where recipient_id = ${id}`);
  await db.orm.execute(sql`delete from mail_settings where user_id = ${id}`);
  await db.orm.execute(sql`delete from forum_readers where user_id = ${id}`);
  await db.orm.execute(sql`delete from message_blocks where blocker_id = ${id}`);
  await db.orm.execute(sql`delete from message_settings where user_id = ${id}`);
  const mails = await db.orm.execute<{ id: string }>(
    sql`select id from outbox where payload->>'recipientId' = ${id} or ${outboxRows.about?.(id)}`,
  );
  await db.orm.execute(sql`delete from outbox where payload->>'recipientId' = ${id}`);
  await dropFilesOf(db, id, at);
  await dropAttachmentsBy(db, id, at);
  await dropSupportFilesOf(db, id, at);
  await forgetUnsentAndMarks(db, id);
  await forgetInForum(db, id);
  await dropUploadsOf(db, id, at);
  await dropResourcesOf(db, id, at);
  await letGoOfConversations(db, person);
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

async function eraseFrom(db: Database, rows: Traces, { id, fullName }: Erased): Promise<void> {
  const { table, words, about } = rows;
  if (vanish(rows)) {
    await db.orm.execute(sql`delete from ${table} where ${about(id)}`);
    return;
  }
  const columns = Object.values(getTableColumns(table));
  const changes = columns.flatMap((column): SQL[] => {
    const kind = words[column.name];
    const target = sql.identifier(column.name);
    if (kind === 'erased') return [sql`${target} = ${emptyOf(column)}`];
    if (kind === 'reason')
      return [
        sql`${target} = ${table === machineEvents ? withoutWords(target) : withoutReason(target)}`,
      ];
    if (kind === 'mention') return [sql`${target} = ${withoutName(target, column, fullName)}`];
    return [];
  });
  await db.orm.execute(sql`update ${table} set ${sql.join(changes, sql`, `)} where ${about(id)}`);
}

function emptyOf(column: PgColumn): SQL {
  if (!column.notNull) return sql`null`;
  return column.getSQLType() === 'jsonb' ? sql`'{}'::jsonb` : sql`''`;
}

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

/** The files of what they added go before its rows do, and how far they have come with what others added. */
async function dropResourcesOf(db: Database, id: string, at: number): Promise<void> {
  const added = await db.orm
    .select({ id: resources.id })
    .from(resources)
    .where(resourcesRows.about?.(id));
  for (const resource of added) await dropFilesOf(db, resource.id, at);
  await db.orm.delete(resourceProgress).where(eq(resourceProgress.userId, id));
  await db.orm.delete(resourceVisits).where(eq(resourceVisits.userId, id));
}
