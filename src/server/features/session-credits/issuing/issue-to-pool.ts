import { and, eq, isNull } from 'drizzle-orm';
import type { IssuedSource } from '#domain/credits/vocabulary.ts';
import { newId } from '#domain/ids.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { sessionOptions } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { issueLot } from './issue.ts';

export interface Issuing {
  readonly programmeId: string;
  readonly sessionOptionId: string;
  readonly quantity: number;
  readonly expiresAt: number;
  readonly source: IssuedSource;
  readonly reason: string | null;
}

/** Issues units to the pool of a programme, inside the current transaction; resolves to the lot. */
export async function issueToPool(
  db: Database,
  by: Person,
  { programmeId, sessionOptionId, quantity, expiresAt, source, reason }: Issuing,
  at: number,
): Promise<string> {
  if (expiresAt <= at) throw refuse.invalid({ expiresAt: 'Expiry must be in the future.' });
  if (source === 'goodwill' && reason === null)
    throw refuse.invalid({ reason: 'Give a reason for goodwill credits.' });
  const { organizationId } = await optionOf(db, programmeId, sessionOptionId);
  const id = newId(at);
  await issueLot(
    db,
    {
      id,
      organizationId,
      programmeId,
      sessionOptionId,
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

/** A session that the programme offers. */
export async function optionOf(db: Database, programmeId: string, id: string) {
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
