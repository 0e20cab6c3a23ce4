import { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import './reactions.ts';
import { bindings } from './bindings.ts';
import { mayChooseTimesOf } from './features/availability/public.ts';
import type { Binding, Declarations } from './api/bind.ts';
import { mountDocumentation } from './api/documentation/documentation.ts';
import type { Environment } from './http/environment.ts';
import { failureOf } from './http/answers/failure.ts';
import { refuseForeignPages } from './http/limits/foreign-pages.ts';
import { mountHealth } from './api/health.ts';
import { urlLimit } from './http/input.ts';
import { mount } from './api/mount.ts';
import { notFoundResponse, refusalResponse } from './http/answers/responses.ts';
import { builtPages } from './http/pages/page-files.ts';
import { mountDrawnPages } from './http/pages/drawn-page.ts';
import { mountPages } from './http/pages/pages.ts';
import type { InspectAnswer } from './http/answers/present.ts';
import { Refusal } from './http/answers/refusal.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/pages/security-headers.ts';
import { serveActivities } from './activities/serve-activities.ts';
import { clientDocuments } from './meetings/client-document.ts';
import type { Services } from './services.ts';
import { mountEvents } from './api/events-endpoint.ts';
import { mountFileUploads } from './features/file-uploads/public.ts';
import { mountUnsubscribing } from './features/mail-preferences/public.ts';

interface Parts {
  /** The endpoints and what is bound to them; the application's own unless told. */
  readonly table?: Declarations;
  readonly bindings?: Readonly<Record<string, Binding>>;
  /** Folder of the built pages. */
  readonly pages?: string;
  readonly inspectAnswer?: InspectAnswer;
}

/** Everything that answers requests: the API, its documentation, its stream of changes, the state of health, and the pages. */
export function createApp(services: Services, parts: Parts = {}): Hono<Environment> {
  const { table = endpoints, pages = builtPages, inspectAnswer } = parts;
  const bound = parts.bindings ?? bindings;
  const app = new Hono<Environment>();

  app.use(requestLog(services.log));
  app.use(clientDocuments(services.settings));
  app.use(serveActivities(services));
  app.use(securityHeaders(services.settings));
  app.use(async (c, next) => {
    if (c.req.url.length > urlLimit)
      return refusalResponse(c, new Refusal(414, { request: 'The address is too long.' }));
    return next();
  });
  app.use(refuseForeignPages(services.settings));
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  mountHealth(app, services);
  mountDocumentation(app, table, bound);
  mountEvents(app, services, mayChooseTimesOf);
  mountFileUploads(app, services);
  mount(app, table, bound, services, inspectAnswer);
  app.all('/api/*', notFoundResponse);
  mountUnsubscribing(app, services);
  const { drawing, settings } = services;
  if (drawing !== null) mountDrawnPages(app, drawing);
  mountPages(app, pages, { charts: settings.charts, isDrawing: drawing !== null });

  app.notFound(notFoundResponse);
  app.onError((error, c) =>
    refusalResponse(
      c,
      failureOf(error, services.log, { request: c.get('requestId'), route: c.get('route') }),
    ),
  );
  return app;
}
