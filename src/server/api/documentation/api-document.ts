import { createDocument } from 'zod-openapi';
import type {
  CreateDocumentOptions,
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { z } from 'zod';
import type { EndpointDeclaration, Route, UploadDeclaration } from '#contract/kernel/endpoint.ts';
import { errorBody } from '#contract/kernel/errors.ts';
import type { Binding, Declarations } from '../bind.ts';
import { inMatchingOrder, partsOf } from '#server/http/routes.ts';

export type ApiDocument = ReturnType<typeof createDocument>;
type Bound = Readonly<Partial<Record<Route, Binding>>>;

/** The contract as an OpenAPI 3.1 document. */
export function apiDocument(table: Declarations, bindings: Bound): ApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const [path, routes] of inMatchingOrder(Object.keys(table) as Route[])) {
    paths[path] = Object.fromEntries(
      routes.flatMap((route) => {
        const endpoint = table[route];
        return endpoint
          ? [[partsOf(route).method.toLowerCase(), operationOf(route, endpoint, bindings[route])]]
          : [];
      }),
    );
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Waymark',
        version: '1.0.0',
        description:
          'Times are UTC in ISO 8601 with milliseconds, ids are UUIDs. Empty query values are skipped, lists are repeated keys. ' +
          'A missing or expired bearer token is answered with 401 and no body; every other refusal with a status, a title and a sentence for each field.',
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
      paths,
    },
    { override: withoutNoise },
  );
}

/** A format says what its pattern repeats; the bounds of what a number can hold at all say nothing. */
const withoutNoise: CreateDocumentOptions['override'] = ({ jsonSchema }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

function operationOf(
  route: Route,
  { summary, params, query, body, upload, response, file }: EndpointDeclaration,
  binding: Binding | undefined,
): ZodOpenApiOperationObject {
  const { method, path } = partsOf(route);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pathParams = params ?? z.object(Object.fromEntries(names.map((name) => [name, z.uuid()])));
  return {
    operationId: operationId(method, path),
    tags: [path.split('/')[1] ?? ''],
    summary,
    ...(binding && { description: `Who may call: ${binding.policy.name}.` }),
    security: binding?.policy.admits(null) === 'yes' ? [] : [{ bearer: [] }],
    requestParams: { ...(names.length > 0 && { path: pathParams }), ...(query && { query }) },
    ...(upload
      ? {
          requestBody: { required: true, content: { 'multipart/form-data': formOf(upload, body) } },
        }
      : body && {
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
        }),
    responses: {
      ...(file ? { '200': fileOf(file) } : doneWith(response)),
      '401': { description: 'No valid bearer token; no body.' },
      '4XX': {
        description: 'Refused, with the reasons.',
        content: { 'application/json': { schema: errorSchema } },
      },
    },
  };
}

const doneWith = (response: z.ZodType | null): ZodOpenApiResponsesObject =>
  response
    ? { '200': { description: 'Done.', content: { 'application/json': { schema: response } } } }
    : { '204': { description: 'Done; no body.' } };

const fileOf = (mediaTypes: readonly string[]) => ({
  description: 'The file.',
  content: Object.fromEntries(mediaTypes.map((type) => [type, {}])),
});

/** The form that takes a file: its part, and whatever else the form holds. */
function formOf({ field, most, accepts }: UploadDeclaration, body: z.ZodType | undefined) {
  const part = z.string().meta({
    format: 'binary',
    description: `${accepts.join(', ')}; at most ${most} bytes`,
  });
  const file = z.object({ [field]: part });
  return { schema: body instanceof z.ZodObject ? file.extend(body.shape) : file };
}

const errorSchema = errorBody.meta({ id: 'Refusal' });

/** `GET /bookings/{booking}/history` is `getBookingsByBookingHistory`. */
function operationId(method: string, path: string): string {
  const words = path
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/)
    .filter(Boolean);
  return (
    method.toLowerCase() +
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  );
}
