/** The levels of the product, from the first (domain reference, 11.5). They are data: a level more is a line more. */
export const levels = [
  { name: 'Beginner Level', minPoints: 0, badgeUrl: '/portraits/badge-beginner.svg' },
  { name: 'Explorer Level', minPoints: 100, badgeUrl: '/portraits/badge-explorer.svg' },
  { name: 'Pathfinder Level', minPoints: 300, badgeUrl: '/portraits/badge-pathfinder.svg' },
] as const;

export interface Achievement {
  readonly levelName: string;
  readonly badgeUrl: string;
  /** Whole percent of the way to the next level; 100 at the last. */
  readonly percentProgress: number;
}

/** Which of the levels so many points reach, from 0. */
export const levelAt = (points: number): number =>
  Math.max(
    0,
    levels.findLastIndex(({ minPoints }) => points >= minPoints),
  );

/** Where so many points lead. */
export function achievementAt(points: number): Achievement {
  const at = levelAt(points);
  const { name, minPoints, badgeUrl } = levels[at] ?? levels[0];
  const next = levels[at + 1];
  const percentProgress = next
    ? Math.floor((100 * (points - minPoints)) / (next.minPoints - minPoints))
    : 100;
  return { levelName: name, badgeUrl, percentProgress };
}
