import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { mostPeaks } from '#domain/kai-conversations/recordings.ts';
import { waveformOf } from '#server/conversations/waveform/waveform-of.ts';
import { speak } from '#server/files/shipped/voice.ts';

/** Stored content that comes in pieces which end anywhere. */
const stored = (bytes: Uint8Array, piece = 777) => ({
  byteLength: bytes.length,
  tag: '',
  open: (range?: { first: number; last: number }) => {
    const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
    const pieces = Array.from({ length: Math.ceil(part.length / piece) }, (_, at) =>
      Buffer.from(part.subarray(at * piece, (at + 1) * piece)),
    );
    return Promise.resolve(Readable.from(pieces));
  },
});

const writers: Readonly<Record<string, (into: Buffer, at: number, level: number) => void>> = {
  '1/8': (into, at, level) => void into.writeUInt8(Math.round(128 + level * 127), at),
  '1/16': (into, at, level) => void into.writeInt16LE(Math.round(level * 32_767), at * 2),
  '1/24': (into, at, level) => void into.writeIntLE(Math.round(level * 8_388_607), at * 3, 3),
  '1/32': (into, at, level) => void into.writeInt32LE(Math.round(level * 2_147_483_647), at * 4),
  '3/32': (into, at, level) => void into.writeFloatLE(level, at * 4),
};

/** A WAVE file of levels, one sample each, with a chunk before its sound that nobody needs. */
function waveOf(levels: readonly number[], way = '1/16'): Buffer {
  const [encoding = 1, bits = 16] = way.split('/').map(Number);
  const sound = Buffer.alloc((levels.length * bits) / 8);
  for (const [at, level] of levels.entries()) writers[way]?.(sound, at, level);
  const head = Buffer.alloc(54);
  head.write('RIFF', 0, 'latin1');
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(encoding, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE((8000 * bits) / 8, 28);
  head.writeUInt16LE(bits / 8, 32);
  head.writeUInt16LE(bits, 34);
  head.write('LIST', 36, 'latin1');
  head.writeUInt32LE(2, 40);
  head.write('data', 46, 'latin1');
  head.writeUInt32LE(sound.length, 50);
  return Buffer.concat([head, sound]);
}

const quietThenLoud = Array.from({ length: 1200 }, (_, at) =>
  at % 7 === 0 ? (at < 400 ? 0.1 : at < 800 ? -1 : 0.5) : 0,
);

describe('how loud a WAVE file is', () => {
  test.each(Object.keys(writers))('is read exactly, written as %s', async (way) => {
    const peaks = await waveformOf('audio/wav', stored(waveOf(quietThenLoud, way)));
    expect(peaks).toHaveLength(3);
    const [quiet = 0, loud = 0, half = 0] = peaks;
    expect(Math.abs(quiet - 25.5)).toBeLessThanOrEqual(1.5);
    expect(loud).toBeGreaterThanOrEqual(253);
    expect(Math.abs(half - 127.5)).toBeLessThanOrEqual(1.5);
  });

  test('is told in few stretches however long it lasts, and the loudest moment stays where it is', async () => {
    const levels = Array.from({ length: 1_000_000 }, (_, at) => (at === 700_000 ? 1 : 0.2));
    const peaks = await waveformOf('audio/wav', stored(waveOf(levels), 65_536));
    expect(peaks.length).toBeLessThanOrEqual(mostPeaks);
    expect(peaks.length).toBeGreaterThan(mostPeaks / 2);
    const loudest = peaks.indexOf(255);
    expect(loudest / peaks.length).toBeCloseTo(0.7, 2);
    expect(peaks.filter((peak) => peak > 60)).toEqual([255]);
  });

  test('is nothing where there is no sound in it', async () => {
    expect(await waveformOf('audio/wav', stored(waveOf([])))).toEqual([]);
  });
});

const canDecode = spawnSync('ffmpeg', ['-version']).status === 0;
const saying = [{ start: 1, end: 2, voice: 0, text: 'Hello, how are you today?' }];

test('a compressed recording is drawn where the machine can read it, and not at all where it can’t', async () => {
  expect(await waveformOf('audio/mpeg', stored(Buffer.from('not a recording')))).toEqual([]);
  const speech = speak(saying, 3);
  const made = spawnSync('ffmpeg', ['-v', 'error', '-i', 'pipe:0', '-f', 'mp3', 'pipe:1'], {
    input: speech,
  });
  const peaks = await waveformOf('audio/mpeg', stored(made.stdout ?? Buffer.from('no decoder')));
  const partOf = (from: number, to: number) =>
    Math.max(0, ...peaks.slice((from / 3) * peaks.length, (to / 3) * peaks.length));
  const [before, during] = [partOf(0, 0.8), partOf(1.1, 1.9)];
  expect(canDecode ? during > 100 && before < 20 : peaks.length === 0).toBe(true);
});
