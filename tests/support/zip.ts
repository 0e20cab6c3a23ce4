import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  readonly path: string;
  readonly content?: string | Uint8Array;
  /** What the archive says of it where that is not so. */
  readonly size?: number;
  readonly checksum?: number;
  readonly method?: number;
  readonly flags?: number;
  /** The rights of a file on a machine, with its kind. */
  readonly mode?: number;
  /** What it is called beside the content, where that is another name than in the list. */
  readonly inside?: string;
}

/** A zip archive, also such as no program makes. */
export function zipOf(files: readonly Packed[], { tail = Buffer.alloc(0) } = {}): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const content = Buffer.from(file.content ?? 'x');
    const method = file.method ?? 8;
    const packed = method === 8 ? deflateRawSync(content) : content;
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(file.checksum ?? crc32(content), 0);
    sums.writeUInt32LE(packed.length, 4);
    sums.writeUInt32LE(file.size ?? content.length, 8);
    const name = Buffer.from(file.path);
    const inside = Buffer.from(file.inside ?? file.path);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(file.flags ?? 0, 6);
    head.writeUInt16LE(method, 8);
    sums.copy(head, 14);
    head.writeUInt16LE(inside.length, 26);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(file.flags ?? 0, 8);
    line.writeUInt16LE(method, 10);
    sums.copy(line, 16);
    line.writeUInt16LE(name.length, 28);
    line.writeUInt32LE((file.mode ?? 0o100644) * 0x10000, 38);
    line.writeUInt32LE(at, 42);
    parts.push(head, inside, packed);
    list.push(line, name);
    at += head.length + inside.length + packed.length;
  }
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end, tail]);
}
