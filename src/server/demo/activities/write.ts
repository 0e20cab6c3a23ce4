import { DAY } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { keepShipped } from '#server/activities/packages.ts';
import type { ShippedActivity } from '#server/activities/shipped.ts';
import { interactiveResourceKind } from '#server/features/interactive-resources/public.ts';
import { programmeInteractiveResourceKind } from '#server/features/programme-interactive-resources/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import type { Generator } from '../generator.ts';
import type { World } from '../programmes/build.ts';

interface Spec {
  readonly shipped: ShippedActivity;
  readonly name: string;
  readonly description: string;
  readonly groups: ('GROW' | 'Sales' | 'SEM')[];
  readonly maxScore: number | null;
}

const specs: readonly Spec[] = [
  {
    shipped: 'wheel-of-life',
    name: 'Wheel of life',
    description: 'See at a glance which part of your life needs attention, and take one step.',
    groups: ['GROW', 'SEM'],
    maxScore: null,
  },
  {
    shipped: 'sales-call-planner',
    name: 'Sales call planner',
    description: 'Plan a real call, from the first sentence to the next step.',
    groups: ['Sales'],
    maxScore: 5,
  },
];

const nowhereElse = {
  url: null,
  allowedOrigin: null,
  completionRule: 'event',
  minScore: null,
  resumable: true,
} as const;

/** The activities that come with the product, in every programme of their groups. */
export async function writeActivities(
  db: Database,
  random: Generator,
  { staff, programmes, now }: World,
): Promise<void> {
  const [admin] = staff;
  if (!admin) throw new Error('The demo has no staff.');
  const at = now - 60 * DAY;
  const stamp = { by: { id: admin.id, role: 'Admin' }, at } as const;
  for (const { shipped, ...spec } of specs) {
    const id = random.id(at);
    await keepShipped(db, { id, shipped, at });
    const fields = { ...spec, ...nowhereElse, package: id, contentVersion: 1 };
    const activity = await createPlain(db, interactiveResourceKind, fields, stamp, random.id(at));
    const theirs = programmes.filter(
      (programme) =>
        programme.spec.outcome !== 'complete' &&
        programme.spec.groups.some((group) => spec.groups.includes(group)),
    );
    for (const programme of theirs)
      await createPlain(
        db,
        programmeInteractiveResourceKind,
        {
          programmeId: programme.id,
          interactiveResourceId: activity,
          contentVersion: 1,
          opensOn: null,
          closesOn: null,
          position: 1,
          prerequisites: [],
        },
        stamp,
        random.id(at),
      );
  }
}
