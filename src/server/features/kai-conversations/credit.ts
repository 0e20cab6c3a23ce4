import { eq } from 'drizzle-orm';
import { isStaff, type Role } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import {
  forgetConversation,
  holdForConversation,
  releaseForConversation,
  spendForConversation,
  type HoldOutcome,
} from '#server/features/kai-credits/public.ts';
import type { KaiConversationRow } from './row.ts';

/** An analysis costs one AI credit. */
const units = 1;

const machine = 'kai-conversation';

interface Caused {
  readonly id: string;
  readonly event: string;
  readonly eventId: string;
  readonly actorId: string | null;
  readonly at: number;
}

const causeOf = ({ id, ...cause }: Caused) => ({ machine, entityId: id, ...cause });

/** Whoever uploaded it pays; where staff did, whom it is about. */
export async function payerOf(
  db: Database,
  { createdBy, about }: Pick<KaiConversationRow, 'createdBy' | 'about'>,
): Promise<string> {
  if (createdBy === null) return about;
  const [uploader] = await db.orm
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, createdBy));
  return uploader && !isStaff({ role: uploader.role as Role }) ? createdBy : about;
}

/** Sets the AI credit of a conversation aside, or has staff asked for one. */
export async function holdCredit(
  db: Database,
  row: KaiConversationRow,
  cause: Caused,
): Promise<HoldOutcome> {
  const { id, title, group, programmeId, organizationId } = row;
  const ownerId = await payerOf(db, row);
  return holdForConversation(
    db,
    { id, title, group, ownerId, organizationId, programmeId, units },
    causeOf(cause),
  );
}

export const spendCredit = (db: Database, cause: Caused): Promise<void> =>
  spendForConversation(db, cause.id, causeOf(cause));

export const releaseCredit = (db: Database, cause: Caused): Promise<void> =>
  releaseForConversation(db, cause.id, causeOf(cause));

export const forgetCredit = (db: Database, cause: Caused): Promise<void> =>
  forgetConversation(db, cause.id, causeOf(cause));
