import { looks } from './looks.ts';

/** Where the picture of somebody is, by their e-mail address; null for those who never gave one. */
export function pictureOf(email: string): string | null {
  const name = email.split('@')[0] ?? '';
  return name in looks ? `/portraits/${name}.svg` : null;
}

export const levels = ['Beginner', 'Explorer', 'Pathfinder'] as const;
export type Level = (typeof levels)[number];

export const badgeFile = (level: Level): string => `badge-${level.toLowerCase()}.svg`;
