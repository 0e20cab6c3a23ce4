import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { resourceBindings } from '#server/features/resources/endpoints.ts';
import { visibleResources } from '#server/features/resources/visible.ts';
import { wordsAsked } from '#database/word-search.ts';
import { median, placeOf, timed, type Asked, type Kind, type ListBench } from '../lists/frame.ts';
import { fillLibrary, type Library, type Reader } from './many-resources.ts';

const resources = Number(process.env['RESOURCES'] ?? 100_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 21);
const LIMIT = 2;
/** Milliseconds of half of the searches on the embedded database. */
const LIMIT_MS = 50;
/** Below this two times are not worth comparing, in milliseconds. */
const SLIGHT = 1;

const filled = new WeakMap<Database, Library>();

function filledIn(db: Database): Library {
  const found = filled.get(db);
  if (!found) throw new Error('Nothing was filled');
  return found;
}

const route = resourceBindings['GET /resources'];

/** What the product answers. */
async function listed(db: Database, reader: Reader, query: object): Promise<number> {
  const answer: unknown = await route.handle({
    principal: reader,
    params: {},
    query: { pageNumber: 1, perPage: 20, search: null, ...query },
    now: Date.now(),
    services: { db },
  } as never);
  return (answer as { meta: { total: number } }).meta.total;
}

const seenBy = (reader: Reader): SQL =>
  sql`resources.deleted_at is null and ${visibleResources(reader, Date.now()) ?? sql`true`}`;

/** Who takes part in a programme, as one set of ids. */
const takingPart = sql`(select m.user_id from programme_members m where m.programme_id = r.target_id
  union select tm.user_id from programme_teams pt join teams t on t.id = pt.team_id and t.status = 'active'
    join team_members tm on tm.team_id = t.id where pt.programme_id = r.target_id
  union select c.coach_id from programme_coaches c where c.programme_id = r.target_id)`;

/** How many have opened it, and of how many, for whoever is told: staff of all, coaches of what lies where they coach. */
const countsFor = ({ role }: Reader): SQL => {
  const opened = sql`(select count(*) from resource_progress o where o.resource_id = r.id)`;
  const readers = sql`(select count(*) from users u where u.status = 'active' and u.id in ${takingPart})`;
  const placed = sql`case when r.scope = 'programme' then ${readers} end`;
  if (role === 'Member') return sql`null opened, null readers`;
  return role === 'Coach'
    ? sql`case when r.scope = 'programme' then ${opened} end opened, ${placed} readers`
    : sql`${opened} opened, ${placed} readers`;
};

/** What stands beside the rows of a page: where they lie, categories, who added it, how far the reader is, and who has opened it where they are told. */
const beside = (page: SQL, reader: Reader): SQL => sql`
  select r.*, f.name, u.first_name, u.last_name, u.picture_url, p.done_at, p.opened_at,
    coalesce(g.name, s.name, b.title) place,
    (select json_agg(c.name order by c.position) from resource_category_resources l
      join resource_categories c on c.id = l.category_id where l.resource_id = r.id) categories,
    ${countsFor(reader)}
  from (${page}) r
    left join files f on f.id = r.file_id
    left join users u on u.id = r.created_by
    left join programmes g on r.scope = 'programme' and g.id = r.target_id
    left join sessions s on r.scope = 'session' and s.id = r.target_id
    left join bookings b on r.scope = 'booking' and b.id = r.target_id
    left join resource_progress p on p.resource_id = r.id and p.user_id = ${reader.id}`;

const list = (
  name: string,
  reader: Reader,
  query: object,
  [column, direction]: readonly [string, 'asc' | 'desc'],
  condition = sql`true`,
): Asked => ({
  name,
  list: (db, page) => listed(db, reader, { ...query, pageNumber: page }),
  async bare(db, page) {
    const where = sql`${seenBy(reader)} and ${condition}`;
    const [counted] = await db.orm.execute<{ total: number }>(
      sql`select count(*)::int as total from resources where ${where}`,
    );
    const { fromEnd, size, offset } = placeOf(page, counted?.total ?? 0);
    const to = sql.raw((direction === 'desc') === fromEnd ? 'asc' : 'desc');
    const order = sql`${sql.raw(column)} ${to}, resources.id ${to}`;
    const rows = sql`select * from resources where ${where} order by ${order} limit ${size} offset ${offset}`;
    await db.orm.execute(beside(rows, reader));
  },
});

