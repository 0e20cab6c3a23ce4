import type { NoticeLink, NoticeRows } from '../notice.ts';

/** The name of a level or the title of an award. */
export interface RecognitionFacts {
  readonly name: string;
}

const awards = (): NoticeLink => ({ path: '/app/profile#awards', label: 'See your awards' });
const reached = ({ name }: RecognitionFacts): string => `You reached ${name}!`;
const earned = ({ name }: RecognitionFacts): string => `You earned “${name}”.`;

/** What people hear of their levels and awards. */
export const recognitionNotices = {
  LevelledUp: {
    to: ['self'],
    text: reached,
    subject: reached,
    go: awards,
    channel: 'I',
    settled: 'never',
    label: 'You reach a level',
    readers: ['member'],
  },
  AchievementAwarded: {
    to: ['self'],
    text: earned,
    subject: earned,
    go: awards,
    channel: 'I',
    settled: 'opened',
    label: 'You earn an award',
    readers: ['member'],
  },
} as const satisfies NoticeRows<RecognitionFacts>;
