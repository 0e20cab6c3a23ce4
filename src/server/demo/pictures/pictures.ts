import { levels as allLevels } from '#domain/recognition/levels.ts';
import type { Generator } from '../generator.ts';
import { looks } from './looks.ts';

/** Where the picture of somebody is, by their e-mail address; null for those who never gave one. */
export function pictureOf(email: string): string | null {
  const name = email.split('@')[0] ?? '';
  return name in looks ? `/portraits/${name}.svg` : null;
}

export const levels = ['Beginner', 'Explorer', 'Pathfinder'] as const;
export type Level = (typeof levels)[number];

export const badgeFile = (level: Level): string => `badge-${level.toLowerCase()}.svg`;

/** Points that put somebody on one of the levels, and some way on. */
export function pointsOf(random: Generator): number {
  const level = random.pick(levels);
  const { minPoints } = allLevels[levels.indexOf(level)] ?? allLevels[0];
  return minPoints + random.whole(1, 19) * 5;
}
