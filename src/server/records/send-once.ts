import type { Person, Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { once, type OnceKey } from './idempotency.ts';
import type { RecordKind } from './kind.ts';
import { send } from './send.ts';

type AnyEvent = { readonly type: string } & Stamp;

export interface Command {
  readonly type: string;
  readonly payload: object;
  readonly version: number;
}

export interface Asked {
  readonly by: Person;
  readonly at: number;
  readonly idempotencyKey: string;
}

interface SendOptions {
  readonly endpoint: OnceKey['endpoint'];
  /** Refuses whoever may not see the record, before anything else is looked at. */
  readonly look?: () => Promise<unknown>;
}

/** Sends a person's event to a record once for a key, in a transaction of its own; resolves to its id. Refusals as in {@link send}. */
export const sendOnce = <Context, Extra, Event extends AnyEvent>(
  db: Database,
  kind: RecordKind<Context, Extra, Event>,
  id: string,
  { type, payload, version }: Command,
  { by, at, idempotencyKey: key }: Asked,
  { endpoint, look }: SendOptions,
): Promise<string> =>
  db.transaction(async () => {
    await look?.();
    const request = { id, type, payload, version };
    return once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      await send(db, kind, id, { ...payload, type, by, at } as unknown as Event, version);
      return id;
    });
  });
