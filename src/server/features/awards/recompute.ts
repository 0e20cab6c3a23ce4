import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import { awards } from '#domain/recognition/awards.ts';
import { achievementAt, levels, type Achievement } from '#domain/recognition/levels.ts';
import { pointReasons, type PointReason } from '#domain/recognition/points.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { earnedPoints, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import { countAll, countPoints, takeTurn, withdrawPoints } from './count-points.ts';
import { facts, revocable } from './facts.ts';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  /** Hears of everybody for whom something changed. */
  readonly say: (line: string) => void;
}

/**
 * Counts everything that people have done anew, from the records themselves, and brings points, awards and levels to what they should be. Whoever has
 * what they should have is not touched. One person is one transaction behind the lock that counting always takes, so it may run beside a server.
 * Resolves to how many people it changed something for.
 */
export async function recomputeAwards({ db, clock, say }: Options): Promise<number> {
  let changed = 0;
  for (const id of await differing(db)) {
    const line = await db.transaction(() => recompute(db, id, clock.now()));
    if (line === null) continue;
    changed += 1;
    say(line);
  }
  return changed;
}

const rows = <Row>(all: readonly Row[], write: (row: Row) => ReturnType<typeof sql>) =>
  sql.join(all.map(write), sql`, `);

const reasonRows = rows(
  Object.entries(pointReasons),
  ([source, { points }]) => sql`(${source}::text, ${points}::int)`,
);
const awardRows = rows(
  awards,
  ({ code, pointReason, goal, points }) =>
    sql`(${code}::text, ${pointReason}::text, ${goal}::int, ${points}::int)`,
);

const levelRows = rows(levels, ({ name, minPoints }) => sql`(${name}::text, ${minPoints}::int)`);

/** What is counted and should not be, or the other way round. */
const missing = sql`select f.user_id, f.source, f.subject_id from ${facts} f where not exists (
  select 1 from earned_points e where e.user_id = f.user_id and e.source = f.source and e.subject_id = f.subject_id
    and (e.withdrawn_at is null or f.source not in (${sql.join(
      revocable.map((reason) => sql`${reason}`),
      sql`, `,
    )})))`;
const surplus = sql`select e.user_id, e.source, e.subject_id from earned_points e
  where e.withdrawn_at is null and e.source in (${sql.join(
    revocable.map((reason) => sql`${reason}`),
    sql`, `,
  )}) and not exists (
    select 1 from ${facts} f where f.user_id = e.user_id and f.source = e.source and f.subject_id = e.subject_id)`;

/** Whoever has something else than they should: what counts, what it is worth, how far awards have come, or the sum. */
async function differing(db: Database): Promise<string[]> {
  const found = await db.orm.execute<{ id: string }>(sql`
    with worth (source, points) as (values ${reasonRows}),
      prizes (code, source, goal, points) as (values ${awardRows}),
      ranks (name, least) as (values ${levelRows}),
      counted as (
        select user_id, source, count(*)::int as times from earned_points where withdrawn_at is null group by 1, 2)
    select distinct u.id from users u join (
      select m.user_id from (${missing}) m
      union select s.user_id from (${surplus}) s
      union select e.user_id from earned_points e join worth w on w.source = e.source
        where e.withdrawn_at is null and e.points <> w.points
      union select e.user_id from earned_points e join prizes p on p.code = e.source
        where e.withdrawn_at is null and e.points <> p.points
      union select c.user_id from counted c join prizes p on p.source = c.source
          left join user_awards a on a.user_id = c.user_id and a.award = p.code
        where coalesce(a.progress, 0) <> least(c.times, p.goal)
      union select a.user_id from user_awards a join prizes p on p.code = a.award
          left join counted c on c.user_id = a.user_id and c.source = p.source
        where a.progress <> least(coalesce(c.times, 0), p.goal)
      union select v.id from users v where v.points > 0 and v.achievement ->> 'levelName' is distinct from (
        select l.name from ranks l where l.least <= v.points order by l.least desc limit 1)
      union select v.id from users v where v.points <> coalesce(
        (select sum(e.points) from earned_points e where e.user_id = v.id and e.withdrawn_at is null), 0)
    ) d on d.user_id = u.id
    where ${inState(sql`u.status`, [userState.invited, userState.active, userState.deleted])}
    order by u.id`);
  return found.map(({ id }) => id);
}

