import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Asked {
  readonly status: number;
  /** Until the last byte was there. */
  readonly milliseconds: number;
  /** As sent. */
  readonly bytes: number;
  readonly statements: number;
  readonly tag: string | null;
  readonly body: Buffer;
}

/** Somebody who is signed in, on one connection that is kept. */
export interface Asker {
  ask(path: string, headers?: Readonly<Record<string, string>>): Promise<Asked>;
  /** What is answered, read. */
  read<T>(path: string): Promise<T>;
}

export async function connectTo(
  port: number,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Asker> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, headers: object, body = ''): Promise<Asked> =>
    new Promise((done, fail) => {
      const began = performance.now();
      const sent = request(
        { agent, port, host: 'localhost', method, path: `/api${path}`, headers: { ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', fail);
          answer.on('end', () =>
            done({
              ...said(answer.headers, began, Buffer.concat(parts)),
              status: answer.statusCode ?? 0,
            }),
          );
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  const { body } = await send(
    'POST',
    '/auth/sign-in',
    { 'Content-Type': 'application/json' },
    JSON.stringify({ email, password }),
  );
  const { bearerToken } = JSON.parse(body.toString()) as { bearerToken: string };
  const usual = {
    Accept: 'application/json',
    'Time-Zone': 'Europe/London',
    Locale: 'en-GB',
    Authorization: `Bearer ${bearerToken}`,
  };
  return {
    ask: (path, headers = {}) =>
      send('GET', path, { ...usual, 'Accept-Encoding': 'gzip, deflate, br', ...headers }),
    async read<T>(path: string) {
      const answer = await send('GET', path, usual);
      if (answer.status !== 200)
        throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`);
      return JSON.parse(answer.body.toString()) as T;
    },
  };
}

const said = (headers: IncomingHttpHeaders, began: number, body: Buffer) => ({
  milliseconds: performance.now() - began,
  bytes: body.length,
  statements: Number(headers['statements']),
  tag: headers.etag ?? null,
  body,
});
