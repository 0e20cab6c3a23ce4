import { z } from 'zod';
import type { EndpointDeclaration } from '#contract/kernel/endpoint.ts';
import { sentences } from '#domain/records/sentences.ts';
import { Refusal, refuse } from './answers/refusal.ts';
import { labelOf, validated } from './answers/validation.ts';

/** Bytes a JSON body may have. */
export const bodyLimit = 1024 * 1024;
/** Characters a path with its query may have. */
export const urlLimit = 8192;
/** Levels of nesting a body may have; the deepest of ours has five. */
const deepest = 32;

const ids = z.record(z.string(), z.uuid().toLowerCase());

/** Path parameters. One that can't name anything is answered like one that names nothing. */
export function readParams(
  endpoint: EndpointDeclaration,
  params: Readonly<Record<string, string>>,
): unknown {
  const { success, data } = (endpoint.params ?? ids).safeParse(params);
  if (!success || unstorableIn(params)) throw refuse.notFound();
  return data;
}

/** The query: empty values are skipped, repeated keys make a list (specification, 7). */
export function readQuery<Schema extends z.ZodType>(
  { query: schema }: { readonly query?: Schema | undefined },
  url: string,
): z.output<Schema> | Record<string, never> {
  if (!schema) return {};
  const given = new Map<string, string | string[]>();
  for (const [key, value] of new URL(url).searchParams) {
    if (value === '') continue;
    const earlier = given.get(key);
    given.set(key, earlier === undefined ? value : [earlier, value].flat());
  }
  const query = Object.fromEntries(given);
  refuseUnstorable(query);
  return validated(schema, query);
}

/**
 * The body as JSON, read no further than its limit. No body at all counts as one without fields, but not an empty one that says it is something else, such as
 * a form.
 */
export async function readBody(
  { body: schema }: EndpointDeclaration,
  request: Request,
): Promise<unknown> {
  const contentType = request.headers.get('content-type');
  const isJson = contentType !== null && json.test(contentType);
  const isForeign = contentType !== null && !isJson;
  if (isForeign && isActing(request)) throw notJson();
  if (!schema) return undefined;
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return validated(schema, {});
  if (!isJson) throw notJson();
  const body = parse(bytes);
  refuseUnstorable(body);
  return validated(schema, body);
}

/** The body as a form, as pages send one without a script, read no further than its limit. */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request);
  const contentType = request.headers.get('content-type') ?? '';
  try {
    return await new Response(Uint8Array.from(bytes), {
      headers: { 'content-type': contentType },
    }).formData();
  } catch {
    throw malformed('The body is not a form.');
  }
}

/** The parts of a form that are no file. */
export function readFields(schema: z.ZodType, fields: object): unknown {
  refuseUnstorable(fields);
  return validated(schema, fields);
}

const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const notJson = () => new Refusal(415, { request: 'Send the body as application/json.' });
const isActing = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';

async function readBytes(request: Request): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, { request: 'The body is larger than 1 MiB.' });
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw tooLarge;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength;
      if (length > bodyLimit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : malformed('The body ended too early.');
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('The body is not valid JSON in UTF-8.');
  }
}

function refuseUnstorable(value: unknown): void {
  const found = unstorableIn(value);
  if (!found) return;
  if (found.tooDeep) throw malformed('The body is nested too deeply.');
  const label = labelOf(found.path);
  throw refuse.invalid({ [found.path.join('.') || 'request']: sentences.invalid(label ?? 'body') });
}

/** Text that PostgreSQL can't keep: a null character or half a surrogate pair. Walks without recursion, since the input may be of any depth. */
function unstorableIn(root: unknown): { path: string[]; tooDeep: boolean } | null {
  const open: { value: unknown; path: string[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) return { path, tooDeep: false };
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= deepest) return { path, tooDeep: true };
    for (const [key, item] of Object.entries(value)) {
      if (!isStorable(key)) return { path, tooDeep: false };
      open.push({ value: item, path: [...path, key] });
    }
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function malformed(sentence: string): Refusal {
  return new Refusal(400, { request: sentence });
}
