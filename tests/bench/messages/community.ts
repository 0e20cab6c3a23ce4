import { sql } from 'drizzle-orm';
import { forumBindings } from '#server/features/forum/endpoints.ts';
import { listConversations } from '#server/features/messages/list.ts';
import type { Database } from '#database/database.ts';
import { placeOf, type Asked, type ListBench } from '../lists/frame.ts';
import { fillCommunity, type Community } from './many-messages.ts';
import { searchesFit } from './searches.ts';

const messages = Number(process.env['ALL_MESSAGES'] ?? 1_000_000);
const filled = new WeakMap<Database, Community>();

function filledIn(db: Database): Community {
  const found = filled.get(db);
  if (!found) throw new Error('Nothing was filled');
  return found;
}

const conversationsOf = ({ reader }: Community): Asked => ({
  name: 'conversations of somebody',
  async list(db, page) {
    const { meta } = await listConversations(db, reader, {
      pageNumber: page,
      perPage: 20,
      search: null,
    });
    return meta.total;
  },
  async bare(db, page) {
    const where = sql`s.user_id = ${reader} and s.last_at is not null and s.archived_at is null`;
    await db.orm.execute(sql`
      select s.*, u.first_name, u.last_name, u.role, u.picture_url, m.text, m.deleted_at, m.sender_id,
        (select count(*)::int from (select 1 from messages n where n.conversation_id = s.conversation_id
          and n.position > s.read_to and n.sender_id = s.contact_id limit 100) counted) unread
      from conversation_sides s join users u on u.id = s.contact_id join messages m on m.id = s.last_message_id
      where ${where} order by s.last_at desc, s.contact_id desc limit 20 offset ${(page - 1) * 20}`);
    await db.orm.execute(
      sql`select count(*)::int from conversation_sides s join users u on u.id = s.contact_id where ${where}`,
    );
  },
});

const threads = (
  { reader }: Community,
  name: string,
  query: object,
  column: string,
  condition = 'true',
): Asked => ({
  name,
  async list(db, page) {
    const route = forumBindings['GET /forum-threads'];
    const answer: unknown = await route.handle({
      principal: { id: reader, role: 'Coach', organizationId: null },
      params: {},
      query: { pageNumber: page, perPage: 20, search: null, ...query },
      now: Date.now(),
      services: { db },
    } as never);
    return (answer as { meta: { total: number } }).meta.total;
  },
  async bare(db, page) {
    const where = sql`t.deleted_at is null and (t.status in ('accepted.fresh', 'accepted.settled') or t.created_by = ${reader}) and ${sql.raw(condition)}`;
    const [counted] = await db.orm.execute<{ total: number }>(
      sql`select count(*)::int as total from forum_threads t where ${where}`,
    );
    const { fromEnd, size, offset } = placeOf(page, counted?.total ?? 0);
    const to = fromEnd ? '' : ' desc';
    const order = sql.raw([...column.split(', '), 'id'].map((each) => `t.${each}${to}`).join(', '));
    const rows = await db.orm.execute<{ id: string; created_by: string | null }>(
      sql`select t.* from forum_threads t where ${where} order by ${order} limit ${size} offset ${offset}`,
    );
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    );
    if (rows.length === 0) return;
    await db.orm.execute(
      sql`select u.id, u.first_name, u.last_name, u.picture_url from users u join forum_threads t on t.created_by = u.id where t.id in (${ids})`,
    );
    await db.orm.execute(
      sql`select r.thread_id, r.follows, r.seen_at from forum_readers r where r.user_id = ${reader} and r.thread_id in (${ids})`,
    );
  },
});

/** Lists of conversations and of the forum, with a million messages and 100,000 posts. */
export const community: ListBench = {
  of: 'messages, and 100,000 posts',
  rows: { embedded: messages, server: messages },
  async fill(db, rows) {
    filled.set(db, await fillCommunity(db, rows));
  },
  also: (db, kind) => searchesFit(db, filledIn(db), kind),
  asked(db) {
    const found = filledIn(db);
    return Promise.resolve([
      conversationsOf(found),
      threads(
        found,
        'threads by their last activity',
        { orderProperty: 'activity', order: 'Descending' },
        'pinned, last_activity_at',
      ),
      threads(
        found,
        'threads by their comments',
        { orderProperty: 'comments', order: 'Descending' },
        'comment_count',
      ),
      threads(
        found,
        'threads with a tag',
        { orderProperty: 'created', order: 'Descending', tag: 'tag7' },
        'created_at',
        `t.tags @> array['tag7']::text[]`,
      ),
    ]);
  },
};
