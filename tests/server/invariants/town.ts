import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { clearStage, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

export const names = ['mia', 'max', 'lea', 'ana', 'ben', 'ada'] as const;
export type Name = (typeof names)[number];
export const sessionNames = ['coaching', 'free', 'instant', 'workshop', 'retreat'] as const;
export type SessionName = (typeof sessionNames)[number];

/** A place small enough that everybody gets in each other's way: two coaches, three members, a team, and hardly any credit. */
export type Town = Awaited<ReturnType<typeof aTown>>;

interface Customs {
  /** How many late cancellations are forgiven; none unless told. */
  readonly freeLateCancels?: number;
}

const day = 86_400_000;

export async function aTown(stage: Stage, customs: Customs = {}) {
  await clearStage(stage);
  stage.clock.set(seededAt);
  const { lots, teams, ...world } = await aWorld(stage.db, {
    policy: customs,
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      max: { role: 'Member', name: 'Max Reed' },
      lea: { role: 'OrganizationAdmin', name: 'Lea Novak' },
      ana: { role: 'Coach', name: 'Ana Silva', timeZone: 'America/New_York' },
      ben: { role: 'Coach', name: 'Ben Okoro' },
      ada: { role: 'Admin', name: 'Ada Grant' },
    },
    sessions: {
      coaching: { name: `Coaching ${newId()}` },
      free: { name: `Short call ${newId()}`, creditCost: 0, durationMinutes: 30 },
      instant: { name: `Check-in ${newId()}`, requiresCoachConfirmation: false, creditCost: 2 },
      workshop: { name: `Workshop ${newId()}`, format: 'team', maxAttendees: 8 },
      retreat: {
        name: `Retreat ${newId()}`,
        format: 'team',
        maxAttendees: 8,
        creditMode: 'perAttendee',
      },
    },
    teams: { north: { name: 'Northern team', members: ['lea', 'max'], coaches: ['ana'] } },
    lots: {
      coaching: { session: 'coaching', holder: 'mia', units: 2 },
      instant: { session: 'instant', holder: 'mia', units: 4, expiresAt: seededAt + 4 * day },
      team: { session: 'workshop', holder: 'north', units: 2 },
      pool: { session: 'coaching', holder: 'pool', units: 2 },
      retreat: { session: 'retreat', holder: 'lea', units: 3 },
      retreatOfMax: { session: 'retreat', holder: 'max', units: 2 },
    },
  });
  /** `purses`: what can pay. Mia's two lots, of which one does not last, the team's, a pool for everybody, and what Lea and Max pay for their own places with. */
  return { ...world, team: teams.north, purses: lots };
}
