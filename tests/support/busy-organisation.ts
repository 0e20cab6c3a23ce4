import type { Database } from '#database/database.ts';
import {
  bookings,
  policies,
  programmes,
  sessionOptions,
  sessions,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { issueLots } from './credits.ts';
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
  return credited(db, organizationId, { holder: 'pool', units: 4 });
}

/** Credits that a member or a team holds. */
export async function aLotOf(
  db: Database,
  organizationId: string,
  holder: { readonly type: 'member' | 'team'; readonly id: string },
  quantity: number,
): Promise<void> {
  await credited(db, organizationId, { holder, units: quantity });
}

interface Credited {
  readonly holder: 'pool' | { readonly type: 'member' | 'team'; readonly id: string };
  readonly units: number;
}

async function credited(db: Database, organizationId: string, { holder, units }: Credited) {
  const programmeId = await aProgramme(db, organizationId, 'active.normal');
  const sessionId = await aSession(db);
  const sessionOptionId = await anOption(db, { programmeId, sessionId, organizationId });
  const lotId = await lotOf(db, { programmeId, organizationId, sessionOptionId, holder, units });
  return { programmeId, lotId, sessionId };
}

/** What a programme offers. */
export async function anOption(
  db: Database,
  option: Pick<typeof sessionOptions.$inferInsert, 'programmeId' | 'sessionId' | 'organizationId'>,
): Promise<string> {
  const id = newId();
  await db.orm.insert(sessionOptions).values({ ...option, id, createdAt: seededAt });
  return id;
}

/** Credits for what a programme offers, until 90 days from now. */
export async function lotOf(
  db: Database,
  {
    programmeId,
    organizationId,
    sessionOptionId,
    holder,
    units,
  }: Credited & {
    readonly programmeId: string;
    readonly organizationId: string;
    readonly sessionOptionId: string;
  },
): Promise<string> {
  const programme = { id: programmeId, organizationId, options: { offered: sessionOptionId } };
  const plan = { session: 'offered', units, expiresAt: seededAt + 90 * day } as const;
  const { lot } = await issueLots(
    db,
    programme,
    { lot: { ...plan, holder: holder === 'pool' ? 'pool' : 'own' } },
    () => {
      if (holder === 'pool') throw new Error('Nobody holds what is in the pool.');
      return holder;
    },
  );
  return lot;
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
