import { DAY, HOUR } from '#domain/time/calendar.ts';
import { generatorFrom } from '../generator.ts';
import type { World } from '../programmes/build.ts';
import type { Scheduler } from './scheduler.ts';

/** A request that the coach has answered with a time of their own, and that waits for the member. It is planned last, with chance of its own, so that everything else stays as it is. */
export function planSuggestion(world: World, scheduler: Scheduler): void {
  const programme = world.programmes.find(({ spec }) => spec.key === 'confidence');
  const option = programme?.options.find(({ spec }) => spec.session === 'executive');
  const coach = programme?.coaches.find(({ spec }) => spec.lastName === 'Silva');
  const member = world.members.find(({ name }) => name === 'Grace Adeyemi');
  if (!programme || !option || !coach || !member)
    throw new Error('There is nobody to suggest another time to.');
  const madeAt = world.now - 22 * HOUR;
  const from = world.now + 11 * DAY;
  scheduler.plan(
    { programme, option, coach, member, team: null },
    {
      fate: 'suggested',
      madeAt,
      start: { within: { from, to: from + 6 * DAY }, exactly: from + 2 * DAY },
      message: 'I would like to go through what I say in my first month as a manager.',
      others: 1,
      random: generatorFrom(23),
    },
  );
}