const notDone = ({ id }: Reader): SQL => sql`not exists (select 1 from resource_progress p
  where p.resource_id = resources.id and p.user_id = ${id} and p.done_at is not null)`;

/** Searches beside their bare SQL. */
async function searchesFit(db: Database, kind: Kind): Promise<boolean> {
  const { member, admin } = filledIn(db);
  const bareOf = (reader: Reader, search: string) => async () => {
    const query = wordsAsked(search) ?? sql`null`;
    const where = sql`resources.words @@ ${query} and ${seenBy(reader)}`;
    await db.orm.execute(sql`select count(*)::int from resources where ${where}`);
    const rows = sql`select * from resources where ${where}
      order by ts_rank(words, ${query}, 1) desc, created_at desc, id desc limit 20`;
    await db.orm.execute(sql`select page.*, ts_headline('english', title, ${query}),
      ts_headline('english', concat_ws(' ', description, article, file_text), ${query}, 'MaxFragments=1')
      from (${beside(rows, reader)}) page`);
  };
  let isWell = true;
  for (const [name, reader, search] of [
    ['a rare word of a member', member, 'habit711'],
    ['two words of a member', member, 'feedback habit71'],
    ['a frequent word of a member', member, 'topic17'],
    ['a rare word of staff', admin, 'habit711'],
  ] as const) {
    const own = () => listed(db, reader, { search });
    const bare = bareOf(reader, search);
    const found = await own();
    await bare();
    const rounds: { own: number; bare: number }[] = [];
    while (rounds.length < ROUNDS) rounds.push({ bare: await timed(bare), own: await timed(own) });
    const ours = median(rounds.map((round) => round.own));
    const floor = median(rounds.map((round) => round.bare));
    const times = median(rounds.map((round) => round.own / round.bare));
    const isSoon = kind === 'server' || ours <= LIMIT_MS;
    const fits = isSoon && (times <= LIMIT || ours - floor <= SLIGHT);
    isWell &&= fits;
    console.log(
      `${kind}, search for ${name}: ${found} found in ${ours.toFixed(1)} ms, bare SQL ${floor.toFixed(1)} ms: ${times.toFixed(2)} times, at most ${LIMIT}${fits ? '' : ' (too slow)'}`,
    );
  }
  return isWell;
}

/** 100,000 resources, most of them for everybody, of which a thousand people have opened fifty each way. */
export const library: ListBench = {
  of: 'resources',
  rows: { embedded: resources, server: resources },
  table: 'resources',
  async fill(db, rows) {
    filled.set(db, await fillLibrary(db, rows));
  },
  also: searchesFit,
  asked(db) {
    const { member, coach, admin, category, programme } = filledIn(db);
    const inCategory = sql`exists (select 1 from resource_category_resources c
      where c.resource_id = resources.id and c.category_id = ${category})`;
    const inPlace = sql`scope = 'programme' and target_id = ${programme}`;
    const byTitle = ['title collate "und-x-icu"', 'asc'] as const;
    const newest = ['created_at', 'desc'] as const;
    return Promise.resolve([
      list('all of a member', member, {}, newest),
      list(
        'all of a member by title',
        member,
        { orderProperty: 'name', order: 'Ascending' },
        byTitle,
      ),
      list('all of a coach', coach, {}, newest),
      list('not done of a member', member, { notDone: true }, newest, notDone(member)),
      list('a category of a member', member, { category }, newest, inCategory),
      list(
        'a programme of a member',
        member,
        { scope: 'programme', target: programme },
        newest,
        inPlace,
      ),
      list('for everybody, of staff', admin, { scope: 'global' }, newest, sql`scope = 'global'`),
    ]);
  },
};
