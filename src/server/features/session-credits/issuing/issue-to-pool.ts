import { and, eq, isNull } from 'drizzle-orm';
import type { IssuedSource } from '#domain/credits/vocabulary.ts';
import { newId } from '#domain/ids.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { programmes, sessionOptions } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Purpose } from '../purpose.ts';
import { issueLot } from './issue.ts';

interface Issued {
  readonly programmeId: string;
  readonly quantity: number;
  readonly expiresAt: number;
  readonly source: IssuedSource;
  readonly reason: string | null;
}

export type Issuing = Issued & Purpose;

/** Issues units to the pool of a programme, inside the current transaction; resolves to the lot. */
export async function issueToPool(
  db: Database,
  by: Person,
  { programmeId, quantity, expiresAt, source, reason, ...purpose }: Issuing,
  at: number,
): Promise<string> {
  if (expiresAt <= at) throw refuse.invalid({ expiresAt: 'Expiry must be in the future.' });
  if (source === 'goodwill' && reason === null)
    throw refuse.invalid({ reason: 'Give a reason for goodwill credits.' });
  const { organizationId } = await offered(db, programmeId, purpose);
  const id = newId(at);
  await issueLot(
    db,
    {
      id,
      organizationId,
      programmeId,
      ...purpose,
      quantity,
      holderType: 'pool',
      source,
      reason,
      effectiveAt: at,
      expiresAt,
    },
    at,
    by,
    { units: quantity, cause: null },
  );
  return id;
}

/** What a programme gives credits for; refuses what it does not. */
export async function offered(
  db: Database,
  programmeId: string,
  purpose: Purpose,
): Promise<{ readonly organizationId: string }> {
  if ('sessionOptionId' in purpose) return optionOf(db, programmeId, purpose.sessionOptionId);
  const [programme] = await db.orm
    .select({ organizationId: programmes.organizationId, groups: programmes.groups })
    .from(programmes)
    .where(eq(programmes.id, programmeId));
  const { conversationGroup: group } = purpose;
  if (!programme || (group !== null && !programme.groups.includes(group)))
    throw refuse.invalid({ group: 'Choose a group of the programme.' });
  return programme;
}

/** A session that the programme offers. */
async function optionOf(db: Database, programmeId: string, id: string) {
  const [option] = await db.orm
    .select()
    .from(sessionOptions)
    .where(
      and(
        eq(sessionOptions.id, id),
        eq(sessionOptions.programmeId, programmeId),
        isNull(sessionOptions.deletedAt),
      ),
    );
  if (!option) throw refuse.invalid({ sessionOption: 'Choose a session.' });
  return option;
}
