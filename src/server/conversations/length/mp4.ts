import type { Bytes } from './bytes.ts';

const mostBoxes = 200;

interface Box {
  readonly kind: string;
  /** Where its content begins, and where it ends. */
  readonly from: number;
  readonly to: number;
}

/** The boxes between two places, one after the other. */
async function* boxesIn(file: Bytes, from: number, to: number): AsyncGenerator<Box> {
  let at = from;
  for (let n = 0; n < mostBoxes && at + 8 <= to; n += 1) {
    const head = await file.read(at, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return;
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const header = short === 1 ? 16 : 8;
    if (size < header) return;
    const end = Math.min(at + size, to);
    yield { kind: head.toString('latin1', 4, 8), from: at + header, to: end };
    at = end;
  }
}

async function boxOf(file: Bytes, kind: string, within: Omit<Box, 'kind'>): Promise<Box | null> {
  for await (const box of boxesIn(file, within.from, within.to)) if (box.kind === kind) return box;
  return null;
}

/** Milliseconds of an MP4 file, as its header says; null where it was recorded piece by piece and the header does not know. */
export async function lengthOfMp4(file: Bytes): Promise<number | null> {
  const film = await boxOf(file, 'moov', { from: 0, to: file.length });
  const header = film && (await boxOf(file, 'mvhd', film));
  if (!header) return null;
  const content = await file.read(header.from, 32);
  if (content.length < 32) return null;
  const isLong = content[0] === 1;
  const scale = content.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
  return scale === 0 || units === 0 ? null : Math.round((units / scale) * 1000);
}
