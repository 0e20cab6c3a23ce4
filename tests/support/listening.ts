import type { Connection, Driver } from '#database/driver.ts';

/** Is told of a statement on the connection that will run it, and is awaited before it runs. */
export type Heard = (
  connection: Connection,
  statement: string,
  parameters: readonly unknown[],
) => Promise<void>;

/** The same driver, with somebody who hears its statements; itself when nobody does. */
export function listening(driver: Driver, heard: Heard | null): Driver {
  if (heard === null) return driver;
  const over = (connection: Connection): Connection => ({
    script: (statements) => connection.script(statements),
    async query(statement, parameters, shape) {
      await heard(connection, statement, parameters);
      return connection.query(statement, parameters, shape);
    },
  });
  return {
    ...driver,
    ...over(driver),
    transaction: (mode, work) => driver.transaction(mode, (connection) => work(over(connection))),
  };
}
