import { unitHolders } from '#domain/credits/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import {
  lotPageOf,
  ofAnalysis,
  type ListedLot,
  type ReadingLot,
} from '#server/features/session-credits/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { refundable } from './conversations/refund.ts';

/** A lot in the words of AI credits. No team has one. */
export function listedAnalysis({ mayUse: _, ...lot }: ListedLot) {
  const { holderType, ...rest } = ofAnalysis(lot);
  return { ...rest, holderType: heldBy(holderType) };
}

function heldBy(holderType: ListedLot['holderType']) {
  const known = unitHolders.analysis.find((each) => each === holderType);
  if (known === undefined) throw new Error(`A ${holderType} has no AI credits`);
  return known;
}

/** Everything that the page of a lot says: what is in it, where the rest went, and which of it can be given back. */
export async function analysisPageOf(db: Database, id: string, reading: ReadingLot) {
  const page = await lotPageOf(db, 'analysis', id, reading);
  const { mayUse, mayUseFor: _, statement, ...lot } = page;
  const { reader, stamp } = reading;
  const spent = isStaff(reader) ? await refundable(db, id, stamp.at) : [];
  const { holderType, ...rest } = ofAnalysis(lot);
  return {
    ...rest,
    holderType: heldBy(holderType),
    statement: statement.map(ofAnalysis),
    refundable: spent.map(({ conversationId, title, units, spentAt }) => ({
      conversation: { id: conversationId, title },
      units,
      spentAt: wireInstant(spentAt ?? stamp.at),
    })),
    mayRefund: spent.length > 0,
    mayUpload: mayUse,
  };
}
