/** What was packed is larger than allowed, or damaged. */
export class Unpackable extends Error {
  override readonly name = 'Unpackable';
}

/** Text as a short string for an address: deflated, in the alphabet of base64url. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again, at most `limit` bytes of it: inflating stops there, however much more there would be. Throws {@link Unpackable}. */
export async function unpack(packed: string, limit: number): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const bytes = Uint8Array.from(
      atob(packed.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    );
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        await reader.cancel();
        break;
      }
      chunks.push(part.value);
    }
  } catch (cause) {
    throw new Unpackable('This link is damaged: copy it again as a whole.', { cause });
  }
  if (size > limit) throw new Unpackable('This link holds more than a replay may hold.');
  return new Blob(chunks).text();
}
