import type { Bytes } from './bytes.ts';

/** Kilobits a second by their place in a header: of MPEG 1 and of MPEG 2, layer 3. */
const rates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const samples = [44_100, 48_000, 32_000];

/** Bytes in which the first frame has to begin. */
const near = 8192;

/** Milliseconds of an MP3 file: by the count of its frames where it has one, or else by the rate of its first frame. */
export async function lengthOfMp3(file: Bytes): Promise<number | null> {
  const from = await afterTags(file);
  const head = await file.read(from, near);
  for (let at = 0; at + 4 <= head.length; at += 1) {
    const frame = frameAt(head, at);
    if (frame === null) continue;
    const { perSecond, bytesPerSecond, perFrame } = frame;
    const frames = framesIn(head.subarray(at, at + 200));
    if (frames !== null) return Math.round(((frames * perFrame) / perSecond) * 1000);
    return Math.round(((file.length - from - at) / bytesPerSecond) * 1000);
  }
  return null;
}

/** Where the sound begins: what is written about it comes first, with its size in four times seven bits. */
async function afterTags(file: Bytes): Promise<number> {
  const head = await file.read(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return 10 + size;
}

function frameAt(bytes: Buffer, at: number) {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2;
  const version = (second >> 3) & 3;
  const rate = (version === 3 ? rates.one : rates.two)[third >> 4];
  const perSecond = (samples[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (!isLayer3 || version === 1 || !rate || perSecond === 0) return null;
  return { perSecond, bytesPerSecond: (rate * 1000) / 8, perFrame: version === 3 ? 1152 : 576 };
}

/** How many frames there are, where the first one says so. */
function framesIn(frame: Buffer): number | null {
  for (const mark of ['Xing', 'Info']) {
    const at = frame.indexOf(mark, 0, 'latin1');
    if (at >= 0 && at + 12 <= frame.length && ((frame[at + 7] ?? 0) & 1) === 1)
      return frame.readUInt32BE(at + 8);
  }
  const at = frame.indexOf('VBRI', 0, 'latin1');
  return at >= 0 && at + 18 <= frame.length ? frame.readUInt32BE(at + 14) : null;
}
