import type { KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { unheard } from '#machines/kai-conversation/context.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { once } from '#server/records/idempotency.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import { kaiConversationKind } from './kind.ts';

type Written = Pick<
  KaiConversationContext,
  'title' | 'group' | 'programmeId' | 'heldOn' | 'language' | 'participants'
> & { readonly about: string | null };

interface Begun extends Written {
  /** What is uploaded at once; nothing where it is to be uploaded later. */
  readonly files: readonly string[];
  readonly consentConfirmed?: boolean | undefined;
  readonly idempotencyKey: string;
}

/** Begins a conversation, and uploads it at once where there is something to upload; resolves to its id. It is about whoever uploads it, unless staff do. */
export function begin(
  db: Database,
  { files, consentConfirmed = false, idempotencyKey: key, ...written }: Begun,
  { by, at }: Stamp,
): Promise<string> {
  const about = isStaff(by) ? (written.about ?? '') : by.id;
  const request = { ...written, files, consentConfirmed };
  const endpoint = 'POST /kai-conversations' as const;
  return db.transaction(() =>
    once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      const fields = { ...unheard, ...written, about };
      const id = await createPlain(db, kaiConversationKind, fields, { by, at }, newId(at));
      if (files.length > 0)
        await send(db, kaiConversationKind, id, {
          type: 'UPLOAD',
          files: [...files],
          consentConfirmed,
          by,
          at,
        });
      return id;
    }),
  );
}
