import { html } from 'hono/html';
import type { ApiDocument } from './api-document.ts';
import { shapeOf } from './shape.ts';
import type { Schema } from './shape.ts';

type Html = ReturnType<typeof html>;
type Operation = NonNullable<NonNullable<NonNullable<ApiDocument['paths']>[string]>['get']>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The API for people: every endpoint with what it takes and gives. No script, ours or anybody's. */
export function apiPage(document: ApiDocument): Html {
  const endpoints = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, operation }] : [];
    }),
  );
  const groups = Map.groupBy(endpoints, ({ operation }) => operation.tags?.[0] ?? '');
  const schemas = Object.entries(document.components?.schemas ?? {});

  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>API – Waymark</title>
        <link rel="stylesheet" href="/api/page.css" />
      </head>
      <body>
        <main>
          <h1>The Waymark API</h1>
          <p>${document.info.description ?? ''}</p>
          <p>
            Send the token you were given at sign-in with every request:
            <code>Authorization: Bearer …</code>. The same as an
            <a href="/api/openapi.json">OpenAPI 3.1 document</a>.
          </p>
          <nav aria-label="Endpoints">
            <ul>
              ${[...groups.keys()].map((group) => html`<li><a href="#${group}">${group}</a></li>`)}
              <li><a href="#shapes">shapes</a></li>
              <li><a href="#events">events</a></li>
            </ul>
          </nav>
          ${[...groups].map(
            ([group, members]) =>
              html`<section id="${group}">
                <h2>${group}</h2>
                ${members.map(({ name, operation }) => endpoint(name, operation))}
              </section>`,
          )}
          <section id="events">
            <h2>events</h2>
            <article>
              <h3><code>GET /events</code></h3>
              <p>
                Server-sent events: what changed and should be fetched again.
                <code>change</code> carries <code>{ topics }</code>, <code>missed</code> says that
                some may have been lost.
              </p>
            </article>
          </section>
          <section id="shapes">
            <h2>shapes</h2>
            ${schemas.map(
              ([name, schema]) =>
                html`<article id="shape-${name}">
                  <h3><code>${name}</code></h3>
                  ${shape(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

function endpoint(name: string, operation: Operation): Html {
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    'name' in parameter ? [parameter] : [],
  );
  const body = operation.requestBody && schemaOf(operation.requestBody);
  return html`<article id="${operation.operationId ?? ''}">
    <h3><code>${name}</code></h3>
    <p>${operation.summary ?? ''} <small>${operation.description ?? ''}</small></p>
    ${
      parameters.length > 0
        ? html`<h4>Parameters</h4>
            <ul>
              ${parameters.map(
                (parameter) =>
                  html`<li>
                    <code>${parameter.name}</code> in the ${parameter.in}:
                    ${shapeOf((parameter.schema ?? {}) as Schema)}${parameter.required ? '' : ', optional'}
                  </li>`,
              )}
            </ul>`
        : ''
    }
    ${
      body
        ? html`<h4>Body</h4>
            ${shape(body)}`
        : ''
    }
    <h4>Answers</h4>
    ${Object.entries(operation.responses ?? {}).map(([status, response]) => answer(status, response as object))}
  </article>`;
}

function answer(status: string, response: object): Html {
  const { description = '' } = response as { description?: string };
  const schema = schemaOf(response);
  return html`<p><code>${status}</code> ${description}</p>
    ${schema ? shape(schema) : ''}`;
}

const schemaOf = (part: object): unknown =>
  (part as { content?: Record<string, { schema?: unknown }> }).content?.['application/json']
    ?.schema;

const shape = (schema: unknown): Html => html`<pre>${shapeOf(schema as Schema)}</pre>`;

export const apiPageStyle = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0; list-style: none; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.5rem 0 1rem; }
h4 { margin: 0.75rem 0 0.25rem; }
pre { overflow-x: auto; padding: 0.75rem; background: color-mix(in srgb, currentColor 7%, transparent); border-radius: 0.375rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
`;
