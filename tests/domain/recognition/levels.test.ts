import { expect, test } from 'vitest';
import { achievementAt } from '#domain/recognition/levels.ts';

test.each([
  [0, 'Beginner Level', 0],
  [99, 'Beginner Level', 99],
  [100, 'Explorer Level', 0],
  [199, 'Explorer Level', 49],
  [300, 'Pathfinder Level', 100],
  [5000, 'Pathfinder Level', 100],
])('%i points lead to %s and %i percent of the way on', (points, levelName, percentProgress) => {
  expect(achievementAt(points)).toMatchObject({ levelName, percentProgress });
});
