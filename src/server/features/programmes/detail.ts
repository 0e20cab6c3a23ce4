import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { fewestNamed, namedOf } from '#domain/programmes/named.ts';
import { isStaff, type Person, type Stamp } from '#machines/person.ts';
import { programmeState, programmeStates } from '#machines/programme/states.gen.ts';
import { isOneOf } from '#machines/states.ts';
import type { Database } from '#database/database.ts';
import { byName } from '#database/name-order.ts';
import { sessionOptions, sessions } from '#database/schema/index.ts';
import { visibleSessions } from '#server/features/sessions/public.ts';
import { aroundOf } from './around.ts';
import { analysesOf, creditsBy } from './credits.ts';
import type { ProgrammeRow } from './kind.ts';
import { progressOf } from './progress.ts';
import { readinessOf } from './questions/readiness.ts';
import { seesWhole } from './visible.ts';

const isOpen = isOneOf(programmeStates.open);

/** What the page of a programme says besides, as far as it concerns the reader. */
export async function detailOf(db: Database, row: ProgrammeRow, { by, at }: Stamp) {
  const { id, description, objectives, creditExpiry, creditExpiryDays, allowSelfAllocation } = row;
  const isDraft = row.status === programmeState.draft;
  const progress = seesWhole(by) && !isDraft ? await progressOf(db, row, at) : null;
  return {
    description,
    objectives,
    creditExpiry,
    creditExpiryDays,
    allowSelfAllocation,
    ...(await aroundOf(db, id, by, at)),
    sessions: await sessionsOf(db, id, by, at),
    aiCredits: await analysesOf(db, id, by),
    progress,
    named: namedOf(progress, isStaff(by) ? 1 : fewestNamed),
    mayIssue: isStaff(by) && isOpen(row.status),
    readiness: isStaff(by) && isDraft ? await readinessOf(db, id, at) : null,
  };
}

/** What it offers; to coaches what of it they may give. */
async function sessionsOf(db: Database, id: string, reader: Person, now: number) {
  const { poolUnits, availableUnits, heldUnits, usedUnits, lostUnits } = sessionOptions;
  const mayOpen = visibleSessions(reader, now) ?? sql`true`;
  const options = await db.orm
    .select({
      id: sessionOptions.id,
      session: { id: sessions.id, name: sessions.name },
      mayOpen: sql<boolean>`(${mayOpen})`,
      durationMinutes: sessions.durationMinutes,
      creditCost: sessions.creditCost,
      units: {
        pool: poolUnits,
        available: availableUnits,
        held: heldUnits,
        used: usedUnits,
        lost: lostUnits,
      },
    })
    .from(sessionOptions)
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .where(
      and(
        eq(sessionOptions.programmeId, id),
        isNull(sessionOptions.deletedAt),
        reader.role === 'Coach' ? mayOpen : undefined,
      ),
    )
    .orderBy(asc(byName(sessions.name)), asc(sessionOptions.id));
  const ownOf = seesWhole(reader) ? null : await creditsBy(db, 'option', [id], reader);
  return options.map(({ units, ...option }) => ({
    ...option,
    credits: ownOf === null ? units : ownOf(option.id),
  }));
}
