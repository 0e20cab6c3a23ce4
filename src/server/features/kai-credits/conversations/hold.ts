import { conversationCredit } from '#domain/credits/conversations.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { kaiCreditUses } from '#database/schema/index.ts';
import {
  allocate,
  lockLedger,
  moveUnits,
  type Cause,
} from '#server/features/session-credits/public.ts';
import { openRequestOf, raiseRequest } from './raise.ts';
import { candidates, type Candidate, type Wanted } from './candidates.ts';
import { lockUse, unitsOf, writeUse, type CreditUse } from './use.ts';

/** A conversation that is to be analysed, as its credit is asked for. */
export interface SubmittedConversation {
  readonly id: string;
  /** Told to whoever reads the ledger; never what was said. */
  readonly title: string;
  readonly group: ProgrammeGroup;
  readonly ownerId: string;
  readonly organizationId: string;
  /** The programme that was chosen for it; null where its owner chose none. */
  readonly programmeId: string | null;
  readonly units: number;
}

/** `choose`: several programmes could pay; `none`: no credit can. Both wait for staff, who were asked by the request. */
export type HoldOutcome =
  | { readonly outcome: 'held'; readonly programmeId: string; readonly lotId: string }
  | { readonly outcome: 'choose' | 'none'; readonly requestId: string };

/**
 * Sets the AI credit of a conversation aside, inside the current transaction: of one programme that which is drawn first. Where several programmes could pay or
 * none can, staff are asked to choose. Called again for a conversation that has its credit, or waits for staff, it answers the same and moves nothing; after its
 * credit came back, or was refused, it begins anew.
 */
export async function holdForConversation(
  db: Database,
  conversation: SubmittedConversation,
  cause: Cause,
): Promise<HoldOutcome> {
  const use = await submitted(db, conversation, cause.at);
  if (use.creditState === conversationCredit.held || use.creditState === conversationCredit.spent)
    return heldBy(use);
  const wanted: Wanted = {
    memberId: conversation.ownerId,
    group: conversation.group,
    units: conversation.units,
    programmeId: conversation.programmeId,
    at: cause.at,
    byStaff: false,
  };
  const waiting = await openRequestOf(db, conversation.id);
  const found = await candidates(db, wanted);
  const programmes = new Set(found.map(({ programme }) => programme.id));
  const outcome = programmes.size > 1 ? 'choose' : 'none';
  if (waiting !== null) return { outcome, requestId: waiting };
  const [programmeId] = programmes;
  if (programmes.size === 1 && programmeId !== undefined) {
    // Whoever was faster may have taken the last one before the ledger was locked.
    await lockLedger(db, programmeId);
    const [first] = await candidates(db, { ...wanted, programmeId });
    if (first) return heldBy(await holdFrom(db, use, first, cause));
  }
  return { outcome, requestId: await raiseRequest(db, use, cause.at) };
}

const heldBy = (use: CreditUse): HoldOutcome => {
  const { programmeId, lotId } = unitsOf(use);
  return { outcome: 'held', programmeId, lotId };
};

/** The credit of a conversation as it stands, written down when it is asked for first. */
async function submitted(
  db: Database,
  { id, title, group, ownerId, organizationId, units }: SubmittedConversation,
  at: number,
): Promise<CreditUse> {
  await db.orm
    .insert(kaiCreditUses)
    .values({
      conversationId: id,
      organizationId,
      memberId: ownerId,
      title,
      group,
      units,
      askedAt: at,
    })
    .onConflictDoNothing();
  const use = await lockUse(db, id);
  if (!use) throw new Error(`The credit of conversation ${id} was not asked for`);
  return use;
}

/** Sets units of a lot aside, behind the lock of its programme's ledger; those of a pool go into a lot of the member's own first. */
export async function holdFrom(
  db: Database,
  use: CreditUse,
  { id, programme, organizationId, group, holderType, effectiveAt, expiresAt }: Candidate,
  cause: Cause,
): Promise<CreditUse> {
  const pool = {
    id,
    programmeId: programme.id,
    organizationId,
    effectiveAt,
    expiresAt,
    conversationGroup: group,
  };
  const lotId =
    holderType === 'pool' ? await allocate(db, pool, use.memberId, use.units, cause) : id;
  const paid = { creditState: conversationCredit.held, programmeId: programme.id, lotId } as const;
  const held = { ...use, ...paid };
  await moveUnits(db, 'hold', unitsOf(held), cause);
  await writeUse(db, use.conversationId, paid);
  return held;
}
