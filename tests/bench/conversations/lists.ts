import { sql, type SQL } from 'drizzle-orm';
import { analyse } from '#domain/kai-conversations/analysis/analyse.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { countWords, durationOf } from '#domain/kai-conversations/transcript/segment.ts';
import type { Database } from '#database/database.ts';
import { kaiConversations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { kaiConversationBindings } from '#server/features/kai-conversations/endpoints.ts';
import { keepAnalysis, writePassages } from '#server/features/kai-conversations/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { aWorld } from '#tests/support/world.ts';
import {
  median,
  placeOf,
  timed,
  withoutIndexes,
  type Asked,
  type Kind,
  type ListBench,
} from '../lists/frame.ts';
import { lengths, ofWords } from './texts.ts';

const conversations = Number(process.env['CONVERSATIONS'] ?? 100_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 21);
const PEOPLE = 1_000;
const PROGRAMMES = 100;
const LIMIT_TIMES = 2;
/** Below this two times are not worth comparing, in milliseconds. */
const SLIGHT = 2;

interface Filled {
  readonly member: Principal;
  readonly coach: Principal;
  readonly admin: Principal;
  readonly programme: string;
}

const filled = new WeakMap<Database, Filled>();

function filledIn(db: Database): Filled {
  const found = filled.get(db);
  if (!found) throw new Error('Nothing was filled');
  return found;
}

/** So many conversations of a thousand people in a hundred programmes, each tenth of them shared with a coach. */
async function fill(db: Database, rows: number): Promise<void> {
  const { people, programmeId } = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      priya: { role: 'Admin', name: 'Priya Raman' },
    },
    sessions: { focus: {} },
    lots: { mia: { session: 'focus', holder: 'mia', units: 1 } },
  });
  await withoutIndexes(db, ['kai_conversations'], () =>
    db.script(`begin;
      set local session_replication_role = replica;
      insert into users (id, version, status, role, email, first_name, last_name, organization_id, time_zone, locale, created_at, updated_at)
        select gen_random_uuid(), 1, 'active', 'Member', 'k' || n || '@example.test', 'Speaker', n::text, m.organization_id, 'Europe/London', 'en-GB', now(), now()
        from users m cross join generate_series(2, ${PEOPLE}) n where m.id = '${people.mia.id}';
      create temporary table speakers as select id, organization_id, row_number() over (order by id) - 1 as n from users where role = 'Member';
      create temporary table places as
        select '${programmeId}'::uuid as id, 0 as n union all select gen_random_uuid(), n from generate_series(1, ${PROGRAMMES - 1}) n;
      insert into kai_conversations (id, version, status, organization_id, programme_id, title, "group", about_id, language, held_on,
          participants, words, duration, score, warnings, shared_with, created_at, created_by, updated_at)
        select gen_random_uuid(), 1, 'complete', s.organization_id, p.id, 'How we spoke of topic' || n.n % 997 || ' ' || n.n,
          case when n.n % 3 = 0 then 'Sales' else 'GROW' end, s.id, 'en', date '2027-01-01' - (n.n % 900),
          '[{"label":"Ana","part":"coach"},{"label":"Mia","part":"coachee"}]', 4000, 1800000, n.n * 7 % 101, '{}',
          case when n.n % 10 = 0 then array['${people.ana.id}'::uuid] else '{}' end,
          now() - n.n * interval '3 minutes', s.id, now()
        from generate_series(0, ${rows - 1}) n join speakers s on s.n = n.n % ${PEOPLE} join places p on p.n = n.n / 7 % ${PROGRAMMES};
      commit;`),
  );
  await db.script('vacuum analyze users');
  const as = ({ id }: { readonly id: string }, role: Principal['role']): Principal => ({
    id,
    role,
    organizationId: null,
    timeZone: 'Europe/London',
    sessionId: id,
    expiresAt: 4e12,
  });
  filled.set(db, {
    member: as(people.mia, 'Member'),
    coach: as(people.ana, 'Coach'),
    admin: as(people.priya, 'Admin'),
    programme: programmeId,
  });
}

const call = (db: Database, principal: Principal, more: object) =>
  ({ principal, params: {}, query: {}, now: Date.now(), services: { db }, ...more }) as never;

async function listed(db: Database, reader: Principal, query: object): Promise<number> {
  const asked = { pageNumber: 1, perPage: 20, search: null, ...query };
  const answer: unknown = await kaiConversationBindings['GET /kai-conversations'].handle(
    call(db, reader, { query: asked }),
  );
  return (answer as { meta: { total: number } }).meta.total;
}

