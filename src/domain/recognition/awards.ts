/** The awards of the product (domain reference, 11.5). They are data: an award more is a line more, and a picture. */
export const awards = [
  {
    code: 'firstSession',
    title: 'First steps',
    description: 'Complete your first session.',
    goal: 1,
    points: 20,
  },
  {
    code: 'fiveSessions',
    title: 'On the way',
    description: 'Complete five sessions.',
    goal: 5,
    points: 50,
  },
  {
    code: 'twelveSessions',
    title: 'Keeping going',
    description: 'Complete twelve sessions.',
    goal: 12,
    points: 120,
  },
  {
    code: 'profile',
    title: 'Nice to meet you',
    description: 'Fill in your profile and add a picture.',
    goal: 1,
    points: 10,
  },
  {
    code: 'reviews',
    title: 'Looking back',
    description: 'Review three of your sessions.',
    goal: 3,
    points: 30,
  },
] as const;

export type AwardCode = (typeof awards)[number]['code'];
export const awardCodes = awards.map(({ code }) => code) as [AwardCode, ...AwardCode[]];

export const awardFile = (code: AwardCode): string => `award-${code.toLowerCase()}.svg`;

/** The picture of an award. */
export const badgeOf = (code: AwardCode): string => `/portraits/${awardFile(code)}`;

export type AwardState = 'locked' | 'inProgress' | 'earned' | 'revoked';

/** How far somebody has come with an award; nothing is kept of awards that nobody has begun. */
interface Standing {
  readonly progress: number;
  readonly earnedAt: number | null;
  readonly revokedAt: number | null;
}

export function awardState(standing: Standing | undefined): AwardState {
  if (!standing) return 'locked';
  if (standing.revokedAt !== null) return 'revoked';
  if (standing.earnedAt !== null) return 'earned';
  return standing.progress > 0 ? 'inProgress' : 'locked';
}
