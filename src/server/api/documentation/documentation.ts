import type { Hono } from 'hono';
import type { Route } from '#contract/kernel/endpoint.ts';
import type { Binding, Declarations } from '../bind.ts';
import { apiDocument } from './api-document.ts';
import type { ApiDocument } from './api-document.ts';
import { apiPage, apiPageStyle } from './api-page.ts';
import type { Environment } from '#server/http/environment.ts';

/** `/api/openapi.json` for programs and `/api` for people, both made of the contract. */
export function mountDocumentation(
  app: Hono<Environment>,
  table: Declarations,
  bindings: Readonly<Partial<Record<Route, Binding>>>,
): void {
  let made: ApiDocument | null = null;
  const document = (): ApiDocument => (made ??= apiDocument(table, bindings));

  app.get('/api/openapi.json', (c) => {
    c.set('route', 'GET /openapi.json');
    return c.json(document());
  });
  app.get('/api/page.css', (c) => {
    c.set('route', 'GET /page.css');
    return c.text(apiPageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  app.get('/api', (c) => {
    c.set('route', 'GET /');
    return c.html(apiPage(document()));
  });
}
