import { newId } from '#domain/ids.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import type { Database } from '#database/database.ts';
import {
  coachPermissions,
  creditLots,
  organizations,
  policies,
  programmeCoaches,
  programmeMembers,
  programmes,
  sessionOptions,
  sessions,
  users,
  workingHours,
} from '#database/schema/index.ts';
import { book } from '#server/features/session-credits/public.ts';
import type { Principal } from '#server/http/principal.ts';

/** Monday 1 March 2027, 09:00 in London, where everybody lives. */
export const worldNow = Date.UTC(2027, 2, 1, 9);
const hour = 3_600_000;

export interface World {
  readonly organizationId: string;
  readonly programmeId: string;
  readonly sessionId: string;
  readonly coaches: readonly Principal[];
  readonly members: readonly Principal[];
  readonly admin: Principal;
  /** One lot for each member, in their order. */
  readonly lots: readonly string[];
}

interface Wanted {
  readonly members: number;
  readonly coaches?: number;
  /** Units in each member's lot. */
  readonly units?: number;
  readonly session?: Partial<typeof sessions.$inferInsert>;
  /** Round the clock, so that there are slots enough for a crowd. */
  readonly hours?: 'office' | 'always';
}

const weekdays = { office: [1, 2, 3, 4, 5], always: [1, 2, 3, 4, 5, 6, 7] };
const spans = { office: [{ from: 540, to: 1020 }], always: [{ from: 0, to: 1440 }] };

/** The smallest world in which sessions can be booked: an organisation with a programme, coaches, members, and credits issued through the ledger. */
export async function aWorld(db: Database, wanted: Wanted): Promise<World> {
  const { coaches: coachCount = 1, units = 10, hours = 'office' } = wanted;
  const ids = { organizationId: newId(), programmeId: newId(), sessionId: newId() };
  const optionId = newId();
  const made = { createdAt: worldNow, updatedAt: worldNow };
  const person = (role: Principal['role'], name: string): Principal & { name: string } => {
    const organizationId = role === 'Member' ? ids.organizationId : null;
    return {
      id: newId(),
      role,
      organizationId,
      sessionId: newId(),
      expiresAt: Number.MAX_SAFE_INTEGER,
      name,
    };
  };
  const members = Array.from({ length: wanted.members }, (_, n) => person('Member', `Mia-${n}`));
  const coaches = Array.from({ length: coachCount }, (_, n) => person('Coach', `Ana-${n}`));
  const admin = person('Admin', 'Adi');
  await db.orm
    .insert(policies)
    .values({ version: 1, parameters: defaultPolicy, createdAt: worldNow })
    .onConflictDoNothing();
  await db.orm
    .insert(organizations)
    .values({ id: ids.organizationId, name: `World ${ids.organizationId}`, ...made });
  await db.orm.insert(users).values(
    [...members, ...coaches, admin].map(({ id, role, organizationId, name }) => ({
      id,
      role,
      organizationId,
      firstName: name,
      lastName: 'Tester',
      email: `${id}@world.example`,
      timeZone: 'Europe/London',
      ...made,
    })),
  );
  await db.orm.insert(sessions).values({
    id: ids.sessionId,
    name: `Coaching ${ids.sessionId}`,
    durationMinutes: 60,
    format: 'oneToOne',
    locationKinds: ['video'],
    ...made,
    ...wanted.session,
  });
  await db.orm.insert(programmes).values({
    id: ids.programmeId,
    status: 'active.normal',
    organizationId: ids.organizationId,
    name: 'Sales basics',
    groups: ['Sales'],
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    timeZone: 'Europe/London',
    ...made,
  });
  const { organizationId, programmeId, sessionId } = ids;
  await db.orm
    .insert(programmeMembers)
    .values(members.map(({ id }) => ({ programmeId, userId: id, organizationId })));
  await db.orm
    .insert(programmeCoaches)
    .values(coaches.map(({ id }) => ({ programmeId, coachId: id })));
  await db.orm
    .insert(sessionOptions)
    .values({ id: optionId, programmeId, sessionId, organizationId, createdAt: worldNow });
  await db.orm.insert(coachPermissions).values(
    coaches.map(({ id }) => ({
      id: newId(),
      coachId: id,
      scope: 'session',
      subjectId: sessionId,
      createdAt: worldNow,
    })),
  );
  await db.orm.insert(workingHours).values(
    coaches.map(({ id }) => ({
      id: newId(),
      coachId: id,
      effectiveFrom: '2026-01-01',
      timeZone: 'Europe/London',
      weekly: Object.fromEntries(weekdays[hours].map((day) => [day, spans[hours]])),
      createdAt: worldNow,
    })),
  );
  const lots = members.map(() => newId());
  const lotFacts = {
    organizationId,
    programmeId,
    sessionOptionId: optionId,
    quantity: units,
    ...made,
  };
  const period = { effectiveAt: worldNow - hour, expiresAt: worldNow + 200 * 24 * hour };
  const poolId = newId();
  await db.orm.insert(creditLots).values([
    {
      id: poolId,
      holderType: 'pool',
      source: 'contract',
      ...lotFacts,
      quantity: units * members.length,
      ...period,
    },
    ...lots.map((id, n) => ({
      id,
      holderType: 'member',
      holderId: members[n]?.id,
      source: 'transfer',
      parentLotId: poolId,
      ...lotFacts,
      ...period,
    })),
  ]);
  const cause = {
    machine: 'credit-lot',
    entityId: poolId,
    event: 'ISSUE',
    eventId: newId(),
    actorId: null,
    at: worldNow,
  };
  await db.transaction(() =>
    book(db, programmeId, cause, [
      {
        type: 'ISSUED',
        from: { kind: 'issued', lotId: null },
        to: { kind: 'pool', lotId: poolId },
        amount: units * members.length,
        lotId: poolId,
      },
      ...lots.map((lotId, n) => ({
        type: 'ALLOCATED' as const,
        from: { kind: 'pool' as const, lotId: poolId },
        to: { kind: 'available' as const, lotId },
        amount: units,
        lotId,
        memberId: members[n]?.id ?? null,
      })),
    ]),
  );
  return { ...ids, coaches, members, admin, lots };
}
