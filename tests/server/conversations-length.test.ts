import { describe, expect, test } from 'vitest';
import type { Bytes } from '#server/conversations/length/bytes.ts';
import { lengthOf } from '#server/conversations/length/length-of.ts';

/** A file that is read in pieces, and of which no more can be read than is there. */
const fileOf = (content: Buffer): Bytes => ({
  length: content.length,
  read: async (from, count) => content.subarray(from, from + count),
});

const box = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** A header that counts in thousandths, of so many seconds. */
const header = (seconds: number): Buffer => {
  const content = Buffer.alloc(100);
  content.writeUInt32BE(1000, 12);
  content.writeUInt32BE(seconds * 1000, 16);
  return box('moov', box('mvhd', content));
};

const wave = (seconds: number, said = seconds): Buffer => {
  const format = Buffer.alloc(24);
  format.write('fmt ', 'latin1');
  format.writeUInt32LE(16, 4);
  format.writeUInt32LE(16_000, 16);
  const data = Buffer.alloc(8);
  data.write('data', 'latin1');
  data.writeUInt32LE(said * 16_000, 4);
  return Buffer.concat([Buffer.from('RIFF    WAVE'), format, data, Buffer.alloc(seconds * 16_000)]);
};

/** Two clusters of a recording of a browser, which does not know its end. */
const recorded = (last: number): Buffer => {
  const cluster = (at: number) => {
    const time = Buffer.alloc(4);
    time.writeUInt32BE(at);
    return Buffer.concat([
      Buffer.from('1f43b67501ffffffffffffffe784', 'hex'),
      time,
      Buffer.alloc(20, 7),
    ]);
  };
  return Buffer.concat([
    Buffer.from('1a45dfa3', 'hex'),
    Buffer.from('2ad7b1830f4240', 'hex'),
    cluster(0),
    cluster(last),
  ]);
};

const finished = (milliseconds: number): Buffer => {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(milliseconds);
  return Buffer.concat([Buffer.from('1a45dfa32ad7b1830f4240448988', 'hex'), duration]);
};

/** MPEG 1, layer 3, 128 kilobits and 44,100 samples a second. */
const frame = Buffer.from('fffb9000', 'hex');
const tagged = (content: Buffer) =>
  Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\u0001\0', 'latin1'), Buffer.alloc(128), content]);
const counted = (frames: number): Buffer => {
  const count = Buffer.alloc(12);
  count.write('Xing', 'latin1');
  count.writeUInt32BE(1, 4);
  count.writeUInt32BE(frames, 8);
  return Buffer.concat([frame, Buffer.alloc(32), count, Buffer.alloc(200)]);
};

describe('a recording says how long it lasts', () => {
  test.each<readonly [string, string, Buffer, number]>([
    ['a wave', 'audio/wav', wave(3), 3000],
    ['a wave that promises more than it has', 'audio/wav', wave(1, 4000), 1000],
    ['an MP4', 'video/mp4', Buffer.concat([box('ftyp', Buffer.alloc(8)), header(7200)]), 7_200_000],
    ['an M4A', 'audio/x-m4a', header(90), 90_000],
    ['a WebM', 'video/webm', finished(65_000), 65_000],
    ['a WebM that a browser recorded', 'video/webm', recorded(12_500), 12_500],
    [
      'an MP3 of one rate',
      'audio/mpeg',
      tagged(Buffer.concat([frame, Buffer.alloc(31_996)])),
      2000,
    ],
    ['an MP3 that counts its frames', 'audio/mpeg', counted(100), 2612],
  ])('%s', async (_, mediaType, content, milliseconds) => {
    expect(await lengthOf(mediaType, fileOf(content))).toBe(milliseconds);
  });

  test.each(['audio/wav', 'audio/mpeg', 'audio/x-m4a', 'video/webm', 'text/plain'])(
    'or does not, where it is damaged: %s',
    async (mediaType) => {
      for (const content of [Buffer.alloc(0), Buffer.alloc(500, 0xff), Buffer.from('RIFF')])
        expect(await lengthOf(mediaType, fileOf(content))).toBeNull();
    },
  );
});
