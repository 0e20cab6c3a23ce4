import type { ValuesOf } from '#domain/records/fields.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { beginningOf, dateAt, monthsUpTo } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { kpiValues } from '#database/schema/index.ts';
import type { kpiFields } from '#machines/kpi/fields.ts';
import { computeFor, kpiKind } from '#server/features/kpis/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from '../generator.ts';
import type { World } from '../programmes/build.ts';
import { computedSpecs, deletedSpec, enteredSpecs, type EnteredSpec } from './specs.ts';

/** Of whom values are followed: not so many that nobody can be told from the others. */
const mostFollowed = 24;

const everybody = { organizationIds: [], programmeIds: [] };

/** A year of figures that staff have entered month by month, and those that follow from what happened. */
export async function writeKpis(db: Database, random: Generator, world: World): Promise<void> {
  const { staff, now } = world;
  const [admin] = staff;
  if (!admin) throw new Error('The demo has no staff.');
  const by = { id: admin.id, role: 'Admin' } as const;
  const begun = now - 370 * DAY;
  const create = (fields: Omit<ValuesOf<typeof kpiFields>, keyof typeof everybody>, at: number) =>
    createPlain(db, kpiKind, { ...everybody, ...fields }, { by, at }, random.id(at));
  for (const [index, spec] of [...enteredSpecs, deletedSpec].entries()) {
    const entered = { ...spec.written, source: 'manual', measure: null } as const;
    const id = await create(entered, begun + index * HOUR);
    await db.orm.insert(kpiValues).values(valuesOf(random, world, spec, { id, by: admin.id }));
    if (spec === deletedSpec)
      await send(db, kpiKind, id, { type: 'DELETE', by, at: now - 20 * DAY }, 1);
  }
  for (const [index, spec] of computedSpecs.entries()) {
    const computed = { ...spec.written, source: 'computed', measure: spec.measure } as const;
    const id = await create(computed, now - (60 - index) * DAY);
    await computeFor(db, id, now);
  }
}

interface Kpi {
  readonly id: string;
  readonly by: string;
}

/** One value a month of each who is followed, around what it was on average. */
function valuesOf(
  random: Generator,
  { members, teams, now }: World,
  { written: { minValue, maxValue }, of, story, apart, moves, decimals }: EnteredSpec,
  { id, by }: Kpi,
): (typeof kpiValues.$inferInsert)[] {
  const followed =
    of === 'teams'
      ? teams.map((team) => ({ userId: null, teamId: team.id, organizationId: team.company.id }))
      : members.slice(0, mostFollowed).map((member) => ({
          userId: member.id,
          teamId: null,
          organizationId: member.company.id,
        }));
  const months = monthsUpTo(dateAt('UTC', now), story.length + 1).slice(0, -1);
  const around = (width: number) => (random.fraction() - 0.5) * 2 * width;
  return followed.flatMap((subject) => {
    const own = around(apart);
    return months.flatMap((month, index) => {
      // Not everybody is asked every month.
      if (random.chance(0.06)) return [];
      const at = beginningOf('UTC', `${month}-27`) + random.whole(8 * 60, 17 * 60) * MINUTE;
      const drawn = (story[index] ?? 0) + own + around(moves);
      const value = Math.min(maxValue ?? drawn, Math.max(minValue ?? drawn, drawn));
      return {
        ...subject,
        id: random.id(at),
        kpiId: id,
        periodStart: `${month}-01`,
        source: 'manual' as const,
        value: Number(value.toFixed(decimals)),
        comment: random.chance(0.05) ? random.pick(comments) : null,
        enteredBy: by,
        createdAt: at,
      };
    });
  });
}

const comments = [
  'Was on leave for half of the month.',
  'New in the role since last month.',
  'Told us by phone.',
  'Standing in for a colleague.',
];
