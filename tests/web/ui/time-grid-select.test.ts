import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsCell, moved } from '#web/ui/dates/time-grid-select.ts';

const size = { days: 7, rows: 24 };
const at = (day: number, row: number) => ({ day, from: row, to: row });
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('the keys of a grid of time', () => {
  test('move by one, and to the ends of a day', () => {
    expect(moved(at(2, 5), press('ArrowDown'), size)).toEqual(at(2, 6));
    expect(moved(at(2, 5), press('ArrowUp'), size)).toEqual(at(2, 4));
    expect(moved(at(2, 5), press('ArrowLeft'), size)).toEqual(at(1, 5));
    expect(moved(at(2, 5), press('ArrowRight'), size)).toEqual(at(3, 5));
    expect(moved(at(2, 5), press('Home'), size)).toEqual(at(2, 0));
    expect(moved(at(2, 5), press('End'), size)).toEqual(at(2, 23));
    expect(moved(at(2, 5), press('a'), size)).toBeNull();
  });

  test('take a stretch along with Shift, in both directions, and let go of it without', () => {
    const down = moved(at(1, 5), press('ArrowDown', true), size);
    expect(down).toEqual({ day: 1, from: 5, to: 6 });
    expect(moved({ day: 1, from: 5, to: 5 }, press('ArrowUp', true), size)).toEqual({
      day: 1,
      from: 5,
      to: 4,
    });
    expect(moved({ day: 1, from: 5, to: 9 }, press('ArrowDown'), size)).toEqual(at(1, 10));
  });

  test('never leave the grid', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 60 }), (keys) => {
        const end = keys.reduce(
          (stretch, [name, shift]) => moved(stretch, press(name, shift), size) ?? stretch,
          at(0, 0),
        );
        const rows = [end.from, end.to];
        expect(end.day >= 0 && end.day < 7).toBe(true);
        expect(rows.every((row) => row >= 0 && row < 24)).toBe(true);
        expect(holdsCell(end, end.day, end.to)).toBe(true);
      }),
    );
  });
});

test('a stretch holds its cells whichever end it was begun at, of its own day only', () => {
  const stretch = { day: 1, from: 6, to: 4 };
  expect([3, 4, 5, 6, 7].map((row) => holdsCell(stretch, 1, row))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(holdsCell(stretch, 2, 5)).toBe(false);
  expect(holdsCell(null, 1, 5)).toBe(false);
});
