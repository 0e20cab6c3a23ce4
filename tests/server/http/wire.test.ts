import { expect, test } from 'vitest';
import { instantWriter, wireInstant } from '#server/http/answers/wire.ts';

test('many instants are written as each by itself, whatever their order and however odd they are', () => {
  const hour = 3_600_000;
  const instants = [
    ...Array.from({ length: 200 }, (_, n) => Date.UTC(2026, 1, 27, 21) + n * 15 * 60_000),
    Date.UTC(2026, 2, 2) - 1,
    Date.UTC(2026, 2, 2) + 17,
    Date.UTC(1969, 11, 31, 23, 45),
    -hour,
    0,
  ];
  const scattered = instants.toSorted((a, b) => (a % 7) - (b % 7));
  const write = instantWriter(Date.UTC(2026, 1, 28), Date.UTC(2026, 2, 1));
  expect(write(scattered)).toEqual(scattered.map(wireInstant));
  expect(write(instants)).toEqual(instants.map(wireInstant));
});
