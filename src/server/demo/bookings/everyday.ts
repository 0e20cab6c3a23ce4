import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Generator } from '../generator.ts';
import { newcomer } from '../people/build.ts';
import type { World } from '../programmes/build.ts';
import { outOfCredit } from '../programmes/holdings.ts';
import { coachesFor } from '../programmes/permissions.ts';
import type { Fate, Matter } from './plan.ts';
import type { Scheduler } from './scheduler.ts';
import { beforeBed } from './waking.ts';

/** How often each thing happened in the last three months. */
const past: readonly (readonly [Fate, number])[] = [
  ['completed', 66],
  ['assumed', 10],
  ['missed', 6],
  ['coachMissed', 3],
  ['calledOff', 7],
  ['calledOffLate', 5],
  ['calledOffByCoach', 4],
  ['movedByCoachLate', 2],
  ['calledOffByStaff', 2],
  ['rejected', 5],
  ['expired', 4],
  ['withdrawn', 3],
];

/** How things stand with what lies ahead. */
const ahead: readonly (readonly [Fate, number])[] = [
  ['agreed', 28],
  ['requested', 5],
  ['calledOff', 3],
  ['calledOffByCoach', 1],
  ['rejected', 2],
  ['expired', 1],
  ['withdrawn', 2],
];

/** Fates that only sessions with an answer can have. */
const needsAnswer: readonly Fate[] = ['requested', 'rejected', 'expired', 'withdrawn'];

/** The many bookings that nobody in particular is shown. */
export function planEveryday(random: Generator, world: World, scheduler: Scheduler): void {
  const { now } = world;
  for (const fate of deckOf(random, past)) {
    attempt(() => {
      const target = now - 92 * DAY + random.fraction() * (92 * DAY - 70 * HOUR);
      const madeAt = target - random.whole(5 * 24 * 60, 17 * 24 * 60) * MINUTE;
      return planOne(fate, madeAt, {
        from: target,
        to: Math.min(target + 3 * DAY, now - 66 * HOUR),
      });
    });
  }
  for (const fate of deckOf(random, ahead)) {
    attempt(() => {
      const age =
        fate === 'requested' ? random.whole(2 * 60, 30 * 60) : random.whole(52 * 60, 13 * 24 * 60);
      const madeAt = now - age * MINUTE;
      const earliest = Math.max(now + 20 * HOUR, madeAt + 5 * DAY);
      const target = earliest + random.fraction() * (now + 26 * DAY - earliest);
      return planOne(fate, madeAt, { from: target, to: target + 2 * DAY });
    });
  }

  function planOne(fate: Fate, at: number, within: { from: number; to: number }): boolean {
    const matter = draw(random, world, within.from, needsAnswer.includes(fate));
    if (!matter) return false;
    const madeAt = Math.floor(beforeBed(random, matter.member.zone, at) / 1000) * 1000;
    return scheduler.plan(matter, { fate, madeAt, start: { within } }) !== null;
  }
}

/** Tries until there is a time and a credit; a calendar that is too full just stays as it is. */
function attempt(plan: () => boolean): void {
  for (let tries = 0; tries < 40; tries += 1) if (plan()) return;
}

const deckOf = (random: Generator, counts: readonly (readonly [Fate, number])[]): Fate[] =>
  random.shuffled(counts.flatMap(([fate, count]) => Array.from({ length: count }, () => fate)));

/** The people whose bookings are told by hand. */
const storied: readonly string[] = ['Mia Thornton', outOfCredit, newcomer];

function draw(random: Generator, world: World, at: number, withAnswer: boolean): Matter | null {
  const running = world.programmes.filter(
    ({ spec, window }) => spec.outcome !== 'draft' && at > window.start && at < window.end - DAY,
  );
  if (running.length === 0) return null;
  const programme = random.pick(running);
  const options = programme.options.filter(
    ({ session: { spec } }) =>
      spec.format === 'oneToOne' && (!withAnswer || spec.requiresCoachConfirmation),
  );
  const preferred = options.filter(({ session: { spec } }) => spec.key === 'executive');
  if (options.length === 0) return null;
  const option = random.pick(preferred.length > 0 && random.chance(0.55) ? preferred : options);
  const member = random.pick(programme.members.filter(({ name }) => !storied.includes(name)));
  const coaches = coachesFor(programme, option.session.spec.key, member);
  return coaches.length === 0
    ? null
    : { programme, option, member, team: null, coach: random.pick(coaches) };
}
