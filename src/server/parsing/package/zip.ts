import { crc32, inflateRawSync } from 'node:zlib';
import { mostFileBytes, mostPackageFiles } from '#domain/interactive/package-files.ts';
import { unreadable } from '../refused.ts';

/** A file as the list of an archive names it. */
export interface ZipEntry {
  readonly path: string;
  readonly byteLength: number;
  readonly read: () => Buffer;
}

const damaged = (): never => unreadable('This package is damaged. Pack it again.');
const unusual = (): never =>
  unreadable('This package is packed in an unusual way. Pack it again as a plain zip file.');

const marks = { end: 0x06054b50, listed: 0x02014b50, file: 0x04034b50 } as const;
/** Bytes of the parts whose length never varies. */
const lengths = { end: 22, listed: 46, file: 30 } as const;

/** The files of a zip archive by its list, none of which has been unpacked yet. Archives that say one thing in two ways are refused. */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  const isWhole =
    zip.readUInt16LE(end + 4) === 0 &&
    zip.readUInt16LE(end + 8) === count &&
    start + zip.readUInt32LE(end + 12) === end;
  if (!isWhole) unusual();
  if (count > mostPackageFiles * 2)
    unreadable(`A package can hold ${mostPackageFiles} files at most.`);
  const entries: ZipEntry[] = [];
  let at = start;
  let free = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + lengths.listed > end || zip.readUInt32LE(at) !== marks.listed) damaged();
    const nameLength = zip.readUInt16LE(at + 28);
    const next =
      at + lengths.listed + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (next > end) damaged();
    const entry = entryAt(zip, at, start);
    // Where files lie one over the other, a small archive becomes a large one.
    if (entry.from < free) unusual();
    free = entry.to;
    if (!entry.path.endsWith('/')) entries.push(entry);
    at = next;
  }
  if (at !== end) unusual();
  return entries;
}

/** Where the end of the list is described: at the very end, with nothing behind but its comment. */
function endOf(zip: Buffer): number {
  const lowest = Math.max(0, zip.length - lengths.end - 0xff_ff);
  for (let at = zip.length - lengths.end; at >= lowest; at -= 1)
    if (
      zip.readUInt32LE(at) === marks.end &&
      at + lengths.end + zip.readUInt16LE(at + 20) === zip.length
    )
      return at;
  return damaged();
}

function entryAt(zip: Buffer, at: number, listStart: number) {
  const flags = zip.readUInt16LE(at + 8);
  const method = zip.readUInt16LE(at + 10);
  const checksum = zip.readUInt32LE(at + 16);
  const packed = zip.readUInt32LE(at + 20);
  const byteLength = zip.readUInt32LE(at + 24);
  const name = zip.subarray(at + lengths.listed, at + lengths.listed + zip.readUInt16LE(at + 28));
  const from = zip.readUInt32LE(at + 42);
  const isEncrypted = (flags & 0x2041) !== 0;
  const kind = (zip.readUInt32LE(at + 38) >>> 28) & 0xf;
  // Links and devices: 4 is a folder, 8 a file, 0 what was packed without saying.
  const isFile = kind === 0 || kind === 4 || kind === 8;
  if (isEncrypted || !isFile || (method !== 0 && method !== 8)) unusual();
  if (byteLength > mostFileBytes || packed > zip.length) tooLarge();
  if (from + lengths.file > listStart || zip.readUInt32LE(from) !== marks.file) damaged();
  const ownName = zip.readUInt16LE(from + 26);
  const begin = from + lengths.file + ownName + zip.readUInt16LE(from + 28);
  const to = begin + packed;
  const isSame = name.equals(zip.subarray(from + lengths.file, from + lengths.file + ownName));
  if (to > listStart || !isSame || zip.readUInt16LE(from + 8) !== method) unusual();
  const read = (): Buffer => {
    const content = unpacked(zip.subarray(begin, to), method, byteLength);
    if (content.length !== byteLength || crc32(content) !== checksum) damaged();
    return content;
  };
  return { path: nameIn(name), byteLength, from, to, read };
}

const tooLarge = (): never => unreadable('A file of this package is too large.');

function unpacked(packed: Buffer, method: number, byteLength: number): Buffer {
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, byteLength) });
  } catch {
    return damaged();
  }
}

function nameIn(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    return unusual();
  }
}
