import { Buffer } from 'node:buffer';
import { serving } from '#tests/support/small-http.ts';
import type { SmallApi } from './small-api.ts';

/** The same answers from a real server, through the browser's own `fetch` and a socket, until the test is over. */
export async function overHttp(api: SmallApi): Promise<typeof fetch> {
  const address = await serving(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part as Uint8Array);
    const { method = 'GET', url = '/', headers } = request;
    const answer = await api.fetch(url, {
      method,
      headers: headers as Record<string, string>,
      body: method === 'GET' ? undefined : Buffer.concat(parts).toString(),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (url === '/api/events') response.flushHeaders();
    else response.end(await answer.text());
  });
  return (input, init) => fetch(input instanceof Request ? input : new URL(input, address), init);
}
