import type { Context, Hono } from 'hono';
import type { EndpointDeclaration, Route, UploadDeclaration } from '#contract/kernel/endpoint.ts';
import type { Database } from '#database/database.ts';
import { policyFor } from '#server/policy-for.ts';
import type { Services } from '#server/services.ts';
import { answeringIn } from '#server/http/reader-zone.ts';
import { dateLocale } from '#domain/dates/locales.ts';
import { zoneNamed } from '#domain/time/zone.ts';
import { receive } from '#server/files/receive.ts';
import type { ReceivedFile } from '#server/files/receive.ts';
import { attempt, refuseTooOften } from '#server/http/limits/attempts.ts';
import type { Binding, Declarations } from './bind.ts';
import { addressOf, bearerOf, callerRequestOf } from '#server/http/limits/caller.ts';

import type { Environment } from '#server/http/environment.ts';
import { failureOf } from '#server/http/answers/failure.ts';
import { presentFile } from '#server/http/pages/file-answer.ts';
import { readBody, readFields, readParams, readQuery } from '#server/http/input.ts';
import { present } from '#server/http/answers/present.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { InspectAnswer } from '#server/http/answers/present.ts';
import type { Principal } from '#server/http/principal.ts';
import type { Caller } from '#server/http/limits/rate-limits.ts';
import { Refusal, refuse } from '#server/http/answers/refusal.ts';
import { refusalResponse, unauthenticated } from '#server/http/answers/responses.ts';
import { honoPath, inMatchingOrder, partsOf } from '#server/http/routes.ts';
import { outcomeFor, outcomeHeader, withOutcomes } from '#server/stream/outcomes.ts';
import { asOfHeader } from '#server/stream/recent-hints.ts';
import { changedTopicsHeader, topicsFor, withOwnChanges } from '#server/stream/own-changes.ts';

/** Puts every bound endpoint of the table under `/api`, and answers other methods on the same paths with 405. */
export function mount(
  app: Hono<Environment>,
  table: Declarations,
  bindings: Readonly<Partial<Record<Route, Binding>>>,
  services: Services,
  inspectAnswer?: InspectAnswer,
): void {
  for (const [path, routes] of inMatchingOrder(Object.keys(table) as Route[])) {
    const methods = routes.map((route) => partsOf(route).method);
    for (const route of routes) {
      const endpoint = table[route];
      const binding = bindings[route];
      if (!endpoint || !binding) continue;
      app.on(partsOf(route).method, honoPath(path), (c) =>
        answer(c, route, endpoint, binding, services, inspectAnswer),
      );
    }
    app.all(honoPath(path), (c) => {
      c.set('route', `* ${path}`);
      const allow = methods
        .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
        .join(', ');
      return refusalResponse(
        c,
        new Refusal(405, { request: `This address takes ${allow} only.` }, { Allow: allow }),
      );
    });
  }
}

