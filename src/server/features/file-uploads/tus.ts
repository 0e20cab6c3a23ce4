import { MemoryLocker, Server } from '@tus/server';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { newId } from '#domain/ids.ts';
import { authenticate, owesConsent } from '#server/api/mount.ts';
import { addressOf } from '#server/http/limits/caller.ts';
import { refuseTooOften } from '#server/http/limits/attempts.ts';
import type { RateClass } from '#server/http/limits/rate-limits.ts';
import type { Environment } from '#server/http/environment.ts';
import { failureOf } from '#server/http/answers/failure.ts';
import { Refusal, refuse } from '#server/http/answers/refusal.ts';
import { refusalResponse, unauthenticated } from '#server/http/answers/responses.ts';
import type { Principal } from '#server/http/principal.ts';
import type { Services } from '#server/services.ts';
import { storeOf } from './tus-store.ts';

const address = '/api/file-uploads';

/** What each method counts as: a part is one of many. */
const rates: Readonly<Record<string, RateClass>> = {
  OPTIONS: 'read',
  HEAD: 'read',
  PATCH: 'read',
  POST: 'write',
  DELETE: 'write',
};

/** Milliseconds that a part which is still coming has to end, once its sender has come back for the next one. */
const lockDrainTimeout = 2000;

/** Files in parts, by the tus protocol (version 1.0.0 with creation and termination), for whoever is signed in; what they are sent for is declared in `domain/files/purposes.ts`. */
export function mountFileUploads(app: Hono<Environment>, services: Services): void {
  const locker = new MemoryLocker();

  const take = async (c: Context<Environment>, id: string | null): Promise<Response> => {
    const route = `${c.req.method} /file-uploads${id === null ? '' : '/{fileUpload}'}`;
    c.set('route', route);
    const refused = (error: unknown): Refusal =>
      isOfTheProtocol(error)
        ? refusalOf(error)
        : failureOf(error, services.log, { request: c.get('requestId'), route });
    try {
      const principal = await authenticate(c, services);
      if (!principal) return unauthenticated(c);
      count(c, principal);
      if (owesConsent(principal)) throw refuse.consent(principal.owed);
      const said: Refusal[] = [];
      const { store, counted } = storeOf(services, principal);
      const server = new Server({
        path: address,
        relativeLocation: true,
        locker,
        lockDrainTimeout,
        datastore: store,
        allowedOrigins: () => false,
        namingFunction: () => newId(services.clock.now()),
        getFileIdFromRequest: () => id ?? undefined,
        onResponseError: (_, error) => {
          const refusal = refused(error);
          said.push(refusal);
          return { status_code: refusal.status, body: '' };
        },
      });
      const answer = await server.handleWeb(c.req.raw);
      await counted().catch(heardByTheLibrary);
      const [refusal] = said;
      return refusal ? refusalResponse(c, refusal) : withoutForeign(answer);
    } catch (error) {
      return refusalResponse(c, refused(error));
    }
  };

  const count = (c: Context<Environment>, { id }: Principal): void => {
    const caller = {
      address: addressOf(c, services.settings),
      principalId: id,
      now: services.clock.now(),
    };
    refuseTooOften(services.limits.take(rates[c.req.method] ?? 'write', caller));
  };

  app.on(['POST', 'OPTIONS'], address, (c) => take(c, null));
  app.use(`${address}/:id`, async (c: Context<Environment>, next) => {
    if (!['HEAD', 'PATCH', 'DELETE', 'OPTIONS'].includes(c.req.method)) return next();
    const { success, data } = z.uuid().toLowerCase().safeParse(c.req.param('id'));
    return success ? take(c, data) : refusalResponse(c, refuse.notFound());
  });
}

const heardByTheLibrary = (): void => undefined;

interface ProtocolError {
  readonly status_code: number;
  readonly body: string;
}

const isOfTheProtocol = (error: unknown): error is ProtocolError =>
  typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error;

/** What the library refuses, in words of ours; clients go by the status. */
function refusalOf({ status_code: status }: ProtocolError): Refusal {
  if (status === 404 || status === 410) return refuse.notFound();
  if (status === 409) return refuse.conflict({ request: 'This part isn’t the next one.' });
  if (status === 413)
    return new Refusal(413, { request: 'This is more than the file was said to have.' });
  return new Refusal(status >= 500 ? 503 : 400, { request: 'This part can’t be read.' });
}

/** Pages of others are promised nothing. */
function withoutForeign(answer: Response): Response {
  const headers = new Headers(answer.headers);
  const foreign = Array.from(headers.keys()).filter((name) => name.startsWith('access-control-'));
  for (const name of foreign) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
