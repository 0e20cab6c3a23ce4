import { expect, test } from 'vitest';
import { endOf, loudnessOf, passageAt, recordingAt } from '#domain/kai-conversations/recordings.ts';

const recordings = [
  { startsAt: 0, length: 10_000, peaks: [0, 100, 200, 100] },
  { startsAt: 10_000, length: 30_000, peaks: [50, 0, 0] },
];

test('a moment lies in the recording that has begun last, so many milliseconds in', () => {
  expect([0, 9999, 10_000, 60_000].map((moment) => recordingAt(recordings, moment))).toEqual([
    { index: 0, offset: 0 },
    { index: 0, offset: 9999 },
    { index: 1, offset: 0 },
    { index: 1, offset: 50_000 },
  ]);
  expect(endOf(recordings)).toBe(40_000);
  expect(endOf([{ startsAt: 0, length: null }])).toBeNull();
});

test('the passage that is spoken is the last that has begun; those without a time are passed over', () => {
  const starts = [1000, null, 4000];
  expect([0, 1000, 3999, 4000, 90_000].map((moment) => passageAt(starts, moment))).toEqual([
    null,
    0,
    0,
    2,
    2,
  ]);
});

test('loudness is drawn over all recordings, each as long as it lasts, and quiet ones can be read', () => {
  expect(loudnessOf(recordings, 40_000, 4)).toEqual([1, 0.25, 0, 0]);
  expect(loudnessOf(recordings, 40_000, 8)).toEqual([0.5, 1, 0.25, 0.25, 0, 0, 0, 0]);
  // One that could not be read is silent there, and others stand where they are.
  const unread = [{ startsAt: 0, length: 10_000, peaks: [] }, ...recordings.slice(1)];
  expect(loudnessOf(unread, 40_000, 4)).toEqual([0, 1, 0, 0]);
  // Of those that run together the louder one is drawn, also where one does not say how long it lasts.
  const together = [
    { startsAt: 0, length: null, peaks: [100, 0] },
    { startsAt: 0, length: 20_000, peaks: [0, 50] },
  ];
  expect(loudnessOf(together, 20_000, 2)).toEqual([1, 0.5]);
});