/** Authenticate, count, validate, authorise, act, present: in this order, for every endpoint. */
async function answer(
  c: Context<Environment>,
  route: Route,
  endpoint: EndpointDeclaration,
  binding: Binding,
  services: Services,
  inspectAnswer?: InspectAnswer,
): Promise<Response> {
  c.set('route', route);
  const { rate } = endpoint;
  const { policy, handle, isKnown } = binding;
  try {
    const principal = await authenticate(c, services);
    const caller = callerOf(c, principal, services);
    const admission = policy.admits(principal);
    if (admission === 'unauthenticated') return unauthenticated(c);
    if (rate !== 'credential') refuseTooOften(services.limits.take(rate, caller));

    const params = readParams(endpoint, c.req.param());
    const query = readQuery(endpoint, c.req.url);
    const body = endpoint.upload ? undefined : await readBody(endpoint, c.req.raw);

    if (admission === 'forbidden') throw refuse.forbidden();
    if (!policy.beforeConsent && owesConsent(principal)) throw refuse.consent(principal?.owed);

    const request = callerRequestOf(c, services.settings);
    const given = pick(services, ['db', ...binding.needs]);
    const zone = zoneOf(c) ?? principal?.timeZone ?? null;
    const asked = { params, query, body, upload: null, principal, request, services: given };
    const act = async (): Promise<unknown> => {
      const call = { ...asked, now: services.clock.now() };
      if (principal && isReading(route)) c.header(asOfHeader, wireInstant(call.now));
      return isReading(route)
        ? reading(services, () => handle(call))
        : withUpload(c, endpoint, { ...services, by: principal?.id ?? '' }, (sent) =>
            handle({ ...call, ...sent }),
          );
    };
    const isAttempt =
      rate === 'credential' && !(await isKnown?.({ ...asked, now: services.clock.now() }));
    const run = () => (isAttempt ? attempt(services.attempts, binding, caller, act) : act());
    const { acted, outcome } = await answeringIn({ zone, locale: localeOf(c) }, async () => {
      const { result: found, done } = await withOutcomes(() => withOwnChanges(run));
      return { acted: found, outcome: outcomeFor(principal?.id ?? null, zone ?? 'UTC', done) };
    });
    const { result, hints } = acted;
    if (outcome !== null) c.header(outcomeHeader, outcome);
    const changed = topicsFor(principal, hints);
    if (changed !== null) c.header(changedTopicsHeader, changed);
    if (rate === 'renewal') services.limits.giveBack(rate, caller);
    return endpoint.file
      ? await presentFile(c, route, endpoint.file, result)
      : await present(c, route, endpoint, result, inspectAnswer);
  } catch (error) {
    return refusalResponse(
      c,
      failureOf(error, services.log, { request: c.get('requestId'), route }),
    );
  }
}

/** Whatever else is sent is taken for nothing: sentences are made with it. */
function zoneOf(c: Context<Environment>): string | null {
  const said = c.req.header('time-zone');
  return said === undefined ? null : zoneNamed(said);
}

/** Likewise; one of those that are offered. */
const localeOf = (c: Context<Environment>): string => dateLocale(c.req.header('locale') ?? '').tag;

/** Takes in what is sent as a form, once it is known that its sender may; a file is gone again when the handler is done. */
async function withUpload(
  c: Context<Environment>,
  { upload, body: schema }: EndpointDeclaration,
  { files, ...reading }: Services & { readonly by: string },
  handle: (sent: { body?: unknown; upload?: ReceivedFile }) => Promise<unknown>,
): Promise<unknown> {
  if (!upload) return handle({});
  const most = await mostOf(reading.db, upload);
  const { file, fields, discard } = await receive({ ...upload, most }, c.req.raw, files, reading);
  try {
    return await handle({ upload: file, ...(schema && { body: readFields(schema, fields) }) });
  } finally {
    await discard();
  }
}

/** Bytes that may be sent now. */
async function mostOf(db: Database, { most, rule }: UploadDeclaration): Promise<number> {
  if (!rule) return most;
  const { parameters } = await policyFor(db, null);
  return Math.min(most, parameters[rule]);
}

/** The services that an endpoint is given: what it has said it needs. */
const pick = <Name extends keyof Services>(
  services: Services,
  names: readonly Name[],
): Pick<Services, Name> =>
  Object.fromEntries(names.map((name) => [name, services[name]])) as Pick<Services, Name>;

const isReading = (route: Route): boolean => partsOf(route).method === 'GET';

/** What only reads sees the database as it is at one moment, and can't write even by mistake: the database refuses. */
const reading = ({ db }: Services, work: () => Promise<unknown>): Promise<unknown> =>
  db.transaction(work, { isolation: 'repeatable read', readOnly: true });

/** Who asks; null for nobody and for a token that is not valid. */
export async function authenticate(
  c: Context<Environment>,
  { identify }: Services,
): Promise<Principal | null> {
  const bearer = bearerOf(c.req.header('authorization'));
  const principal = bearer === null ? null : await identify(bearer);
  c.set('principal', principal);
  return principal;
}

export const owesConsent = (principal: Principal | null): boolean =>
  (principal?.owed ?? []).length > 0;

const callerOf = (
  c: Context<Environment>,
  principal: Principal | null,
  { settings, clock }: Services,
): Caller => ({
  address: addressOf(c, settings),
  principalId: principal?.id ?? null,
  now: clock.now(),
});
