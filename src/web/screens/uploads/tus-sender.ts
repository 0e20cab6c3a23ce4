import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import { partBytes, type PurposeName } from '#domain/files/purposes.ts';
import { isErrorBody } from '#web/api/api-error.ts';

/** Where files are sent in parts. */
export const uploadsAddress = '/api/file-uploads';

/** Why nothing more goes out: a refusal, what keeps the server at the moment, or neither for a connection that broke off. */
interface Failure {
  readonly refusal: string | null;
  readonly trouble: string | null;
}

const lost: Failure = { refusal: null, trouble: null };

interface Sending {
  readonly file: File;
  readonly purpose: PurposeName;
  /** Where the server takes its parts; null where it has none yet. */
  readonly address: string | null;
  readonly bearer: () => string | null;
  readonly onBegun: (address: string) => void;
  readonly onSent: (bytes: number) => void;
  readonly onDone: () => void;
  readonly onFailed: (failure: Failure) => void;
}

/** It comes with the first file that somebody sends. */
const library = () => import('tus-js-client');

const options = (bearer: () => string | null): UploadOptions => ({
  chunkSize: partBytes,
  // The chart tries again, and the server knows what it has.
  retryDelays: null,
  storeFingerprintForResuming: false,
  onBeforeRequest(request) {
    const token = bearer();
    if (token !== null) request.setHeader('Authorization', `Bearer ${token}`);
  },
});

/** Sends what is missing of a file, in parts; ends when the returned function is called. */
export function sendParts({ file, address, purpose, bearer, ...heard }: Sending): () => void {
  let isOver = false;
  let upload: Upload | null = null;
  const ending = (): boolean => isOver || !(isOver = true);
  const begin = async (): Promise<void> => {
    const { Upload: Sender } = await library();
    if (isOver) return;
    upload = new Sender(file, {
      ...options(bearer),
      endpoint: address === null ? uploadsAddress : null,
      uploadUrl: address,
      metadata: { purpose, filename: file.name, modified: String(file.lastModified) },
      onUploadUrlAvailable() {
        if (upload?.url && !isOver) heard.onBegun(new URL(upload.url, location.href).pathname);
      },
      onProgress(bytes) {
        if (!isOver) heard.onSent(bytes);
      },
      onSuccess() {
        if (!ending()) heard.onDone();
      },
      onError(error) {
        if (!ending()) heard.onFailed(failureOf(error));
      },
    });
    upload.start();
  };
  begin().catch(() => {
    if (!ending()) heard.onFailed(lost);
  });
  return () => {
    isOver = true;
    void upload?.abort().catch(() => undefined);
  };
}

/** Tells the server that nothing more will come. It forgets by itself what nobody goes on with. */
export async function forgetParts(address: string, bearer: () => string | null): Promise<void> {
  const { Upload: Sender } = await library();
  await Sender.terminate(new URL(address, location.href).href, options(bearer));
}

/** What the server says of the file, of who sends it, and of itself; everything else goes by itself. */
function failureOf(error: Error | DetailedError): Failure {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return lost;
  const { file, purpose, consent, request = null } = errorsIn(response.getBody());
  const status = response.getStatus();
  return {
    refusal: file ?? purpose ?? consent ?? (status === 413 ? request : null),
    trouble: status === 503 ? request : null,
  };
}

function errorsIn(text: string): Readonly<Record<string, string | undefined>> {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body.errors : {};
  } catch {
    return {};
  }
}
