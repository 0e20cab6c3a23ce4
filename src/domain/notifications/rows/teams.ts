import type { NoticeRows } from '../notice.ts';

/** Names; null where there is nobody. */
export interface LeaderFacts {
  readonly teamId: string;
  readonly team: string;
  readonly leader: string | null;
  readonly former: string | null;
}

/** Where a team is left without a leader, it names the former one. */
const leads = ({ leader, former, team }: LeaderFacts): string =>
  leader === null
    ? `${former ?? 'Nobody'} no longer leads ${team}.`
    : `${leader} now leads ${team}.`;

/** What people hear of teams. */
export const teamNotices = {
  TeamLeaderUpdated: {
    to: ['leaders', 'organizationAdmins'],
    text: leads,
    subject: leads,
    go: ({ teamId }) => ({ path: `/app/teams/${teamId}`, label: 'Open the team' }),
    channel: 'I',
    settled: 'opened',
    label: 'A team gets a new leader',
    readers: ['member', 'organizationAdmin'],
  },
} as const satisfies NoticeRows<LeaderFacts>;
