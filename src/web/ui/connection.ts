import { createContext, useContext } from 'react';

/** What a page knows of its way to the server. */
export interface Connection {
  readonly isDown: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks now; whether the server has answered. */
  readonly ask: () => Promise<boolean>;
  /** Opens the page anew, with the scripts that the server has today. */
  readonly reload: () => void;
}

/** Said by the frame around all pages. */
export const ConnectionContext = createContext<Connection>({
  isDown: () => false,
  subscribe: () => () => undefined,
  ask: () => Promise.resolve(true),
  reload: () => undefined,
});

export const useConnection = (): Connection => useContext(ConnectionContext);
