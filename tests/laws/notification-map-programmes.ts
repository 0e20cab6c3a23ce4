import type { LotFacts } from '#domain/notifications/rows/credits.ts';
import { row } from './notification-map-account.ts';

const lot: LotFacts = {
  left: 2,
  session: '{session}',
  programme: '{programme}',
  expiresAt: Date.parse('2026-06-30T23:00:00.000Z'),
  team: null,
  recipient: { id: '{self}', timeZone: 'Europe/London', locale: 'en-GB' },
};

const left = {
  to: ['holder'],
  text: 'You have 2 credits for {session} left in {programme}; they expire on Tue 30 Jun.',
  link: '/app/session-credits/user/{self}',
  channel: 'E',
  auto: 'used',
} as const;

/** "Programmes and credits" of the notification map (domain reference, 13), as it is written there. */
export const programmeMap = [
  row('RemainingProgrammeCredits', lot, left),
  row(
    'RemainingProgrammeCredits',
    { ...lot, left: 1, team: { id: '{team}' } },
    {
      ...left,
      text: 'You have 1 credit for {session} left in {programme}; it expires on Tue 30 Jun.',
      link: '/app/session-credits/team/{team}',
    },
  ),
];
