import { eq, sql } from 'drizzle-orm';
import { crossesFew, dueWarning, fewOf } from '#domain/credits/warnings.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { LotFacts } from '#domain/notifications/rows/credits.ts';
import { isUsable } from '#machines/credit-lot/labels.ts';
import type { Warning } from '#machines/credit-lot/context.ts';
import type { Database } from '#database/database.ts';
import { creditLots, programmes, sessionOptions, sessions } from '#database/schema/index.ts';
import { announce, settleNotices, type Subject } from '#server/features/notifications/public.ts';
import { policyFor } from '#server/policy-for.ts';
import type { LotEffect } from '../effect.ts';

const entity = 'credit-lot';

/** Of what somebody is told: that few are left, or that they expire in so many days. A notice that nobody acted on is one for each. */
const thresholdOf = (before: number): string => String(Math.round(before / DAY));

/** Lets whoever has the units of a lot know how many are left, inside the current transaction; a team's leader for the team. */
export async function warnHolder(context: LotEffect, { of }: Warning): Promise<void> {
  const { db, id, at, by, eventId, after, extra } = context;
  const holder = holderOf(context);
  const { available: left, quantity, expiresAt } = after.context;
  if (holder === null || left === 0) return;
  const { parameters: policy } = await policyFor(db, extra.organizationId);
  // A movement says itself that few are left now; of what staff take back it has to be seen.
  const before = context.event.type === 'MOVED' ? null : (context.before?.context.available ?? 0);
  if (of === 'low' && before !== null && !crossesFew(fewOf(quantity, policy), before, left)) return;
  const due = of === 'low' ? null : dueWarning(expiresAt, policy, at);
  if (of === 'expiry' && due === null) return;
  const team =
    after.context.holderType === 'team' && extra.holderId ? { id: extra.holderId } : null;
  const lot = await lotNamed(db, id);
  if (!lot) return;
  await announce(db, {
    notice: 'RemainingProgrammeCredits',
    about: aboutLot(id, { ...lot, left, expiresAt, team }, due),
    recipientIds: by.role !== 'System' && by.id === holder ? [] : [holder],
    at,
    eventId,
  });
}

/** What was said of a lot and does not hold any more needs nobody's attention: it is used up or gone, there is more of it, or it lasts longer. */
export async function settleWarnings({ db, id, at, after, extra }: LotEffect): Promise<void> {
  const about = { types: ['RemainingProgrammeCredits'], entity, entityId: id, at } as const;
  const { available: left, quantity, expiresAt } = after.context;
  if (left === 0 || !isUsable(after.status)) return settleNotices(db, about);
  const { parameters: policy } = await policyFor(db, extra.organizationId);
  const over = [
    ...(left > fewOf(quantity, policy) ? ['low'] : []),
    ...policy.creditExpiryWarn.filter((before) => expiresAt - before > at).map(thresholdOf),
  ];
  for (const subjectId of over) await settleNotices(db, { ...about, subjectId });
}

function holderOf({ after, extra: { holderId, leaderId } }: LotEffect): string | null {
  return after.context.holderType === 'team' ? leaderId : holderId;
}

async function lotNamed(db: Database, id: string) {
  const [lot] = await db.orm
    .select({
      unit: creditLots.unit,
      purpose: sql<string | null>`coalesce(${sessions.name}, ${creditLots.conversationGroup})`,
      programme: { id: programmes.id, name: programmes.name },
    })
    .from(creditLots)
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .leftJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .leftJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .where(eq(creditLots.id, id));
  return lot;
}

/** A lot as its notices are about it; each reader reads dates with their own clock. */
const aboutLot = (
  id: string,
  facts: Omit<LotFacts, 'recipient'>,
  due: number | null,
): Subject<LotFacts> => ({
  entity,
  entityId: id,
  readings: (_, recipients) =>
    Promise.resolve(
      recipients.map((recipient) => ({
        recipient,
        facts: { ...facts, recipient },
        groupKey: `${entity}:${id}:${due === null ? 'low' : thresholdOf(due)}`,
      })),
    ),
});