const list = (
  name: string,
  reader: Principal,
  query: object,
  [column, direction]: readonly [string, 'asc' | 'desc'],
  condition: SQL,
): Asked => ({
  name,
  list: (db, page) => listed(db, reader, { ...query, pageNumber: page }),
  async bare(db, page) {
    const where = sql`c.deleted_at is null and ${condition}`;
    const [counted] = await db.orm.execute<{ total: number }>(
      sql`select count(*)::int as total from kai_conversations c where ${where}`,
    );
    const { fromEnd, size, offset } = placeOf(page, counted?.total ?? 0);
    const to = sql.raw((direction === 'desc') === fromEnd ? 'asc' : 'desc');
    const rows = sql`select * from kai_conversations c where ${where}
      order by ${sql.raw(column)} ${to}, c.id ${to} limit ${size} offset ${offset}`;
    await db.orm
      .execute(sql`select c.*, p.name, u.full_name, u.picture_url, a.full_name, a.picture_url from (${rows}) c
      left join programmes p on p.id = c.programme_id left join users u on u.id = c.created_by left join users a on a.id = c.about_id`);
  },
});

/** A conversation of the member as it stands after its analysis. */
async function aConversation(db: Database, words: number): Promise<string> {
  const { member, programme } = filledIn(db);
  const read = readTranscript(ofWords(words));
  if ('problem' in read) throw new Error(read.problem);
  const { segments } = read;
  const found = analyse(shippedRubric('GROW'), { segments, participants: [] });
  if ('problem' in found) throw new Error(found.problem.sentence);
  const [id, at] = [newId(), Date.now()];
  await db.transaction(async () => {
    await db.orm.insert(kaiConversations).values({
      id,
      version: 1,
      status: 'complete',
      organizationId: id,
      programmeId: programme,
      title: 'A talk',
      group: 'GROW',
      about: member.id,
      language: 'en',
      heldOn: '2027-01-01',
      words: segments.reduce((sum, { text }) => sum + countWords(text), 0),
      duration: durationOf(segments),
      score: found.analysis.overall,
      createdAt: at,
      createdBy: member.id,
      updatedAt: at,
    });
    await writePassages(db, id, segments);
    await keepAnalysis(db, id, found.analysis, at);
  });
  return id;
}

/** The page of a conversation and the first passages of it, as a browser asks for both. */
async function opened(db: Database, id: string): Promise<void> {
  const { member } = filledIn(db);
  const params = { kaiConversation: id };
  await kaiConversationBindings['GET /kai-conversations/{kaiConversation}'].handle(
    call(db, member, { params }),
  );
  await kaiConversationBindings['GET /kai-conversations/{kaiConversation}/passages'].handle(
    call(db, member, { params, query: { from: 0, count: 200 } }),
  );
}

async function pagesFit(db: Database, kind: Kind): Promise<boolean> {
  const short = await aConversation(db, lengths['five minutes']);
  const long = await aConversation(db, lengths['three hours']);
  await db.script('vacuum analyze kai_passages');
  await opened(db, short);
  await opened(db, long);
  const rounds: { short: number; long: number }[] = [];
  while (rounds.length < ROUNDS)
    rounds.push({
      short: await timed(() => opened(db, short)),
      long: await timed(() => opened(db, long)),
    });
  const few = median(rounds.map((round) => round.short));
  const many = median(rounds.map((round) => round.long));
  const fits = many <= Math.max(few * LIMIT_TIMES, few + SLIGHT);
  console.log(
    `${kind}: a page of five minutes opens in ${few.toFixed(1)} ms, one of three hours in ${many.toFixed(1)} ms: ${(many / few).toFixed(2)} times, at most ${LIMIT_TIMES}${fits ? '' : ' (too slow)'}`,
  );
  return fits;
}

/** 100,000 conversations. */
export const conversationLists: ListBench = {
  of: 'conversations',
  rows: { embedded: conversations, server: conversations },
  table: 'kai_conversations',
  fill,
  async asked(db) {
    const { member, coach, admin, programme } = filledIn(db);
    const newest = ['c.created_at', 'desc'] as const;
    const theirs = sql`(c.created_by = ${member.id} or c.about_id = ${member.id})`;
    const shared = sql`(c.created_by = ${coach.id} or c.about_id = ${coach.id} or c.shared_with @> array[${coach.id}]::uuid[])`;
    return [
      list('a member’s own', member, {}, newest, theirs),
      list('shared with a coach', coach, {}, newest, shared),
      list('all, for staff', admin, {}, newest, sql`true`),
      list(
        'all by score, for staff',
        admin,
        { orderProperty: 'score', order: 'Descending' },
        ['coalesce(c.score, -1)', 'desc'],
        sql`true`,
      ),
      list(
        'a programme, for staff',
        admin,
        { programme },
        newest,
        sql`c.programme_id = ${programme}`,
      ),
    ];
  },
  also: pagesFit,
};
