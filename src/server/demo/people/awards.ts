import { awards, badgeOf, type AwardCode } from '#domain/recognition/awards.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { userAwards } from '#database/schema/index.ts';

interface Member {
  readonly id: string;
  readonly pictureUrl: string | null;
  readonly points: number;
  readonly createdAt: number;
}

/** How far so many points must have come from. */
const progressOf = ({ points, pictureUrl }: Member): Readonly<Record<AwardCode, number>> => ({
  firstSession: Math.floor(points / 20),
  fiveSessions: Math.floor(points / 30),
  twelveSessions: Math.floor(points / 30),
  profile: pictureUrl === null || points === 0 ? 0 : 1,
  reviews: Math.floor(points / 60),
});

/** The awards of a member, earned and under way. */
export function awardsOf(member: Member): (typeof userAwards.$inferInsert)[] {
  const progress = progressOf(member);
  return awards
    .filter(({ code }) => progress[code] > 0)
    .map(({ code, goal }, index) => ({
      userId: member.id,
      award: code,
      progress: Math.min(progress[code], goal),
      earnedAt: progress[code] >= goal ? member.createdAt + (index + 1) * 12 * DAY : null,
    }));
}

/** Who has come far has pinned what shows it. */
export const pinnedOf = (points: number): { award: AwardCode; badgeUrl: string } | null =>
  points >= 360 ? { award: 'twelveSessions', badgeUrl: badgeOf('twelveSessions') } : null;
