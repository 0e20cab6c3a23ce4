import { eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { creditLots, organizations } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { book } from '#server/features/session-credits/public.ts';
import { seededAt } from '#tests/support/database.ts';
import {
  aCoach,
  aLot,
  anOrganisation,
  aPerson,
  aProgramme,
  aSession,
  aTeam,
  permit,
} from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { clearStage, type Stage } from '#tests/support/stage.ts';

export const names = ['mia', 'max', 'lea', 'ana', 'ben', 'ada'] as const;
export type Name = (typeof names)[number];
export const sessionNames = ['coaching', 'free', 'instant', 'workshop'] as const;
export type SessionName = (typeof sessionNames)[number];

/** A place small enough that everybody gets in each other's way: two coaches, three members, a team, and hardly any credit. */
export interface Town {
  readonly people: Readonly<Record<Name, TestPerson>>;
  readonly sessions: Readonly<Record<SessionName, string>>;
  readonly programmeId: string;
  readonly team: string;
  /** What can pay: Mia's two lots, the team's, and a pool for everybody. */
  readonly purses: Readonly<Record<'coaching' | 'instant' | 'team' | 'pool', string>>;
}

const units = 2;

interface Customs {
  /** How many late cancellations are forgiven; none unless told. */
  readonly freeLateCancels?: number;
}

export async function aTown(stage: Stage, customs: Customs = {}): Promise<Town> {
  const { db } = stage;
  await clearStage(stage);
  stage.clock.set(seededAt);
  const organizationId = await anOrganisation(db, `Harbour Health ${newId()}`);
  await db.orm
    .update(organizations)
    .set({ policyOverrides: customs })
    .where(eq(organizations.id, organizationId));
  const mia = await aPerson(db, 'Member', 'Mia Turner', { organizationId });
  const max = await aPerson(db, 'Member', 'Max Reed', { organizationId });
  const lea = await aPerson(db, 'OrganizationAdmin', 'Lea Novak', { organizationId });
  const ana = await aCoach(db, 'Ana Silva', 'America/New_York');
  const ben = await aCoach(db, 'Ben Okoro', 'Europe/London');
  const ada = await aPerson(db, 'Admin', 'Ada Grant');
  const sessions = {
    coaching: await aSession(db, `Coaching ${newId()}`),
    free: await aSession(db, `Short call ${newId()}`, { creditCost: 0, durationMinutes: 30 }),
    instant: await aSession(db, `Check-in ${newId()}`, {
      requiresCoachConfirmation: false,
      creditCost: 2,
    }),
    workshop: await aSession(db, `Workshop ${newId()}`, { format: 'team', maxAttendees: 8 }),
  };
  const team = await aTeam(db, 'Northern team', organizationId, [lea, max]);
  const { id: programmeId, options } = await aProgramme(db, 'Spring', {
    organizationId,
    members: [mia, max, lea],
    coaches: [ana, ben],
    sessions: Object.values(sessions),
  });
  await permit(db, ana.id, 'team', [team]);
  const common = { organizationId, programmeId, units };
  const lotFor = (
    session: SessionName,
    holder: { type: 'member' | 'team'; id: string },
    more = 0,
  ) =>
    aLot(db, {
      ...common,
      units: units + more,
      holder,
      optionId: options[sessions[session]] ?? '',
    });
  const purses = {
    coaching: await lotFor('coaching', { type: 'member', id: mia.id }),
    instant: await lotFor('instant', { type: 'member', id: mia.id }, 2),
    team: await lotFor('workshop', { type: 'team', id: team }),
    pool: await aPool(db, { ...common, optionId: options[sessions.coaching] ?? '' }),
  };
  return { people: { mia, max, lea, ana, ben, ada }, sessions, programmeId, team, purses };
}

/** Units that every member of the programme may draw. */
async function aPool(
  db: Database,
  pool: { organizationId: string; programmeId: string; optionId: string; units: number },
): Promise<string> {
  const id = newId();
  const { organizationId, programmeId, optionId: sessionOptionId, units: quantity } = pool;
  const aYear = 365 * 86_400_000;
  await db.orm.insert(creditLots).values({
    id,
    organizationId,
    programmeId,
    sessionOptionId,
    quantity,
    holderType: 'pool',
    source: 'contract',
    effectiveAt: seededAt - aYear,
    expiresAt: seededAt + aYear,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  const cause = {
    machine: 'creditLot',
    entityId: id,
    event: 'ISSUE',
    eventId: newId(),
    actorId: null,
    at: seededAt,
  };
  const [from, to] = [
    { kind: 'issued', lotId: null } as const,
    { kind: 'pool', lotId: id } as const,
  ];
  await db.transaction(() =>
    book(db, programmeId, cause, [{ type: 'ISSUED', from, to, amount: quantity, lotId: id }]),
  );
  return id;
}
