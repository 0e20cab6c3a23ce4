import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { withoutIndexes } from '../lists/frame.ts';

const PEOPLE = 1_000;
const POSTS = Number(process.env['POSTS'] ?? 100_000);
/** With so many of them each person has a conversation. */
const CONTACTS = 40;

/** Whose lists are asked for. */
export interface Community {
  readonly reader: string;
}

/** People who write to each other, so many messages in all, and a forum of 100,000 posts: a fifth of them threads. */
export async function fillCommunity(db: Database, messages: number): Promise<Community> {
  await db.orm.execute(sql`
    insert into users (id, version, status, role, email, first_name, last_name, time_zone, locale, created_at, updated_at)
    select gen_random_uuid(), 1, 'active', 'Coach', 'm' || n || '@example.test', 'Mia', 'Walker ' || n,
      'Europe/London', 'en-GB', now(), now() from generate_series(1, ${PEOPLE}::int) n`);
  const reader = await aPerson(db, 'Coach', 'Mia Turner');
  await withoutIndexes(
    db,
    ['messages', 'conversations', 'conversation_sides', 'forum_threads', 'forum_comments'],
    async () => {
      await fillConversations(db, messages, reader.id);
      await fillForum(db);
    },
  );
  return { reader: reader.id };
}

async function fillConversations(db: Database, messages: number, reader: string): Promise<void> {
  await db.script(`
    create temporary table numbered as select id, row_number() over (order by last_name, id) as n from users;
    insert into conversations (id, first_id, second_id, last_position, created_at)
      select gen_random_uuid(), least(a.id, b.id), greatest(a.id, b.id), 0, now()
      from numbered a cross join generate_series(1, ${CONTACTS / 2}) step
        join numbered b on b.n = (a.n + step * 7) % ${PEOPLE} + 1
      where a.id <> b.id
      on conflict do nothing;
    insert into conversations (id, first_id, second_id, last_position, created_at)
      select gen_random_uuid(), least(id, '${reader}'), greatest(id, '${reader}'), 0, now()
      from numbered where n <= 500 and id <> '${reader}' on conflict do nothing;`);
  await db.script(`
    insert into messages (id, version, status, conversation_id, position, sender_id, recipient_id, text, sent_at, created_at, updated_at)
      select gen_random_uuid(), 1, 'sent', c.id, place, case when place % 2 = 0 then c.first_id else c.second_id end,
        case when place % 2 = 0 then c.second_id else c.first_id end,
        'Message ' || place || ' about goal ' || (place * 31 + c.n) % 5000 || ', plans and the week ahead',
        now() - place * interval '1 minute', now() - place * interval '1 minute', now() - place * interval '1 minute'
      from (select *, row_number() over (order by id) as n, count(*) over () as many from conversations) c
        cross join lateral generate_series(1, greatest(1, ${messages} / c.many)::int) place;
    update conversations c set last_position = (select max(position) from messages m where m.conversation_id = c.id);
    insert into conversation_sides (conversation_id, user_id, contact_id, last_received, delivered_to, read_to, last_message_id, last_at)
      select c.id, s.own, s.other, c.last_position, c.last_position, greatest(0, c.last_position - 3), m.id, m.sent_at
      from conversations c cross join lateral (values (c.first_id, c.second_id), (c.second_id, c.first_id)) s(own, other)
        join messages m on m.conversation_id = c.id and m.position = c.last_position;`);
}

const fillForum = (db: Database): Promise<void> =>
  db.script(`
    insert into forum_threads (id, version, status, title, body, tags, published_at, was_published, comment_count, last_activity_at, created_at, created_by, updated_at)
      select gen_random_uuid(), 1, 'accepted.settled', 'How do you plan week ' || n, 'What helps with habit ' || n % 997 || ' and goals, plans and mornings',
        array['tag' || n % 50], now(), true, n % 9, now() - n * interval '1 minute', now() - n * interval '2 minutes', u.id, now()
      from generate_series(1, ${Math.round(POSTS / 5)}) n join (select id, n as place from numbered) u on u.place = n % ${PEOPLE} + 1;
    insert into forum_comments (id, version, status, thread_id, body, published_at, was_published, created_at, created_by, updated_at)
      select gen_random_uuid(), 1, 'accepted.settled', t.id, 'I walk before work, that is what helped me ' || n, now(), true, now() - n * interval '1 minute', t.created_by, now()
      from forum_threads t cross join generate_series(1, 4) n;`);
