import { inflateRawSync } from 'node:zlib';
import { unreadable } from '../refused.ts';

/** A file within an archive, as its directory tells of it. */
export interface Entry {
  readonly name: string;
  /** As its directory has it, which may be wrong: nothing is unpacked further than its limit. */
  readonly byteLength: number;
  readonly content: () => Buffer;
}

/** Entries that an archive may have, and bytes that one of them may become. */
const mostEntries = 5_000;
const mostBytes = 20 * 1024 * 1024;

const damaged = () => unreadable('This file is damaged.');

/** The files in an archive (PKWARE’s APPNOTE, 4.3): nothing is unpacked that nobody asks for, and nothing further than its limit. */
export function entriesOf(archive: Uint8Array): Entry[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || end + 22 > bytes.length) return damaged();
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) return damaged();
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return damaged();
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((from) =>
      bytes.readUInt16LE(at + from),
    );
    const place = {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      header: bytes.readUInt32LE(at + 42),
    };
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    entries.push({
      name,
      byteLength: bytes.readUInt32LE(at + 24),
      content: () => contentAt(bytes, place),
    });
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return entries;
}

interface Place {
  readonly method: number;
  readonly packed: number;
  readonly header: number;
}

function contentAt(bytes: Buffer, { method, packed, header }: Place): Buffer {
  if (header + 30 > bytes.length) return damaged();
  const begin = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  const content = bytes.subarray(begin, begin + packed);
  if (method === 0) return content;
  if (method !== 8) return damaged();
  try {
    return inflateRawSync(content, { maxOutputLength: mostBytes });
  } catch {
    return damaged();
  }
}
