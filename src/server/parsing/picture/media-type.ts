import { fileTypeFromBuffer } from 'file-type';
import { isHarmless } from '../document/harmless.ts';

/** What some content is: a type by its marks; `text/plain` for what decodes as text, which has none; null for anything else, and for what is more than it says. */
export async function mediaType({
  content,
}: {
  readonly content: Uint8Array;
}): Promise<string | null> {
  const found = await fileTypeFromBuffer(content);
  if (found === undefined) return isText(content) ? 'text/plain' : null;
  return (await isHarmless(content, found.mime)) ? found.mime : null;
}

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\r\n]/u.test(text);
  } catch {
    return false;
  }
}
