import { eq, isNull, type SQL } from 'drizzle-orm';
import type { CreditUnit } from '#domain/credits/vocabulary.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { creditLots } from '#database/schema/index.ts';

/** What credits pay for: a session that their programme offers, or the conversations of a group; of any where it is null. */
export type Purpose =
  | { readonly sessionOptionId: string }
  | { readonly conversationGroup: ProgrammeGroup | null };

export const unitFor = (purpose: Purpose): CreditUnit =>
  'sessionOptionId' in purpose ? 'session' : 'analysis';

type Lot = Pick<
  typeof creditLots.$inferSelect,
  'id' | 'unit' | 'sessionOptionId' | 'conversationGroup'
>;

/** What a lot pays for. */
export function purposeOf({ id, unit, sessionOptionId, conversationGroup }: Lot): Purpose {
  if (unit === 'analysis') return { conversationGroup };
  if (sessionOptionId === null) throw new Error(`The credits ${id} pay for no session`);
  return { sessionOptionId };
}

/** What is said of what credits pay for, and nothing else. */
export const purposeIn = (of: Purpose): Purpose =>
  'sessionOptionId' in of
    ? { sessionOptionId: of.sessionOptionId }
    : { conversationGroup: of.conversationGroup };

/** Lots that pay for exactly this. */
export function paysFor(purpose: Purpose): SQL | undefined {
  if ('sessionOptionId' in purpose) return eq(creditLots.sessionOptionId, purpose.sessionOptionId);
  const { conversationGroup: group } = purpose;
  return group === null
    ? isNull(creditLots.conversationGroup)
    : eq(creditLots.conversationGroup, group);
}
