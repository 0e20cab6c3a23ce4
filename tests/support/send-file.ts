import type { TestCaller } from './caller.ts';

interface ToSend {
  readonly purpose: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly name: string;
}

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

const protocol = { 'Tus-Resumable': '1.0.0' };

/** Says that a file is coming, as the tus protocol has it. */
export const beginFile = (
  caller: TestCaller,
  { purpose, name, byteLength }: Omit<ToSend, 'content'> & { readonly byteLength: number },
): Promise<Response> =>
  caller.request('/api/file-uploads', {
    method: 'POST',
    headers: {
      ...protocol,
      'Upload-Length': String(byteLength),
      'Upload-Metadata': `purpose ${inBase64(purpose)},filename ${inBase64(name)},modified ${inBase64('1000')}`,
    },
  });

/** Sends a part of it. */
export const sendPart = (
  caller: TestCaller,
  address: string,
  offset: number,
  body: BodyInit,
): Promise<Response> =>
  caller.request(address, {
    method: 'PATCH',
    headers: {
      ...protocol,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });

/** How much of it is there. */
export const askFor = (caller: TestCaller, address: string, method = 'HEAD'): Promise<Response> =>
  caller.request(address, { method, headers: protocol });

/** Says that all of it was sent. */
export const finishFile = (caller: TestCaller, address: string): Promise<Response> =>
  caller.request(`${address}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'FINISH', idempotencyKey: crypto.randomUUID() }),
  });

/** Sends a file in one part; resolves to what the server says of it, or to its refusal. */
export async function sendFile(
  caller: TestCaller,
  { purpose, content, name }: ToSend,
): Promise<Response> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const begun = await beginFile(caller, { purpose, name, byteLength: bytes.byteLength });
  if (!begun.ok) return begun;
  const address = begun.headers.get('location') ?? '';
  const part = await sendPart(caller, address, 0, bytes);
  return part.ok ? finishFile(caller, address) : part;
}
