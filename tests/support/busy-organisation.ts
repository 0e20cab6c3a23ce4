import type { Database } from '#database/database.ts';
import {
  bookings,
  creditLots,
  ledgerAccounts,
  policies,
  programmes,
  sessionOptions,
  sessions,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from './database.ts';
import { aPerson } from './fixtures.ts';

const stamps = { createdAt: seededAt, updatedAt: seededAt };
const day = 86_400_000;

/** A programme of an organisation. */
export async function aProgramme(
  db: Database,
  organizationId: string,
  status: string,
): Promise<string> {
  const id = newId();
  await db.orm.insert(programmes).values({
    id,
    organizationId,
    status,
    name: `Programme ${id}`,
    groups: ['GROW'],
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    timeZone: 'Europe/London',
    ...stamps,
    ...(status === 'deleted' && { deletedAt: seededAt }),
  });
  return id;
}

export async function aSession(
  db: Database,
  more: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db.orm.insert(sessions).values({
    id,
    name: `Session ${id}`,
    durationMinutes: 60,
    format: 'oneToOne',
    locationKinds: ['video'],
    ...stamps,
    ...more,
  });
  return id;
}

/** Credits in the pool of a programme under way. */
export async function aPoolLot(
  db: Database,
  organizationId: string,
): Promise<{ programmeId: string; lotId: string; sessionId: string }> {
  const programmeId = await aProgramme(db, organizationId, 'active.normal');
  const [lotId, sessionOptionId] = [newId(), newId()];
  const sessionId = await aSession(db);
  await db.orm
    .insert(sessionOptions)
    .values({ id: sessionOptionId, programmeId, sessionId, organizationId, createdAt: seededAt });
  await db.orm.insert(creditLots).values({
    id: lotId,
    organizationId,
    programmeId,
    sessionOptionId,
    quantity: 4,
    holderType: 'pool',
    source: 'contract',
    effectiveAt: seededAt,
    expiresAt: seededAt + 90 * day,
    ...stamps,
  });
  return { programmeId, lotId, sessionId };
}

/** Credits that a member or a team holds. */
export async function aLotOf(
  db: Database,
  organizationId: string,
  holder: { readonly type: 'member' | 'team'; readonly id: string },
  quantity: number,
): Promise<void> {
  const programmeId = await aProgramme(db, organizationId, 'active.normal');
  const [lotId, sessionOptionId] = [newId(), newId()];
  const sessionId = await aSession(db);
  await db.orm
    .insert(sessionOptions)
    .values({ id: sessionOptionId, programmeId, sessionId, organizationId, createdAt: seededAt });
  await db.orm.insert(creditLots).values({
    id: lotId,
    organizationId,
    programmeId,
    sessionOptionId,
    quantity,
    holderType: holder.type,
    holderId: holder.id,
    source: 'contract',
    effectiveAt: seededAt,
    expiresAt: seededAt + 90 * day,
    ...stamps,
  });
  await db.orm.insert(ledgerAccounts).values({
    key: `available:${lotId}`,
    kind: 'available',
    programmeId,
    organizationId,
    lotId,
    balance: quantity,
  });
}

/** A session of an organisation, tomorrow unless told; nobody attends it and it costs nothing. */
export async function aBooking(
  db: Database,
  organizationId: string,
  more: Partial<typeof bookings.$inferInsert> = {},
): Promise<string> {
  await db.orm
    .insert(policies)
    .values({ version: 1, parameters: {}, createdAt: seededAt })
    .onConflictDoNothing();
  const id = newId();
  const sessionId = await aSession(db);
  const coach = await aPerson(db, 'Coach', 'Bea Coach');
  await db.orm.insert(bookings).values({
    id,
    organizationId,
    sessionId,
    coachId: coach.id,
    status: 'confirmed.scheduled',
    creditState: 'none',
    reference: `B-${id}`,
    kind: 'oneToOne',
    title: 'Session',
    startsAt: seededAt + day,
    endsAt: seededAt + day + 3_600_000,
    memberTimeZone: 'Europe/London',
    coachTimeZone: 'Europe/London',
    locationKind: 'video',
    cost: 0,
    terms: {},
    policyVersion: 1,
    icalUid: id,
    ...stamps,
    ...more,
  });
  return id;
}
