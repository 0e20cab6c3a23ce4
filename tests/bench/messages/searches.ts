import { sql } from 'drizzle-orm';
import { forumBindings } from '#server/features/forum/endpoints.ts';
import { findMessages } from '#server/features/messages/found.ts';
import type { Database } from '#database/database.ts';
import { median, timed, type Kind } from '../lists/frame.ts';
import type { Community } from './many-messages.ts';

const LIMIT = 2;
const ROUNDS = Number(process.env['ROUNDS'] ?? 21);
/** Below this two times are not worth comparing, in milliseconds. */
const SLIGHT = 1;

/** Searches over one's own messages and over the forum, beside their bare SQL. */
export async function searchesFit(
  db: Database,
  { reader }: Community,
  kind: Kind,
): Promise<boolean> {
  const threads = forumBindings['GET /forum-threads'];
  const call = (search: string) =>
    ({
      principal: { id: reader, role: 'Coach', organizationId: null },
      params: {},
      query: { pageNumber: 1, perPage: 20, search },
      now: Date.now(),
      services: { db },
    }) as never;
  const found = sql`to_tsvector('english', t.title || ' ' || t.body)`;
  const bareThreads = (words: string) => async () => {
    const query = sql`plainto_tsquery('english', ${words})`;
    const where = sql`${found} @@ ${query} and (t.status in ('accepted.fresh', 'accepted.settled') or t.created_by = ${reader})`;
    await db.orm.execute(sql`select count(*)::int from forum_threads t where ${where}`);
    await db.orm.execute(sql`
        select t.*, u.first_name, u.last_name, r.follows, r.seen_at from (
          select t.id, ts_rank(${found}, ${query}, 1) rank from forum_threads t where ${where} order by 2 desc, t.id limit 20) page
        join forum_threads t on t.id = page.id left join users u on u.id = t.created_by
        left join forum_readers r on r.thread_id = t.id and r.user_id = ${reader} order by page.rank desc, t.id`);
  };
  const bareMessages = (words: string) => () =>
    db.orm.execute(sql`
        select m.id, m.text, m.position, m.sent_at, m.sender_id, u.id, u.first_name, u.last_name, u.picture_url from messages m
        join users u on u.id = case when m.sender_id = ${reader} then m.recipient_id else m.sender_id end
        where (m.sender_id = ${reader} or m.recipient_id = ${reader}) and m.status = 'sent' and m.text ilike ${`%${words}%`}
        order by m.sent_at desc, m.id desc limit 30`);
  const asked = [
    [
      'messages, a rare word',
      () => findMessages(db, reader, 'goal 4711'),
      bareMessages('goal 4711'),
    ],
    ['messages, a common word', () => findMessages(db, reader, 'plans'), bareMessages('plans')],
    ['threads, a rare word', () => threads.handle(call('habit 711')), bareThreads('habit 711')],
    ['threads, a common word', () => threads.handle(call('mornings')), bareThreads('mornings')],
  ] as const;
  let isWell = true;
  for (const [name, own, bare] of asked) {
    await own();
    await bare();
    const rounds: { own: number; bare: number }[] = [];
    while (rounds.length < ROUNDS) rounds.push({ bare: await timed(bare), own: await timed(own) });
    const [ours, floor] = [
      median(rounds.map((round) => round.own)),
      median(rounds.map((round) => round.bare)),
    ];
    const times = median(rounds.map((round) => round.own / round.bare));
    const fits = times <= LIMIT || ours - floor <= SLIGHT;
    isWell &&= fits;
    console.log(
      `${kind}, ${name}: ${ours.toFixed(1)} ms, bare SQL ${floor.toFixed(1)} ms: ${times.toFixed(2)} times, at most ${LIMIT}${fits ? '' : ' (too slow)'}`,
    );
  }
  return isWell;
}
