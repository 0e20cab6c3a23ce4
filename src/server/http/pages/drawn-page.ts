import type { Context, Hono } from 'hono';
import { zoneNamed } from '#domain/time/zone.ts';
import type { Drawing } from '#server/drawing/drawing.ts';
import { asOfHeader } from '../answers/as-of.ts';
import { acceptsBrotli } from '../answers/conditions.ts';
import { compressAnswer } from '../answers/tagged.ts';
import type { Environment } from '../environment.ts';

/** What a question of the page's own browser would bring along. */
const brought = [
  'accept',
  'authorization',
  'time-zone',
  'locale',
  'user-agent',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
];

interface Answer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What an answer says of itself besides, for whoever asked. */
const taken = ['etag', asOfHeader];

const headersOf = ({ headers }: Response): Answer['headers'] =>
  Object.fromEntries(
    taken.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/**
 * `/drawn/app/bookings`: the page as whoever asks sees it, with the answers that it shows, for their browser to show it before its scripts are there. All of it is asked
 * of the API by the asker's own token, so that it is refused what they are refused. 204 where there is nothing to say.
 */
export function mountDrawnPages(app: Hono<Environment>, drawing: Drawing): void {
  app.get('/drawn/*', async (c) => {
    c.set('route', 'GET drawn page');
    c.header('Cache-Control', 'no-store');
    if (c.req.header('authorization') === undefined) return c.body(null, 204);
    const { pathname, search } = new URL(c.req.url);
    const answers: Answer[] = [];
    const content = await drawing.draw({
      address: pathname.slice('/drawn'.length) + search,
      zone: zoneNamed(c.req.header('time-zone') ?? '') ?? 'UTC',
      width: Number(c.req.header('viewport-width')) || 0,
      ask: async (path) => {
        const response = await asked(app, c, path);
        const text = await response.text();
        if (response.status === 200) answers.push({ path, headers: headersOf(response), text });
        return { status: response.status, text };
      },
    });
    if (content === null && answers.length === 0) return c.body(null, 204);
    return send(c, togetherOf(content, answers));
  });
}

async function asked(
  app: Hono<Environment>,
  c: Context<Environment>,
  path: string,
): Promise<Response> {
  if (!path.startsWith('/api/')) throw new Error('A page asks the API and nothing else.');
  const headers = new Headers();
  for (const name of brought) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env);
}

/** The answers are JSON already. */
const togetherOf = (content: string | null, answers: readonly Answer[]): string =>
  `{"content":${content},"answers":[${answers
    .map(
      ({ path, headers, text }) =>
        `{"path":${JSON.stringify(path)},"headers":${JSON.stringify(headers)},"body":${text}}`,
    )
    .join(',')}]}`;

async function send(c: Context<Environment>, text: string): Promise<Response> {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding');
  if (!acceptsBrotli(c.req.header('accept-encoding'))) return c.body(text);
  c.header('Content-Encoding', 'br');
  return c.body(await compressAnswer(text));
}
