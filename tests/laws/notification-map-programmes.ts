import type { LotFacts } from '#domain/notifications/rows/credits.ts';
import type { ProgrammeFacts } from '#domain/notifications/rows/programmes.ts';
import { row } from './notification-map-account.ts';

const lot: LotFacts = {
  left: 2,
  unit: 'session',
  purpose: '{session}',
  programme: { id: '{programme}', name: '{programme}' },
  expiresAt: Date.parse('2026-06-30T23:00:00.000Z'),
  team: null,
  recipient: { id: '{self}', timeZone: 'Europe/London', locale: 'en-GB' },
};

const left = {
  to: ['holder'],
  text: 'You have 2 credits for {session} left in {programme}; they expire on Tue 30 Jun 2026.',
  link: '/app/session-credits/user/{self}',
  channel: 'E',
  auto: 'used',
} as const;

const programme: ProgrammeFacts = {
  id: '{programme}',
  name: '{programme}',
  startDate: '2026-01-05',
  endDate: '2026-06-30',
  members: 8,
  percentUsed: 80,
  left: 2,
  recipient: { timeZone: 'Europe/London', locale: 'en-GB' },
};

const toProgramme = { link: '/app/programmes/{programme}', channel: 'E' } as const;

/** "Programmes and credits" of the notification map (domain reference, 13), as it is written there. */
export const programmeMap = [
  row('ProgrammeCreated', programme, {
    ...toProgramme,
    to: ['members', 'newMembers'],
    text: 'You are part of {programme} (Mon 5 Jan 2026–Tue 30 Jun 2026).',
    auto: 'opened',
  }),
  row('ProgrammeCreated/whole', programme, {
    ...toProgramme,
    to: ['organizationAdmins'],
    text: '{programme} has started with 8 members.',
    auto: 'opened',
  }),
  row('ProgrammeNearComplete', programme, {
    ...toProgramme,
    to: ['membersWithCredits'],
    text: '{programme} ends on Tue 30 Jun 2026. You have 2 credits left.',
    auto: 'complete',
  }),
  row('ProgrammeNearComplete/whole', programme, {
    ...toProgramme,
    to: ['organizationAdmins', 'staff'],
    text: '{programme} is 80 % used and ends on Tue 30 Jun 2026.',
    auto: 'complete',
  }),
  row('ProgrammeComplete', programme, {
    ...toProgramme,
    to: ['members'],
    text: '{programme} is complete. Well done!',
    auto: 'opened',
  }),
  row('ProgrammeComplete/whole', programme, {
    ...toProgramme,
    to: ['programmeCoaches', 'organizationAdmins', 'staff'],
    text: '{programme} is complete; see the results.',
    auto: 'opened',
  }),
  row('RemainingProgrammeCredits', lot, left),
  row(
    'RemainingProgrammeCredits',
    { ...lot, left: 1, team: { id: '{team}' } },
    {
      ...left,
      text: 'You have 1 credit for {session} left in {programme}; it expires on Tue 30 Jun 2026.',
      link: '/app/session-credits/team/{team}',
    },
  ),
];
