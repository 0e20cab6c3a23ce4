import type { PGlite } from '@electric-sql/pglite';
import { Parser } from 'pg-protocol/dist/parser.js';
import type {
  BackendMessage,
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  NotificationResponseMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js';
import { parserOf } from '../values.ts';

type Named<Name extends BackendMessage['name'], Of> = Of & { readonly name: Name };
type Message =
  | Named<'commandComplete', CommandCompleteMessage>
  | Named<'dataRow', DataRowMessage>
  | Named<'notification', NotificationResponseMessage>
  | Named<'rowDescription', RowDescriptionMessage>
  | Named<'error', DatabaseError>;

/** A column of a result, and how its texts are read. */
export interface ResultColumn {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** What the database answered to the messages of one question. */
export interface Answered {
  /** Null where it did not say: it was not asked to, or there are none. */
  readonly columns: readonly ResultColumn[] | null;
  readonly rows: readonly (readonly (string | null)[])[];
  /** What the last command says it was. */
  readonly command: string | undefined;
}

export type OnNotification = (channel: string, payload: string) => void;

/**
 * Sends messages of PostgreSQL's protocol to an embedded database and reads its answers with the library that does so for a server: the embedded one's own spends a
 * tenth of a request on it. Callers must hold the lock of the queries.
 */
export class EmbeddedProtocol {
  readonly #postgres: PGlite;
  readonly #onNotification: OnNotification;
  readonly #parser = new Parser();

  constructor(postgres: PGlite, onNotification: OnNotification) {
    this.#postgres = postgres;
    this.#onNotification = onNotification;
  }

  /** Throws what the database complains of. */
  async ask(messages: readonly Uint8Array[]): Promise<Answered> {
    const rows: (string | null)[][] = [];
    let columns: readonly ResultColumn[] | null = null;
    let command: string | undefined;
    let complaint: Error | null = null;
    const hear = (message: Message): void => {
      switch (message.name) {
        case 'rowDescription':
          columns = message.fields.map(({ name, dataTypeID }) => ({
            name,
            read: parserOf(dataTypeID),
          }));
          break;
        case 'dataRow':
          rows.push(message.fields as (string | null)[]);
          break;
        case 'commandComplete':
          command = message.text.split(' ', 1)[0];
          break;
        case 'notification':
          this.#publish(message);
          break;
        case 'error':
          complaint ??= message;
      }
    };
    await this.#postgres.execProtocolRawStream(Buffer.concat(messages), {
      syncToFs: false,
      // The bytes are the database's own memory.
      onRawData: (bytes) =>
        this.#parser.parse(Buffer.from(bytes), (message) => hear(message as Message)),
    });
    // It is set while the database answers.
    const said = complaint as Error | null;
    if (said !== null) throw said;
    return { columns, rows, command };
  }

  #publish({ channel, payload }: NotificationResponseMessage): void {
    queueMicrotask(() => this.#onNotification(channel, payload));
  }
}
