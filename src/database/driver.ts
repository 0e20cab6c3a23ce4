/** `objects`: each row is a record by column name; `arrays`: each row is an array in column order. */
export type RowShape = 'objects' | 'arrays';

/** Where statements run: one connection inside a transaction, or whatever connection is free outside one. */
export interface Connection {
  query(statement: string, parameters: readonly unknown[], shape: RowShape): Promise<unknown[]>;
  /** Several statements in one text, without parameters. */
  script(statements: string): Promise<void>;
}

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

export interface TransactionMode {
  readonly isolation: Isolation;
  /** The database refuses whatever would write. */
  readonly readOnly: boolean;
}

/** The mode as SQL says it after `BEGIN` and `SET TRANSACTION`. */
export const modeWords = ({ isolation, readOnly }: TransactionMode): string =>
  `ISOLATION LEVEL ${isolation} ${readOnly ? 'READ ONLY' : 'READ WRITE'}`;

export interface Subscription {
  channel: string;
  onNotification: (payload: string) => void;
  /** Called after a lost connection was re-established: notifications may have been missed. */
  onGap: () => void;
}

/** What an embedded and a server database must offer so that everything above them is the same code. */
export interface Driver extends Connection {
  readonly kind: 'embedded' | 'server';
  /** Begins on a connection of its own, commits when `work` resolves and rolls back when it rejects. */
  transaction<T>(mode: TransactionMode, work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Resolves when the subscription is active; the result ends it. */
  listen(subscription: Subscription): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export type Report = (message: string, error: unknown) => void;
