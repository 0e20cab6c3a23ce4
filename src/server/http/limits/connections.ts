import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from '#server/settings/connection-limits.ts';
import { networkOf } from './networks.ts';

/** Where the stream of events is: the one answer that has no end in sight. */
export const eventsPath = '/api/events';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Milliseconds, and bytes that had come over the connection by then. */
  readonly began: number;
  readonly bytesBefore: number;
}

/** Keeps slow and greedy peers from holding descriptors: counts connections, and cuts off what takes too long. Until the server closes. */
export function boundConnections(server: Server, limits: ConnectionLimits): void {
  const exchanges = new Set<Exchange>();
  const ofAddress = new Map<string, number>();
  server.maxConnections = limits.most;
  server.setTimeout(limits.silence);

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    const open = (ofAddress.get(address) ?? 0) + 1;
    if (limits.mostOfOneAddress !== null && open > limits.mostOfOneAddress) {
      socket.destroy();
      return;
    }
    ofAddress.set(address, open);
    socket.once('close', () => {
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  });
  // Whoever is kept without a request makes room for whoever has one.
  server.on('drop', () => server.closeIdleConnections());

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const bytesBefore = request.socket.bytesRead;
    exchanges.add({ request, response, began: performance.now(), bytesBefore });
  });
  const look = setInterval(() => {
    for (const exchange of exchanges) {
      const { request, response } = exchange;
      if (request.socket.destroyed || (request.complete && response.closed))
        exchanges.delete(exchange);
      else if (isTooSlow(exchange, limits)) request.socket.destroy();
    }
  }, limits.look).unref();
  server.once('close', () => clearInterval(look));
}

function isTooSlow(
  { request, began, bytesBefore }: Exchange,
  { bodyGrace, leastRate, answer }: ConnectionLimits,
): boolean {
  const elapsed = performance.now() - began;
  if (!request.complete && elapsed > bodyGrace) {
    const rate = ((request.socket.bytesRead - bytesBefore) * 1000) / elapsed;
    if (rate < leastRate) return true;
  }
  return elapsed > answer && !isEventStream(request);
}

const isEventStream = ({ url = '' }: IncomingMessage): boolean => url.split('?')[0] === eventsPath;
