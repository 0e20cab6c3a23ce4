import { expect, test } from 'vitest';
import { firstZoom, someZoom, wholeIn, zoomStep } from '#web/features/charts/viewer/zoom.ts';

test('an address tells of the whole chart or of a percentage; anything else counts as absent', () => {
  expect(['whole', '50', 200].map(someZoom)).toEqual(['whole', 50, 200]);
  expect(['9', '201', '1.5', 'large', undefined].map(someZoom)).toEqual(
    [1, 2, 3, 4, 5].map(() => undefined),
  );
});

test('steps go to the next one from wherever it stands, and stop at the ends', () => {
  expect([zoomStep(100, 1), zoomStep(100, -1)]).toEqual([125, 80]);
  expect([zoomStep(27, 1), zoomStep(27, -1)]).toEqual([33, 25]);
  expect([zoomStep(200, 1), zoomStep(10, -1), zoomStep(4, -1)]).toEqual([200, 10, 4]);
});

test('a chart is shown whole at first where its letters can be read, and never larger than it is', () => {
  const frame = { width: 900, height: 576 };
  expect(wholeIn(frame, { width: 300, height: 200 })).toBe(100);
  expect(wholeIn(frame, { width: 1200, height: 280 })).toBe(75);
  expect([firstZoom(75), firstZoom(24)]).toEqual(['whole', 100]);
});
