import { planEveryday } from './bookings/everyday.ts';
import { planGroups, type PlannedGroup } from './bookings/groups.ts';
import { planLabs } from './bookings/labs.ts';
import type { PlannedBooking } from './bookings/plan.ts';
import { Scheduler } from './bookings/scheduler.ts';
import { planSuggestion } from './bookings/suggestion.ts';
import { planHistory } from './bookings/history.ts';
import { generatorFrom, type Generator } from './generator.ts';
import { buildPeople } from './people/build.ts';
import { buildWorld, type World } from './programmes/build.ts';

const theSeed = 20_260_302;

export interface DemoPlan {
  /** Goes on from where the planning stopped. */
  readonly random: Generator;
  readonly world: World;
  readonly planned: readonly PlannedBooking[];
  /** Those of the planned bookings that are made together. */
  readonly groups: readonly PlannedGroup[];
}

/** Everybody, everything they can book, and what they will do, around a moment; pure. */
export function planDemo(now: number): DemoPlan {
  const random = generatorFrom(theSeed);
  const world = buildWorld(random, buildPeople(random, now), now);
  const scheduler = new Scheduler(random, world);
  planHistory(random, world, scheduler);
  planEveryday(random, world, scheduler);
  planLabs(world, scheduler);
  const groups = planGroups(world, scheduler);
  planSuggestion(world, scheduler);
  return { random, world, planned: scheduler.planned, groups };
}
