import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as a provider's API documents it, and what it answers. */
export interface Exchange {
  /** "GET /calendars/private/events"; the query stands in `query`. */
  readonly request: string;
  /** What the query must say, at least. */
  readonly query?: Readonly<Record<string, string>>;
  /** What the body must hold, at least: fields of JSON, or of a form. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly answer?: unknown;
}

export interface RecordedProvider {
  readonly origin: string;
  /** Plays these from now on, in this order; resolves what was asked against what was recorded. */
  plays(...exchanges: Exchange[]): void;
  /** What was asked that nobody had recorded, and what was recorded that nobody asked. */
  mismatches(): string[];
  close(): Promise<void>;
}

/** A local server that plays recorded exchanges with a provider, one after the other, and holds each request against what was recorded. */
export async function openRecordedProvider(): Promise<RecordedProvider> {
  let left: Exchange[] = [];
  const wrong: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await textOf(request);
    const url = new URL(request.url ?? '/', 'http://provider');
    const next = left.shift();
    const asked = `${request.method} ${url.pathname}`;
    const offences = next ? offencesOf(next, asked, url, request, text) : ['nothing was recorded'];
    wrong.push(...offences.map((offence) => `${asked}: ${offence}`));
    const { status = 200, answer: recorded } = next ?? { status: 500 };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(recorded === undefined ? '' : JSON.stringify(recorded));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plays(...exchanges) {
      left = exchanges;
    },
    mismatches: () => [...wrong, ...left.map(({ request }) => `${request} was never asked`)],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function offencesOf(
  { request: recorded, query = {}, body = {}, headers = {} }: Exchange,
  asked: string,
  url: URL,
  { headers: given }: IncomingMessage,
  text: string,
): string[] {
  const form = text.startsWith('{') ? {} : Object.fromEntries(new URLSearchParams(text));
  const sent: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : form;
  const differs = (
    kind: string,
    wanted: Readonly<Record<string, unknown>>,
    value: (name: string) => unknown,
  ): string[] =>
    Object.entries(wanted)
      .filter(([name, expected]) => JSON.stringify(value(name)) !== JSON.stringify(expected))
      .map(([name]) => `${kind} ${name} is ${JSON.stringify(value(name))}`);
  return [
    ...(asked === recorded ? [] : [`it should be ${recorded}`]),
    ...differs('query', query, (name) => url.searchParams.get(name) ?? undefined),
    ...differs('body', body, (name) => sent[name]),
    ...differs('header', headers, (name) => given[name]),
  ];
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
