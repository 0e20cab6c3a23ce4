import type { Person } from '#machines/person.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import { eventOf, type Command } from '#machines/verbs.ts';
import type { Database } from '#database/database.ts';
import { once, type OnceKey } from './idempotency.ts';
import type { RecordKind } from './kind.ts';
import { send } from './send.ts';

/** One of the events of a chart with what it brings, and the version of the record that it was decided on. */
export type VersionedCommand<Event extends BareEvent> = Command<Event> & {
  readonly version: number;
};

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
export const sendOnce = <Context extends object, Extra, Event extends BareEvent>(
  db: Database,
  kind: RecordKind<Context, Extra, Event>,
  id: string,
  command: VersionedCommand<Event>,
  { by, at, idempotencyKey: key }: Asked,
  { endpoint, look }: SendOptions,
): Promise<string> =>
  db.transaction(async () => {
    await look?.();
    const { type, payload, version } = command;
    const request = { id, type, payload, version };
    return once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      await send(db, kind, id, eventOf<Event>(command, { by, at }), version);
      return id;
    });
  });
