import { createAdaptorServer } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Duplex } from 'node:stream';
import type { AddressInfo } from 'node:net';
import type { Environment } from './environment.ts';
import { Refusal } from './refusal.ts';

export interface Listening {
  readonly port: number;
  /** Takes no new connections, lets what is being answered finish within the grace (milliseconds), then cuts off the rest. */
  close(grace: number): Promise<void>;
}

/** A sentence for the operator: the port can't be had. */
export class PortRefused extends Error {
  override readonly name = 'PortRefused';
}

/** Serves the application on a port; 0 takes a free one. Throws {@link PortRefused}. */
export async function listen(
  app: Pick<Hono<Environment>, 'fetch'>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 32 * 1024,
    },
  });
  server.on('clientError', (error: Error, socket: Duplex) => answerClientError(error, socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusedPort(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: (grace) => close(server, grace) };
}

function refusedPort(error: Error & { code?: string }, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new PortRefused(
      `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`,
    );
  if (error.code === 'EACCES')
    return new PortRefused(`This user may not use port ${port}. Set PORT to a number above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new PortRefused(`This machine has no address ${host}. Set HOST to one that it has.`);
  return error;
}

/** What is no HTTP at all never reaches the application, but is answered in the same form. */
function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const sentence =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'The address or the headers are too long.'
      : 'This is not a valid HTTP request.';
  const { body } = new Refusal(400, { request: sentence });
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nX-Content-Type-Options: nosniff\r\n\r\n${text}`,
  );
}

async function close(server: ServerType, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if (!('closeIdleConnections' in server)) return closed;
  server.closeIdleConnections();
  // A connection that is kept alive becomes idle only when its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
