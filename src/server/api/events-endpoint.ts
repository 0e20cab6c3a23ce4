import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { id, instant, queryList } from '#contract/kernel/fields.ts';
import type { Database } from '#database/database.ts';
import { eventsPath } from '#server/http/limits/connections.ts';
import { readQuery } from '#server/http/input.ts';
import { authenticate, owesConsent } from './mount.ts';
import { refusalResponse, unauthenticated } from '#server/http/answers/responses.ts';
import type { Environment } from '#server/http/environment.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Services } from '#server/services.ts';
import { slotsTopic } from '#server/stream/publish.ts';
import type { Subscriber } from '#server/stream/subscriber.ts';

/** Milliseconds between signs of life, well below the half minute after which proxies, and we, close silent connections. */
const heartbeat = 15_000;
/** Open streams of one person in one process: a browser has one for all its tabs, two while its interests change. */
const mostStreams = 20;
/** Milliseconds that a page has to take what was said before the end; then its connection is closed. */
const lastWords = 2000;
/** Bytes that may wait for a page that does not read; then it is cut off, and fetches everything when it comes back. */
const mostWaiting = 256 * 1024;

/** Coaches whose times one stream may tell of; it serves all tabs of a browser. */
const mostWatched = 20;

const watched = z.object({
  slots: queryList(id('Coach').toLowerCase(), mostWatched),
  since: instant('Since').optional(),
});

/** Which of these coaches' times somebody may watch. */
export type MayWatch = (
  db: Database,
  principal: Principal,
  coachIds: readonly string[],
  now: number,
) => Promise<readonly string[]>;

/**
 * `GET /api/events`: server-sent events, read with fetch so that the bearer token stays in its header. `change` carries `{ topics }`,
 * `missed` says that hints may have been lost. The stream ends with the token, and with the sign-in, account, role or permission that let it in; the page opens
 * a new one with its next token, if it may.
 * `?slots=<coach>` asks to hear besides of every change of that coach's times, for as long as the stream lasts; `ready` says which were granted, so that
 * a page that may not watch somebody loses nothing else.
 * `?since=<instant>` names the moment of the page's first answer, as its header said: what changed from then on is told before `ready`.
 */
export function mountEvents(app: Hono<Environment>, services: Services, mayWatch: MayWatch): void {
  const streams = new Map<string, number>();

  app.get(eventsPath, async (c) => {
    c.set('route', 'GET /events');
    const principal = await authenticate(c, services);
    if (!principal) return unauthenticated(c);
    if (owesConsent(principal)) return refusalResponse(c, refuse.consent(principal.owed));
    const { slots = [], since } = readQuery({ query: watched }, c.req.url);
    const coaches = await mayWatch(services.db, principal, slots, services.clock.now());
    const open = streams.get(principal.id) ?? 0;
    if (open >= mostStreams) return refusalResponse(c, refuse.tooOften(1));
    streams.set(principal.id, open + 1);
    const mayStillHear = async (): Promise<boolean> => {
      if (coaches.length === 0) return true;
      const now = services.clock.now();
      return (await mayWatch(services.db, principal, coaches, now)).length === coaches.length;
    };
    const body = streamFor({ principal, coaches, mayStillHear, since }, services, c, () => {
      const left = (streams.get(principal.id) ?? 1) - 1;
      if (left > 0) streams.set(principal.id, left);
      else streams.delete(principal.id);
    });
    return c.body(body, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
  });
}

function streamFor(
  {
    principal,
    coaches,
    mayStillHear,
    since,
  }: {
    principal: Principal;
    coaches: readonly string[];
    mayStillHear: () => Promise<boolean>;
    since: string | undefined;
  },
  { changes, clock }: Services,
  c: Context<Environment>,
  onEnded: () => void,
): ReadableStream<Uint8Array> {
  const ended = new AbortController();
  const encoder = new TextEncoder();

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string): void => {
          if (ended.signal.aborted) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const subscriber: Subscriber = {
          principal,
          interests: new Set(coaches.map(slotsTopic)),
          mayStillHear,
          onTopics: (topics) => send(`event: change\ndata: ${JSON.stringify({ topics })}\n\n`),
          onGap: () => send('event: missed\ndata: {}\n\n'),
          onEnd: () => end(),
        };
        const unsubscribe = changes.subscribe(subscriber);
        const beat = setInterval(() => send(': still here\n\n'), heartbeat);
        const expiry = setTimeout(
          () => end(),
          Math.min(Math.max(0, principal.expiresAt - clock.now()), 2 ** 31 - 1),
        );
        const end = (): void => ended.abort();
        ended.signal.addEventListener('abort', () => {
          clearInterval(beat);
          clearTimeout(expiry);
          unsubscribe();
          onEnded();
          cutOff(c.env?.outgoing);
          try {
            controller.close();
          } catch {
            // The reader has gone away and closed it already.
          }
        });
        c.req.raw.signal.addEventListener('abort', end);
        const sayReady = (): void =>
          send(`event: ready\ndata: ${JSON.stringify({ slots: coaches })}\n\n`);
        if (since === undefined) sayReady();
        else void changes.catchUp(subscriber, Date.parse(since)).then(sayReady);
      },
      cancel: () => ended.abort(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  );
}

/** A page that does not read would keep its connection: the end waits in line behind what it does not take. */
function cutOff(outgoing: HttpBindings['outgoing'] | undefined): void {
  if (!outgoing) return;
  const cut = setTimeout(() => outgoing.destroy(), lastWords).unref();
  outgoing.once('close', () => clearTimeout(cut));
}
