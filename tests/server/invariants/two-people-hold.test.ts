import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { bookings, slotHolds } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage, ask, versionOf, type Stage } from '#tests/support/stage.ts';
import { turns } from './turns.ts';
import { aTown, type Town } from './town.ts';

/** Mia, in one tab and in another, and Max, who wants the time that is kept for her. */
const actions = ['mia gives up', 'mia asks', 'max gives up', 'max asks'] as const;
type Action = (typeof actions)[number];

interface Standing {
  readonly hold: string;
  /** Whose the time is. */
  readonly owner: 'nobody' | 'mia' | 'max';
}

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

const startsAt = new Date(seededAt + 72 * 3_600_000).toISOString();
const some = fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 3 });

test('whatever two people do about one kept time at the same time, it ends as if they had taken turns', async () => {
  await fc.assert(
    fc.asyncProperty(some, some, async (ones, others) => {
      const town = await aTown(stage);
      const id = await aHold(town);
      const endings = turns(ones, others).map((order) =>
        told(order.reduce(after, { hold: 'held', owner: 'nobody' })),
      );
      await Promise.all([doAll(town, id, ones), doAll(town, id, others)]);
      const ending = told(await standingOf(town, id));
      if (!endings.includes(ending))
        throw new Error(`It ended as ${ending} and not as any of ${endings.join(' | ')}`);
    }),
    { numRuns: 25 },
  );
}, 120_000);

const told = ({ hold, owner }: Standing): string => `${hold}, taken by ${owner}`;

/** How it goes when only one of them is there. */
function after(standing: Standing, action: Action): Standing {
  const { hold, owner } = standing;
  const isKept = hold === 'held';
  switch (action) {
    case 'mia gives up':
      return isKept ? { hold: 'released', owner } : standing;
    case 'mia asks':
      if (isKept) return { hold: 'converted', owner: 'mia' };
      return owner === 'nobody' ? { hold, owner: 'mia' } : standing;
    case 'max asks':
      return !isKept && owner === 'nobody' ? { hold, owner: 'max' } : standing;
    default:
      return standing;
  }
}

const wishOf = ({ people, sessions, purses }: Town, who: 'mia' | 'max') => ({
  session: sessions.coaching,
  coach: people.ana.id,
  credit: who === 'mia' ? purses.coaching : purses.pool,
  startsAt,
  idempotencyKey: newId(),
});

async function aHold(town: Town): Promise<string> {
  const body = wishOf(town, 'mia');
  const { id } = await stage.as(town.people.mia).call('POST /slot-holds', { body });
  return id;
}

/** One action after the other; who comes upon another version looks again and tries once more. */
async function doAll(town: Town, id: string, all: readonly Action[]): Promise<void> {
  for (const action of all) {
    const who = action.startsWith('mia') ? 'mia' : 'max';
    const caller = stage.as(town.people[who]);
    if (action.endsWith('asks')) await ask(caller, 'POST', '/booking-requests', wishOf(town, who));
    else {
      for (let isStale = true; isStale;) {
        const version = await versionOf(stage.db, 'slot_holds', id);
        const body = { type: 'RELEASE', payload: {}, version, idempotencyKey: newId() };
        const { errors } = await ask(caller, 'POST', `/slot-holds/${id}/events`, body);
        isStale = 'version' in errors;
      }
    }
  }
}

async function standingOf({ people }: Town, id: string): Promise<Standing> {
  const [hold] = await stage.db.orm.select().from(slotHolds).where(eq(slotHolds.id, id));
  const taken = await stage.db.orm
    .select({ requesterId: bookings.requesterId })
    .from(bookings)
    .where(eq(bookings.coachId, people.ana.id));
  if (taken.length > 1) throw new Error('The time has been given to two people');
  const owners = { [people.mia.id]: 'mia', [people.max.id]: 'max' } as const;
  return {
    hold: hold?.status ?? 'gone',
    owner: owners[taken[0]?.requesterId ?? ''] ?? 'nobody',
  };
}
