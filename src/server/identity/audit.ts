import type { Database } from '#database/database.ts';
import { auditEntries } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';

/** What happened to somebody's access. Ids only: no addresses, no tokens. */
export interface AccessEvent {
  readonly kind:
    | 'signedIn'
    | 'signedOut'
    | 'accountLocked'
    | 'refreshTokenReused'
    | 'identityLinked'
    | 'passwordReset'
    | 'legalTextAccepted'
    | 'listExported'
    | 'meetingEntered';
  readonly userId: string | null;
  readonly familyId?: string;
  readonly detail?: Readonly<Record<string, number | string>>;
  readonly at: number;
}

export async function auditAccess(
  db: Database,
  { kind, userId, familyId, detail = {}, at }: AccessEvent,
): Promise<void> {
  const entity =
    familyId === undefined
      ? { entity: 'user', entityId: userId }
      : { entity: 'tokenFamily', entityId: familyId };
  await db.orm
    .insert(auditEntries)
    .values({ id: newId(at), at, actorId: userId, kind, ...entity, detail });
}
