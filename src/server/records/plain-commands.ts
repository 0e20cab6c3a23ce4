import { unwritten, type Facts, type PlainColumns } from '#machines/plain-record.ts';
import type { Stamp } from '#machines/person.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { once } from './idempotency.ts';
import type { PlainKind } from './plain-kind.ts';
import { create } from './send.ts';
import { sendOnce, type Asked, type Command } from './send-once.ts';

type AnyEvent = { readonly type: string; readonly facts?: Facts } & Stamp;

/** Creates a record from its fields inside the current transaction; resolves to its id. Refusals are those of the chart. */
export async function createPlain<Context extends PlainColumns, Row, Event extends AnyEvent>(
  db: Database,
  kind: PlainKind<Context, Row, Event>,
  fields: object,
  stamp: Stamp,
  id = newId(stamp.at),
): Promise<string> {
  const context = { ...unwritten, ...fields } as Context;
  const asked = { ...fields, type: 'CREATE', ...stamp } as unknown as Event;
  await kind.parts.lockFirst?.(db);
  const facts = await kind.parts.facts?.(db, { id, context, row: null }, asked);
  await create(db, kind, {
    id,
    context,
    event: facts ? { ...asked, facts } : asked,
    insert: (row) => kind.insert(db, id, row, stamp.at),
  });
  return id;
}

/** Creates a record once for a key, however often it is asked; resolves to its id. */
export const createPlainOnce = <Context extends PlainColumns, Row, Event extends AnyEvent>(
  db: Database,
  kind: PlainKind<Context, Row, Event>,
  fields: object,
  { by, at, idempotencyKey: key }: Asked,
): Promise<string> =>
  db.transaction(() => {
    const endpoint = `POST /${kind.parts.path}` as const;
    return once(db, { actorId: by.id, key, endpoint, request: fields, at }, () =>
      createPlain(db, kind, fields, { by, at }),
    );
  });

/** Sends a person's event to a record once for a key. */
export const sendPlainOnce = <Context, Row, Event extends AnyEvent>(
  db: Database,
  kind: PlainKind<Context, Row, Event>,
  id: string,
  command: Command,
  asked: Asked,
): Promise<string> =>
  sendOnce(db, kind, id, command, asked, {
    endpoint: `POST /${kind.parts.path}/{id}/events`,
  });
