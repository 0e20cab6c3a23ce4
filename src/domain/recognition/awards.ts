import type { PointReason } from './points.ts';

/** The awards of the product (domain reference, 11.5): so many actions of one sort. They are data: an award more is a line more, and a picture. */
export const awards = [
  {
    code: 'firstSession',
    title: 'First steps',
    description: 'Complete your first session.',
    pointReason: 'sessionCompleted',
    goal: 1,
    points: 20,
  },
  {
    code: 'fiveSessions',
    title: 'On the way',
    description: 'Complete five sessions.',
    pointReason: 'sessionCompleted',
    goal: 5,
    points: 50,
  },
  {
    code: 'twelveSessions',
    title: 'Keeping going',
    description: 'Complete twelve sessions.',
    pointReason: 'sessionCompleted',
    goal: 12,
    points: 120,
  },
  {
    code: 'profile',
    title: 'Nice to meet you',
    description: 'Add a picture and your job title to your profile.',
    pointReason: 'profileCompleted',
    goal: 1,
    points: 10,
  },
  {
    code: 'reviews',
    title: 'Looking back',
    description: 'Review three of your sessions.',
    pointReason: 'reviewSubmitted',
    goal: 3,
    points: 30,
  },
  {
    code: 'programme',
    title: 'Full circle',
    description: 'Take part in a programme until its end, with at least one session.',
    pointReason: 'programmeCompleted',
    goal: 1,
    points: 50,
  },
  {
    code: 'conversations',
    title: 'Listening back',
    description: 'Have three of your conversations analysed.',
    pointReason: 'conversationAnalysed',
    goal: 3,
    points: 30,
  },
  {
    code: 'posts',
    title: 'Speaking up',
    description: 'Have three of your posts published in the forum.',
    pointReason: 'postPublished',
    goal: 3,
    points: 20,
  },
  {
    code: 'resources',
    title: 'Well read',
    description: 'Mark ten resources as done.',
    pointReason: 'resourceDone',
    goal: 10,
    points: 20,
  },
] as const satisfies readonly {
  readonly pointReason: PointReason;
  readonly [field: string]: unknown;
}[];

export type Award = (typeof awards)[number];
export type AwardCode = Award['code'];
export const awardCodes = awards.map(({ code }) => code) as [AwardCode, ...AwardCode[]];

export const awardNamed = (code: AwardCode): Award =>
  awards.find((award) => award.code === code) ?? awards[0];

export const awardFile = (code: AwardCode): string => `awards/award-${code.toLowerCase()}.svg`;

/** The picture of an award. */
export const badgeOf = (code: AwardCode): string => `/portraits/${awardFile(code)}`;

/** A profile that says who somebody is. */
export const isProfileComplete = (person: {
  readonly pictureUrl: string | null;
  readonly jobTitle: string | null;
}): boolean => person.pictureUrl !== null && person.jobTitle !== null;
