import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** What lies between a program and its database, and can be cut. */
export interface Wire {
  /** The same address, by way of the wire. */
  through(url: string): string;
  /** Nothing is passed on any more, in either direction; new connections are taken and left without a word. */
  freeze(): void;
  /** Everything that is open is cut, and nobody is let in. */
  cut(): Promise<void>;
  /** As before; what was frozen goes on. */
  restore(): Promise<void>;
  /** Connections that are open on the program's side. */
  readonly open: number;
  close(): Promise<void>;
}

/** A wire to the server of this address. */
export async function aWire(serverUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(serverUrl);
  const ends = new Set<Socket>();
  const near = new Set<Socket>();
  let isFrozen = false;
  const join = (from: Socket, to: Socket): void => {
    ends.add(from);
    from.on('data', (bytes) => void to.write(bytes));
    from.on('error', () => undefined);
    from.once('close', () => {
      ends.delete(from);
      near.delete(from);
      // A frozen wire does not even say that somebody has gone.
      if (!isFrozen) to.destroy();
    });
    if (isFrozen) from.pause();
  };
  const server = createServer((program) => {
    const database = connect({ host: hostname, port: Number(port) });
    near.add(program);
    join(program, database);
    join(database, program);
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => server.listen(at, '127.0.0.1', resolve));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of ends) socket.destroy();
    });
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    through(url) {
      const changed = new URL(url);
      changed.host = `127.0.0.1:${own}`;
      return changed.href;
    },
    freeze() {
      isFrozen = true;
      for (const socket of ends) socket.pause();
    },
    cut: stop,
    async restore() {
      isFrozen = false;
      for (const socket of ends) socket.resume();
      if (!server.listening) await listen(own);
    },
    get open() {
      return near.size;
    },
    close: stop,
  };
}
