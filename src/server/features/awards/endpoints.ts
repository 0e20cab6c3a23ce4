import { eq } from 'drizzle-orm';
import { awardChart } from '#machines/award/chart.ts';
import type { AwardContext } from '#machines/award/context.ts';
import { isPinned, shownAwardState } from '#machines/award/states.ts';
import { availableEvents, decide } from '#machines/decide.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { awardNamed, awards, badgeOf, type AwardCode } from '#domain/recognition/awards.ts';
import { pointReasons } from '#domain/recognition/points.ts';
import { levelAt, levels } from '#domain/recognition/levels.ts';
import type { Database } from '#database/database.ts';
import { userAwards, users } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { pageBody, pageOffset } from '#server/http/lists.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstantOrNull } from '#server/http/answers/wire.ts';
import { once } from '#server/records/idempotency.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { send } from '#server/records/send.ts';
import { awardKind } from './kind.ts';

/** An award that somebody has not begun: nothing is kept of it. */
const notBegun = (userId: string, award: AwardCode): ChartRow<AwardContext> => ({
  status: 'locked',
  regions: {},
  context: {
    ...unwritten,
    userId,
    award,
    goal: awardNamed(award).goal,
    progress: 0,
    earnedAt: null,
    revokedAt: null,
    revokedReason: null,
  },
});

async function recognitionOf(db: Database, { id }: Principal) {
  const [person] = await db.orm
    .select({ points: users.points })
    .from(users)
    .where(eq(users.id, id));
  const points = person?.points ?? 0;
  return {
    points,
    pointReasons: Object.values(pointReasons),
    levels: levels.map((level, index) => ({ ...level, current: index === levelAt(points) })),
  };
}

/** Every award of the product, and where somebody stands with it. */
async function awardsOf(db: Database, principal: Principal, now: number) {
  const { id } = principal;
  const rows = await db.orm.select().from(userAwards).where(eq(userAwards.userId, id));
  return awards.map(({ pointReason: _, ...award }) => {
    const row = rows.find((each) => each.award === award.code);
    const current = row ? awardKind.rowOf(row) : notBegun(id, award.code);
    const { progress, earnedAt, revokedReason } = current.context;
    const state = shownAwardState(current.status);
    return {
      ...award,
      badgeUrl: badgeOf(award.code),
      state,
      progress,
      earnedAt: wireInstantOrNull(state === 'earned' ? earnedAt : null),
      revokedReason,
      pinned: isPinned(current.status),
      availableEvents: availableEvents(awardChart, current, readerOf({ principal, now })),
    };
  });
}

type Award = Awaited<ReturnType<typeof awardsOf>>[number];
type Wanted = QueryOf<Endpoints['GET /awards']>;

const byTitle = (one: Award, other: Award): number => one.title.localeCompare(other.title, 'en-GB');
const byProgress = (one: Award, other: Award): number =>
  one.progress / one.goal - other.progress / other.goal;

/** The latest first, then what is nearest; by title from A. */
const natural = { earned: 'Descending', progress: 'Descending', title: 'Ascending' } as const;
const orders: Readonly<Record<keyof typeof natural, (one: Award, other: Award) => number>> = {
  earned: (one, other) =>
    (one.earnedAt ?? '').localeCompare(other.earnedAt ?? '') || byProgress(one, other),
  progress: byProgress,
  title: byTitle,
};

/** One page of them. They are data of the product, and few, so they are ordered here. */
function pageOfAwards(all: readonly Award[], wanted: Wanted) {
  const { orderProperty = 'earned', state, search } = wanted;
  const order = wanted.order ?? natural[orderProperty];
  const turn = order === 'Descending' ? -1 : 1;
  const found = all
    .filter((award) => !state?.length || state.includes(award.state))
    .filter(({ title }) => !search || title.toLowerCase().includes(search.toLowerCase()))
    .toSorted((one, other) => turn * orders[orderProperty](one, other) || byTitle(one, other));
  const begin = pageOffset(wanted);
  return pageBody(found.slice(begin, begin + wanted.perPage), wanted, found.length);
}

/** Pins an award, in place of another, or takes it off. */
async function pin(
  db: Database,
  principal: Principal,
  award: AwardCode,
  type: 'PIN' | 'UNPIN',
  at: number,
): Promise<string> {
  const { id } = principal;
  const stamp = readerOf({ principal, now: at });
  await db.orm.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  const rows = await db.orm.select().from(userAwards).where(eq(userAwards.userId, id));
  const row = rows.find((each) => each.award === award);
  const current = row ? awardKind.rowOf(row) : notBegun(id, award);
  const decision = decide(awardChart, current, { type, ...stamp });
  if (!decision.accepted) throw refuse.decided(decision);
  const pinned = rows.find(({ status }) => isPinned(status));
  if (type === 'PIN' && pinned) await send(db, awardKind, pinned.id, { type: 'UNPIN', ...stamp });
  if (row) await send(db, awardKind, row.id, { type, ...stamp });
  return id;
}

/** Everybody's own points, level and awards (domain reference, 11.5). */
export const awardBindings = {
  ...bind('GET /awards/mine', {
    policy: signedIn,
    handle: ({ principal, services: { db } }) => recognitionOf(db, principal),
  }),

  ...bind('GET /awards', {
    policy: signedIn,
    handle: async ({ principal, query, now, services: { db } }) =>
      pageOfAwards(await awardsOf(db, principal, now), query),
  }),

  ...bind('GET /award/filter', {
    policy: signedIn,
    handle: () => sortOptionsOf(Object.keys(natural)),
  }),

  ...bind('POST /awards/{award}/events', {
    policy: signedIn,
    async handle({ params: { award }, body, principal, now, services: { db } }) {
      const { type, idempotencyKey: key } = body;
      const endpoint = 'POST /awards/{award}/events' as const;
      const claim = { actorId: principal.id, key, endpoint, request: { award, type }, at: now };
      await db.transaction(() => once(db, claim, () => pin(db, principal, award, type, now)));
      const pinned = (await awardsOf(db, principal, now)).find(({ code }) => code === award);
      if (!pinned) throw refuse.notFound();
      return pinned;
    },
  }),
};
