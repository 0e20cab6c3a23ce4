import { unitWords } from '../../credits/unit-words.ts';
import type { CreditUnit } from '../../credits/vocabulary.ts';
import { counted } from '#domain/text/counted.ts';
import type { NoticeRows } from '../notice.ts';
import { sayDay } from '../said-times.ts';

/** What the texts say about a lot of credits, and for whom. */
export interface LotFacts {
  readonly left: number;
  readonly unit: CreditUnit;
  /** The session, or the group of conversations, that they pay for; null for conversations of all groups. */
  readonly purpose: string | null;
  readonly programme: { readonly id: string; readonly name: string };
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly team: { readonly id: string } | null;
  readonly recipient: { readonly id: string; readonly timeZone: string; readonly locale: string };
}

/** With its year. What ends at midnight ends with the day before. */
const lastDay = ({ expiresAt, recipient }: LotFacts): string => sayDay(expiresAt - 1, recipient);

/** "2 credits for Executive coaching", "1 AI credit". */
const creditsFor = ({ left, unit, purpose }: LotFacts): string =>
  `${counted(left, unitWords[unit].noun)}${purpose === null ? '' : ` for ${purpose}`}`;

/** Where whoever has them reads of them. */
function pathTo({ unit, team, programme, recipient }: LotFacts): string {
  if (unit === 'analysis') return `/app/programmes/${programme.id}/kai-credits`;
  return team
    ? `/app/session-credits/team/${team.id}`
    : `/app/session-credits/user/${recipient.id}`;
}

/** What people hear of the credits that they have. */
export const creditNotices = {
  RemainingProgrammeCredits: {
    to: ['holder'],
    text: (f) =>
      `You have ${creditsFor(f)} left in ${f.programme.name}; ${f.left === 1 ? 'it expires' : 'they expire'} on ${lastDay(f)}.`,
    subject: (f) =>
      `${counted(f.left, unitWords[f.unit].noun)} left${f.purpose === null ? '' : ` for ${f.purpose}`}`,
    go: (f) => ({
      path: pathTo(f),
      label: 'See your credits',
    }),
    channel: 'E',
    settled: 'used',
    label: 'Few credits are left, or they expire soon',
    readers: ['member'],
  },
} as const satisfies NoticeRows<LotFacts>;
