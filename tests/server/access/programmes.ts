import { randomUUID } from 'node:crypto';
import { and, asc, eq, like } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  bookingConstraints,
  coachPermissions,
  creditLots,
  ledgerTransfers,
  programmeCoaches,
  programmeMembers,
  programmes,
  sessionOptions,
  sessions,
} from '#database/schema/index.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { issueLots } from '#tests/support/credits.ts';
import { seededAt } from '#tests/support/database.ts';

/** A programme in which only the member takes part, and only the coach coaches. */
export async function programmeWith(
  db: Database,
  organizationId: string,
  userId: string,
  coachId: string,
): Promise<string> {
  const programmeId = await aProgramme(db, organizationId, 'active.normal');
  await db.orm.insert(programmeMembers).values({ programmeId, userId, organizationId });
  await db.orm.insert(programmeCoaches).values({ programmeId, coachId });
  return programmeId;
}

/** Some session that a programme offers. */
export async function optionOf(db: Database, programmeId: string): Promise<string> {
  const [programme] = await db.orm
    .select({ organizationId: programmes.organizationId })
    .from(programmes)
    .where(eq(programmes.id, programmeId));
  const [session] = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .orderBy(asc(sessions.name))
    .limit(1);
  if (!programme || !session) throw new Error('There is nothing to offer.');
  const id = randomUUID();
  const { organizationId } = programme;
  await db.orm
    .insert(sessionOptions)
    .values({ id, programmeId, sessionId: session.id, organizationId, createdAt: seededAt });
  return id;
}

/** A credit that the member holds, and a limit to it. */
export async function limitedCredit(
  db: Database,
  programmeId: string,
  holderId: string,
): Promise<{ sessionCredit: string; bookingConstraint: string }> {
  const [option] = await db.orm
    .select({ id: sessionOptions.id, organizationId: sessionOptions.organizationId })
    .from(sessionOptions)
    .where(eq(sessionOptions.programmeId, programmeId));
  if (!option) throw new Error('The programme offers nothing.');
  const [sessionCredit, bookingConstraint] = [randomUUID(), randomUUID()];
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  await db.orm.insert(creditLots).values({
    ...stamps,
    id: sessionCredit,
    programmeId,
    organizationId: option.organizationId,
    sessionOptionId: option.id,
    quantity: 1,
    holderType: 'member',
    holderId,
    source: 'contract',
    effectiveAt: seededAt,
    expiresAt: seededAt + 90 * 86_400_000,
  });
  await db.orm.insert(bookingConstraints).values({
    ...stamps,
    id: bookingConstraint,
    sessionCredit,
    rule: { kind: 'weekdays', days: [1] },
  });
  return { sessionCredit, bookingConstraint };
}

/** A session that only a programme of the member offers, and only the coach may give. */
export async function sessionFor(db: Database, member: string, coach: string): Promise<string> {
  const [sessionId, stamps] = [randomUUID(), { createdAt: seededAt, updatedAt: seededAt }];
  const [programme] = await db.orm
    .select({ id: programmes.id, organizationId: programmes.organizationId })
    .from(programmes)
    .innerJoin(programmeMembers, eq(programmeMembers.programmeId, programmes.id))
    .where(and(eq(programmeMembers.userId, member), like(programmes.status, 'active%')))
    .orderBy(asc(programmes.name));
  if (!programme) throw new Error('The member has no programme.');
  await db.orm.insert(sessions).values({
    id: sessionId,
    name: 'Coaching for few',
    durationMinutes: 60,
    format: 'oneToOne',
    locationKinds: ['video'],
    ...stamps,
  });
  const { id: programmeId, organizationId } = programme;
  await db.orm
    .insert(sessionOptions)
    .values({ id: randomUUID(), programmeId, sessionId, organizationId, createdAt: seededAt });
  await db.orm
    .insert(coachPermissions)
    .values({ id: randomUUID(), coach, scope: 'session', subject: sessionId, createdAt: seededAt });
  return sessionId;
}

/** A movement of credits of a member in their programme: some were allocated to them. */
export async function movementIn(
  db: Database,
  programmeId: string,
  userId: string,
): Promise<string> {
  const [option, sessionId] = [randomUUID(), randomUUID()];
  const [programme] = await db.orm.select().from(programmes).where(eq(programmes.id, programmeId));
  if (!programme) throw new Error('There is no such programme.');
  const { organizationId } = programme;
  await db.orm.insert(sessions).values({
    id: sessionId,
    name: 'Coaching that is paid',
    durationMinutes: 60,
    format: 'oneToOne',
    locationKinds: ['video'],
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  await db.orm
    .insert(sessionOptions)
    .values({ id: option, programmeId, sessionId, organizationId, createdAt: seededAt });
  const { own } = await issueLots(
    db,
    { id: programmeId, organizationId, options: { paid: option } },
    { own: { session: 'paid', holder: 'owner', units: 2 } },
    () => ({ type: 'member', id: userId }),
  );
  const [found] = await db.orm
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.lotId, own));
  return String(found?.id);
}
