import type { Bytes } from './bytes.ts';

/** Bytes at the beginning that say how time is counted, and bytes at the end in which the last of what was recorded begins. */
const beginning = 65_536;
const ending = 8 * 1024 * 1024;

const marks = {
  scale: Buffer.from('2ad7b1', 'hex'),
  duration: Buffer.from('4489', 'hex'),
  cluster: Buffer.from('1f43b675', 'hex'),
};

/**
 * Milliseconds of a WebM file: as its header says, or, where a browser recorded it and could not know, up to where the last cluster begins. What is looked for
 * are marks, without reading what lies between them.
 */
export async function lengthOfWebm(file: Bytes): Promise<number | null> {
  const head = await file.read(0, beginning);
  // Nanoseconds of a unit; a million where nothing is said.
  const scale = wholeAfter(head, marks.scale) ?? 1_000_000;
  const known = numberAfter(head, marks.duration);
  const units = known ?? (await startOfLastCluster(file));
  return units === null ? null : Math.round((units * scale) / 1_000_000);
}

/** The content of the element at a mark; elements of this kind have at most eight bytes. */
function contentAfter(bytes: Buffer, mark: Buffer): Buffer | null {
  const at = bytes.indexOf(mark);
  const size = at < 0 ? 0 : (bytes[at + mark.length] ?? 0) & 0x7f;
  const from = at + mark.length + 1;
  return size < 1 || size > 8 || from + size > bytes.length
    ? null
    : bytes.subarray(from, from + size);
}

function wholeAfter(bytes: Buffer, mark: Buffer): number | null {
  const content = contentAfter(bytes, mark);
  return content && content.reduce((sum, byte) => sum * 256 + byte, 0);
}

function numberAfter(bytes: Buffer, mark: Buffer): number | null {
  const content = contentAfter(bytes, mark);
  if (content?.length !== 4 && content?.length !== 8) return null;
  const value = content.length === 4 ? content.readFloatBE(0) : content.readDoubleBE(0);
  return Number.isFinite(value) && value > 0 ? value : null;
}

async function startOfLastCluster(file: Bytes): Promise<number | null> {
  const from = Math.max(0, file.length - ending);
  const end = await file.read(from, ending);
  const at = end.lastIndexOf(marks.cluster);
  // Its size has up to eight bytes; then comes the time.
  return at < 0 ? null : wholeAfter(end.subarray(at + 4, at + 32), Buffer.from('e7', 'hex'));
}
