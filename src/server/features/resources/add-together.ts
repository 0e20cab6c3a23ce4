import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { once } from '#server/records/idempotency.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import type { Asked } from '#server/records/send-once.ts';
import { resourceKind } from './kind.ts';

type Written = Omit<BodyOf<Endpoints['POST /resources']>, 'idempotencyKey'>;

/** Adds a resource, and one for each further file: all of them or none, once for a key. Resolves to the id of the first. */
export const addTogether = (
  db: Database,
  written: Written,
  { by, at, idempotencyKey: key }: Asked,
): Promise<string> =>
  db.transaction(() => {
    const asked = {
      actorId: by.id,
      key,
      endpoint: 'POST /resources',
      request: written,
      at,
    } as const;
    return once(db, asked, async () => {
      const { more, ...first } = written;
      const id = await createPlain(db, resourceKind, first, { by, at });
      for (const each of more)
        await createPlain(db, resourceKind, { ...first, ...each }, { by, at });
      return id;
    });
  });
