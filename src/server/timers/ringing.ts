import type { BareEvent } from '#machines/bare-event.ts';
import type { Database } from '#database/database.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { ring } from '#server/records/send.ts';

/** A kind of record as its timers need it. */
export interface Ringing {
  /** Keeps others from changing the record until the transaction ends; false when there is none. */
  readonly lock: (db: Database, id: string) => Promise<boolean>;
  /** Tells the record, inside the current transaction, that a timer of its chart rings. */
  readonly ring: (db: Database, id: string, timer: string, at: number) => Promise<void>;
}

/** Records whose chart sets timers: the timer's name is the type of the event it sends. */
export const ringing = <Context extends object, Extra, Event extends BareEvent>(
  kind: RecordKind<Context, Extra, Event>,
): Ringing => ({
  lock: async (db, id) => (await kind.lock(db, id)) !== null,
  async ring(db, id, timer, at) {
    await ring(db, kind, id, timer, at);
  },
});
