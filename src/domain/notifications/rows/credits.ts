import { counted } from '#domain/text/counted.ts';
import type { NoticeRows } from '../notice.ts';
import { sayDay } from '../said-times.ts';

/** What the texts say about a lot of credits, and for whom. */
export interface LotFacts {
  readonly left: number;
  readonly session: string;
  readonly programme: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly team: { readonly id: string } | null;
  readonly recipient: { readonly id: string; readonly timeZone: string; readonly locale: string };
}

/** With its year. What ends at midnight ends with the day before. */
const lastDay = ({ expiresAt, recipient }: LotFacts): string => sayDay(expiresAt - 1, recipient);

/** What people hear of the credits that they have. */
export const creditNotices = {
  RemainingProgrammeCredits: {
    to: ['holder'],
    text: (f) =>
      `You have ${counted(f.left, 'credit')} for ${f.session} left in ${f.programme}; ${f.left === 1 ? 'it expires' : 'they expire'} on ${lastDay(f)}.`,
    subject: (f) => `${counted(f.left, 'credit')} left for ${f.session}`,
    go: ({ team, recipient }) => ({
      path: team
        ? `/app/session-credits/team/${team.id}`
        : `/app/session-credits/user/${recipient.id}`,
      label: 'See your credits',
    }),
    channel: 'E',
    settled: 'used',
    label: 'Few credits are left, or they expire soon',
    readers: ['member'],
  },
} as const satisfies NoticeRows<LotFacts>;
