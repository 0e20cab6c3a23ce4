import sharp from 'sharp';
import { entriesOf } from './archive.ts';

/** Points of a picture that a page can still show: a photograph has 50 million. */
const mostPoints = 100_000_000;

/** Bytes that an archive may claim to become. */
const mostUnpacked = 500 * 1024 * 1024;

/**
 * Whether a file of one of our types is no more than it says: no picture that fills the memory of whoever looks at it, no document that runs something or unpacks without end, no
 * PDF with a script. What can’t be looked into is not harmless.
 */
export async function isHarmless(content: Uint8Array, mediaType: string): Promise<boolean> {
  try {
    if (mediaType.startsWith('image/')) return await isPicture(content);
    if (mediaType === 'application/pdf') return !runsSomething(content);
    if (/^application\/vnd\.(openxmlformats|oasis)/.test(mediaType))
      return isPlainDocument(content);
    return true;
  } catch {
    return false;
  }
}

async function isPicture(content: Uint8Array): Promise<boolean> {
  const { width, height, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
  return width * height * pages <= mostPoints;
}

/** Names of a PDF, also where their letters are written as numbers (ISO 32000, 7.3.5). */
function runsSomething(content: Uint8Array): boolean {
  const text = Buffer.from(content)
    .toString('latin1')
    .replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  return /\/(?:JavaScript|JS|Launch)(?![A-Za-z])/.test(text);
}

/** Parts of a document that run, or that hold what runs. */
const active =
  /vbaproject|(^|\/)macros?\/|activex|(^|\/)(basic|scripts)\/|\.(bin|exe|dll|js|vbs|bat|cmd|ps1|sh)$/i;

function isPlainDocument(content: Uint8Array): boolean {
  const entries = entriesOf(content);
  const names = entries.map(({ name }) => name.replaceAll('\\', '/'));
  const isOutside = (name: string) =>
    name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..');
  const claimed = entries.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return !names.some((name) => active.test(name) || isOutside(name)) && claimed <= mostUnpacked;
}
