import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { usualLimits } from '#server/settings/connection-limits.ts';
import type { ConnectionLimits } from '#server/settings/connection-limits.ts';
import { boundConnections } from './limits/connections.ts';
import type { Environment } from './environment.ts';
import { Refusal } from './answers/refusal.ts';

export interface Listening {
  readonly port: number;
  /** Takes no new connections, lets what is being answered finish within the grace (milliseconds), then cuts off the rest. */
  close(grace: number): Promise<void>;
}

interface Options {
  readonly port: number;
  readonly host: string;
  /** The usual ones unless given. */
  readonly connections?: ConnectionLimits;
}

/** A sentence for the operator: the port can't be had. */
export class PortRefused extends Error {
  override readonly name = 'PortRefused';
}

/** Serves the application on a port; 0 takes a free one. Throws {@link PortRefused}. */
export async function listen(
  app: Pick<Hono<Environment>, 'fetch'>,
  { port, host, connections = usualLimits }: Options,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: connections.headers,
      requestTimeout: connections.request,
      keepAliveTimeout: connections.idle,
      connectionsCheckingInterval: connections.look,
      maxHeaderSize: 32 * 1024,
    },
  });
  if (!(server instanceof Server)) throw new Error('Only HTTP/1.1 is spoken here.');
  boundConnections(server, connections);
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

/** Milliseconds that the last words to a peer may take; whoever does not take them is cut off. */
const lastWords = 1000;

/** What is no HTTP at all, or does not come to an end, never reaches the application, but is answered in the same form. Then the socket is gone. */
function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, body } = refusalOf(error.code);
  const text = JSON.stringify(body);
  const cut = setTimeout(() => socket.destroy(), lastWords).unref();
  socket.once('close', () => clearTimeout(cut));
  socket.end(
    `HTTP/1.1 ${status} ${body.title}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nX-Content-Type-Options: nosniff\r\n\r\n${text}`,
  );
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Refusal(408, { request: 'The request took too long to arrive.' });
  return new Refusal(400, {
    request:
      code === 'HPE_HEADER_OVERFLOW'
        ? 'The address or the headers are too long.'
        : 'This is not a valid HTTP request.',
  });
}

async function close(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection that is kept alive becomes idle only when its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
