import { unwritten, type PlainColumns } from '#machines/plain-record.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import type { Stamp } from '#machines/person.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { once } from './idempotency.ts';
import type { PlainKind } from './plain-kind.ts';
import { create } from './send.ts';
import { sendOnce, type Asked, type VersionedCommand } from './send-once.ts';

/** What is written about a record that is being created. */
export type Written<Context> = Omit<Context, keyof PlainColumns>;

/** A record that nobody has created yet, and the event that creates it: both hold the fields, which the compiler can't follow through a spread. */
function beginning<Context, Row, Event extends BareEvent>(
  kind: PlainKind<Context, Row, Event>,
  fields: Written<Context>,
  stamp: Stamp,
): { readonly context: Context; readonly event: Event };
function beginning(
  _: unknown,
  fields: object,
  { by, at }: Stamp,
): { context: object; event: BareEvent } {
  return { context: { ...unwritten, ...fields }, event: { ...fields, type: 'CREATE', by, at } };
}

/** Creates a record from its fields inside the current transaction; resolves to its id. Refusals are those of the chart. */
export async function createPlain<Context extends PlainColumns, Row, Event extends BareEvent>(
  db: Database,
  kind: PlainKind<Context, Row, Event>,
  fields: Written<Context>,
  stamp: Stamp,
  id = newId(stamp.at),
): Promise<string> {
  const { context, event } = beginning(kind, fields, stamp);
  await kind.parts.lockFirst?.(db);
  const insert = (row: ChartRow<Context>) => kind.insert(db, id, row, stamp.at);
  await create(db, kind, { id, context, event, extra: null, insert });
  return id;
}

/** Creates a record once for a key, however often it is asked; resolves to its id. */
export const createPlainOnce = <Context extends PlainColumns, Row, Event extends BareEvent>(
  db: Database,
  kind: PlainKind<Context, Row, Event>,
  fields: Written<Context>,
  { by, at, idempotencyKey: key }: Asked,
): Promise<string> =>
  db.transaction(() => {
    const endpoint = `POST /${kind.parts.path}` as const;
    return once(db, { actorId: by.id, key, endpoint, request: fields, at }, () =>
      createPlain(db, kind, fields, { by, at }),
    );
  });

/** Sends a person's event to a record once for a key. */
export const sendPlainOnce = <Context extends PlainColumns, Row, Event extends BareEvent>(
  db: Database,
  kind: PlainKind<Context, Row, Event>,
  id: string,
  command: VersionedCommand<Event>,
  asked: Asked,
): Promise<string> =>
  sendOnce(db, kind, id, command, asked, {
    endpoint: `POST /${kind.parts.path}/{id}/events`,
  });
