import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { kaiConversations, kaiPassages } from '#database/schema/index.ts';
import { seededAt } from '#tests/support/database.ts';

/** A conversation of somebody’s that is shared with a coach; resolves to its id. */
export async function conversationBy(
  db: Database,
  programmeId: string,
  owner: string,
  coach: string,
): Promise<string> {
  const id = randomUUID();
  await db.orm.insert(kaiConversations).values({
    id,
    status: 'complete',
    // The database itself takes it from the programme.
    organizationId: programmeId,
    programmeId,
    title: 'Handing over',
    group: 'GROW',
    about: owner,
    language: 'en',
    heldOn: '2026-11-02',
    score: 70,
    consentedAt: seededAt,
    sharedWith: [coach],
    createdBy: owner,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  await db.orm
    .insert(kaiPassages)
    .values({ conversationId: id, n: 0, speaker: 'Ana', text: 'What would you like?' });
  return id;
}
