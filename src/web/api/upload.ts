import { ApiError } from './api-error.ts';
import { addressOf } from './call.ts';
import type { DataOf, EndpointName, LooseInput } from './call.ts';
import { dataOf, failureOf } from './client.ts';

type FormPart = string | number | boolean | Blob | null | undefined;

/** The parts of a form; a list goes out as `name[]` (specification, 7). Parts that are null, undefined or empty are left out. */
export type FormParts = Readonly<Record<string, FormPart | readonly FormPart[]>>;

interface Options {
  /** Address of the API without a slash at its end, `/api` on our own origin. */
  readonly baseUrl: string;
  /** The bearer token now; null when nobody is signed in. */
  readonly bearer: () => string | null;
  /** A 401 without a body: the server did not accept the bearer token that was sent. */
  readonly onUnauthorized: (bearerUsed: string | null) => void;
  readonly createRequest?: () => XMLHttpRequest;
}

interface UploadInput extends Pick<LooseInput, 'params' | 'query'> {
  readonly form: FormParts;
  /** Whole percent of the bytes sent, 0 to 100, rising. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

export type Upload = <R extends EndpointName>(route: R, input: UploadInput) => Promise<DataOf<R>>;

/**
 * Sends files as multipart form data. XMLHttpRequest, because `fetch` tells no progress of what is sent.
 * Rejects like the client's `call`: with an {@link ApiError}, or with the signal's reason when it was aborted.
 */
export function createUpload({
  baseUrl,
  bearer,
  onUnauthorized,
  createRequest = () => new XMLHttpRequest(),
}: Options): Upload {
  return async (route, { form, onProgress, signal, ...input }) => {
    const token = bearer();
    const { method, path } = addressOf(route, input);
    const request = createRequest();
    request.open(method, baseUrl + path);
    request.setRequestHeader('Accept', 'application/json');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const response = await answerTo(request, formData(form), onProgress, signal);
    if (response.ok) {
      const data = await dataOf(response, signal);
      globalThis.waymarkWatch?.({ type: 'answer', method, path, body: null, data });
      return data as never;
    }
    const failure = await failureOf(response);
    if (failure.kind === 'unauthorized') onUnauthorized(token);
    throw failure;
  };
}

/** The form as the wire has it. */
export function formData(parts: FormParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    const isList = Array.isArray(value);
    for (const item of [value].flat()) {
      if (item === null || item === undefined || item === '') continue;
      form.append(isList ? `${name}[]` : name, item instanceof Blob ? item : String(item));
    }
  }
  return form;
}

function answerTo(
  request: XMLHttpRequest,
  body: FormData,
  onProgress: ((percent: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const aborted = () => reject(signal?.reason as Error);
    if (signal?.aborted) return aborted();
    let reported = -1;
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      const percent = lengthComputable && total > 0 ? Math.floor((loaded / total) * 100) : 0;
      if (percent <= reported) return;
      reported = percent;
      onProgress?.(percent);
    });
    request.addEventListener('load', () => end(() => resolve(responseOf(request))));
    request.addEventListener('error', () => end(() => reject(new ApiError('unreachable'))));
    request.addEventListener('timeout', () => end(() => reject(new ApiError('unreachable'))));
    request.addEventListener('abort', () => end(aborted));
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}

const bodiless = new Set([204, 205, 304]);

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(bodiless.has(request.status) ? null : request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
  });