interface Counted extends Record<string, unknown> {
  readonly source: PointReason;
  readonly subject_id: string;
}

/** One person: what changed for them in a line, null where nothing did. */
async function recompute(db: Database, id: string, at: number): Promise<string | null> {
  if (!(await takeTurn(db, id))) return null;
  const before = await standing(db, id);
  const isOurs = sql`where d.user_id = ${id}`;
  const lost = await db.orm.execute<Counted>(sql`select d.* from (${surplus}) d ${isOurs}`);
  const found = await db.orm.execute<Counted>(sql`select d.* from (${missing}) d ${isOurs}`);
  for (const { source, subject_id } of lost)
    await withdrawPoints(db, {
      pointReason: source,
      userId: id,
      subjectId: subject_id,
      at,
      by: system,
      reason: 'Points were counted anew.',
    });
  for (const { source, subject_id } of found)
    await countPoints(db, { pointReason: source, userId: id, subjectId: subject_id, at });
  const revalued = await revalue(db, id);
  await countAll(db, id, at);
  await setLevel(db, id);
  const after = await standing(db, id);
  const isSame =
    lost.length + found.length + revalued === 0 &&
    before.points === after.points &&
    before.earned === after.earned &&
    before.levelName === after.levelName;
  if (isSame) return null;
  return [
    `${id}: ${before.points} → ${after.points} points`,
    ...(before.levelName === after.levelName ? [] : [`${before.levelName} → ${after.levelName}`]),
    ...(found.length === 0 ? [] : [`counted: ${listOf(found)}`]),
    ...(revalued === 0 ? [] : [`worth something else: ${revalued}`]),
    ...(lost.length === 0 ? [] : [`taken back: ${listOf(lost)}`]),
    ...(before.earned === after.earned ? [] : [`awards: ${before.earned} → ${after.earned}`]),
  ].join('; ');
}

const listOf = (all: readonly Counted[]): string =>
  [...Map.groupBy(all, ({ source }) => source)]
    .map(([source, { length }]) => `${source} ${length}`)
    .join(', ');

/** What things are worth now, also to those who had them before; resolves to how many were worth something else. */
async function revalue(db: Database, id: string): Promise<number> {
  const worth = [
    ...Object.entries(pointReasons).map(([source, { points }]) => [source, points] as const),
    ...awards.map(({ code, points }) => [code, points] as const),
  ];
  const amounts = [...Map.groupBy(worth, ([, points]) => points)];
  let revalued = 0;
  for (const [points, sources] of amounts) {
    const changed = await db.orm
      .update(earnedPoints)
      .set({ points })
      .where(
        and(
          eq(earnedPoints.userId, id),
          inArray(
            earnedPoints.source,
            sources.map(([source]) => source),
          ),
          ne(earnedPoints.points, points),
          isNull(earnedPoints.withdrawnAt),
        ),
      )
      .returning({ source: earnedPoints.source });
    revalued += changed.length;
  }
  return revalued;
}

/** Levels may begin at other points than when theirs was written. */
async function setLevel(db: Database, id: string): Promise<void> {
  const [person] = await db.orm
    .select({ points: users.points, achievement: users.achievement })
    .from(users)
    .where(eq(users.id, id));
  if (!person || person.points === 0) return;
  const achievement = achievementAt(person.points);
  await db.orm.update(users).set({ achievement }).where(eq(users.id, id));
}

async function standing(db: Database, id: string) {
  const [person] = await db.orm
    .select({ points: users.points, achievement: users.achievement })
    .from(users)
    .where(eq(users.id, id));
  const points = person?.points ?? 0;
  const kept = person?.achievement as Achievement | null | undefined;
  const levelName = kept?.levelName ?? achievementAt(points).levelName;
  const earned = await db.orm.$count(
    earnedPoints,
    and(
      eq(earnedPoints.userId, id),
      inArray(
        earnedPoints.source,
        awards.map(({ code }) => code),
      ),
      isNull(earnedPoints.withdrawnAt),
    ),
  );
  return { points, earned, levelName };
}
