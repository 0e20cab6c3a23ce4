/** What was packed is larger than allowed, or damaged. */
export class Unpackable extends Error {
  override readonly name = 'Unpackable';
}

/** Text as a short string for an address: deflated, in the alphabet of base64url. */
export async function pack(text: string): Promise<string> {
  const stream = streamOf(new TextEncoder().encode(text)).pipeThrough(
    new CompressionStream('deflate-raw'),
  );
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again, at most `limit` bytes of it: inflating stops there, however much more there would be. Throws {@link Unpackable}. */
export async function unpack(packed: string, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    const bytes = Uint8Array.from(
      atob(packed.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    );
    const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        await reader.cancel();
        break;
      }
      text += decoder.decode(part.value, { stream: true });
    }
  } catch (cause) {
    throw new Unpackable('This link is damaged: copy it again as a whole.', { cause });
  }
  if (size > limit) throw new Unpackable('This link holds more than a replay can.');
  return text + decoder.decode();
}

type Bytes = Uint8Array<ArrayBuffer>;

const streamOf = (bytes: Bytes): ReadableStream<Bytes> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
