import { and, eq, inArray, sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookings, ledgerAccounts, sessionOptions } from '#database/schema/index.ts';

/** Sessions that are booked and have no outcome, and credits that wait for one. */
export async function whyOpen(db: Database, id: string): Promise<string | null> {
  const [found] = await db.orm
    .select({
      open: sql<number>`(select count(*)::int from bookings b
        where b.programme_id = ${id} and ${inState(sql`b.status`, bookingStates.open)})`,
      held: sql<number>`coalesce(sum(${sessionOptions.heldUnits}), 0)::int`,
    })
    .from(sessionOptions)
    .where(eq(sessionOptions.programmeId, id));
  const { open = 0, held = 0 } = found ?? {};
  if (open > 0)
    return `${counted(open, 'session')} ${open === 1 ? 'is' : 'are'} still booked or waiting for an outcome.`;
  return held === 0
    ? null
    : `${counted(held, 'credit')} still ${held === 1 ? 'waits' : 'wait'} for the outcome of a session.`;
}

export async function whyAhead(db: Database, id: string): Promise<string | null> {
  const ahead = await db.orm.$count(
    bookings,
    and(eq(bookings.programmeId, id), inState(bookings.status, bookingStates.ahead)),
  );
  return ahead === 0
    ? null
    : `${counted(ahead, 'session')} ${ahead === 1 ? 'is' : 'are'} booked in it.`;
}

export async function whyCreditsLeft(db: Database, id: string): Promise<string | null> {
  const { poolUnits, availableUnits, heldUnits } = sessionOptions;
  const [found] = await db.orm
    .select({
      left: sql<number>`coalesce(sum(${poolUnits} + ${availableUnits} + ${heldUnits}), 0)::int`,
    })
    .from(sessionOptions)
    .where(eq(sessionOptions.programmeId, id));
  const left = found?.left ?? 0;
  if (left > 0)
    return `${counted(left, 'session credit')} ${left === 1 ? 'is' : 'are'} left in it. Delete or deallocate ${left === 1 ? 'it' : 'them'} first.`;
  const analyses = await analysesLeft(db, id);
  return analyses === 0
    ? null
    : `${counted(analyses, 'AI credit')} ${analyses === 1 ? 'is' : 'are'} left in it. Delete ${analyses === 1 ? 'it' : 'them'} first.`;
}

/** AI credits that are free, or wait for the analysis of a conversation. */
async function analysesLeft(db: Database, id: string): Promise<number> {
  const [found] = await db.orm
    .select({ units: sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)::int` })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.programmeId, id),
        eq(ledgerAccounts.unit, 'analysis'),
        inArray(ledgerAccounts.kind, ['pool', 'available', 'held']),
      ),
    );
  return found?.units ?? 0;
}
