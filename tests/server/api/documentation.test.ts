import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('the OpenAPI document describes every endpoint of the contract', async () => {
  const document = await (await server.app.request('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
    (item) => Object.values(item),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(document.components.schemas.Refusal.required).toEqual(['status', 'title', 'errors']);
});

test('the readable page shows every endpoint with its shapes, and has no script', async () => {
  const response = await server.app.request('/api');
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const name of Object.keys(endpoints)) expect(page).toContain(`<code>${name}</code>`);
  expect(page).toContain('startsAt: text');
  expect(page).not.toMatch(/<script|\son\w+=|style=/);
  expect((await server.app.request('/api/page.css')).headers.get('content-type')).toContain(
    'text/css',
  );
});
