import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Interval } from '#domain/slots/interval.ts';
import { Track } from '#domain/slots/track.ts';

const intervals = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -1, max: 9 }))
    .map(([start, length]) => ({
      start,
      end: start + length,
    })),
  { maxLength: 80 },
);

function instantsOf(list: readonly Interval[]): number[] {
  const instants = new Set<number>();
  for (const { start, end } of list) for (let ms = start; ms < end; ms += 1) instants.add(ms);
  return [...instants].toSorted((a, b) => a - b);
}

describe('a track', () => {
  it('merged holds the same instants, in order and with a gap between any two intervals', () => {
    fc.assert(
      fc.property(intervals, (list) => {
        const merged = Track.of(...list)
          .merge()
          .intervals();
        expect(instantsOf(merged)).toEqual(instantsOf(list));
        merged
          .slice(1)
          .forEach(({ start }, i) => expect(start).toBeGreaterThan(merged[i]?.end ?? start));
      }),
    );
  });

  it('sorted holds the same intervals by their starts, and can be filled again', () => {
    const track = new Track();
    fc.assert(
      fc.property(intervals, (list) => {
        track.clear();
        for (const { start, end } of list) track.add(start, end);
        const expected = list
          .filter(({ start, end }) => start < end)
          .toSorted((a, b) => a.start - b.start);
        expect(track.order().intervals()).toEqual(expected);
      }),
    );
  });

  it('joins hours that touch at midnight and loses what is too short', () => {
    const hours = Track.of({ start: 22, end: 24 }, { start: 24, end: 30 }, { start: 40, end: 42 });
    expect(hours.merge().shorten(2).intervals()).toEqual([{ start: 22, end: 28 }]);
  });
});
