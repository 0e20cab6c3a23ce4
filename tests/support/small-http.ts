import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server of a few lines on a free port, until the test is over; resolves to its address without a slash at the end. */
export async function serving(listener: Listener): Promise<string> {
  const answer: Listener = async (request, response) => {
    try {
      await listener(request, response);
    } catch {
      // Whoever asked has gone before the question was over, or the listener broke: there is no answer either way.
      response.destroy();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
