import { system } from '#machines/person.ts';
import type { ProgrammeContext } from '#machines/programme/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

const hour = 60 * 60_000;
type Programme = ProgrammeContext;

/** In its summer, London's days end at eleven in the evening of universal time. */
const endOf = ({ endDate }: Programme) =>
  Date.parse(endDate) + (endDate < '2027-03-28' ? 24 : 23) * hour;
const begins = Date.parse('2027-03-15T00:00Z');
const later = '2027-09-30';
const laterEnds = () => Date.parse(`${later}T23:00Z`);

const changed = (_: Programme, { by }: Sent) => ({
  updatedBy: by.role === 'System' ? null : by.id,
});
/** What was sent of it is what stands in it. */
const edited = (before: Programme, event: Sent): Partial<Programme> => {
  const { name, description, objectives, endDate, creditExpiry, creditExpiryDays } =
    event as unknown as Programme;
  const fields = { name, description, objectives, endDate, creditExpiry, creditExpiryDays };
  return { ...fields, ...changed(before, event) };
};
const lines = (count: number) => () => ({ objectives: Array(count).fill('Listen').join('\n') });
const afterDays = (creditExpiryDays: number | null) => () => ({
  creditExpiry: 'daysAfterAllocation',
  creditExpiryDays,
});
const fits = {
  even: { 'with ten objectives': lines(10), 'with credits for a month': afterDays(30) },
  never: { 'with eleven objectives': lines(11), 'with credits for no time': afterDays(null) },
};
const aDay = {
  even: { 'for one day': () => ({ endDate: '2027-03-15' }), ...fits.even },
  never: { 'to the day before it': () => ({ endDate: '2027-03-14' }), ...fits.never },
};
const prolonged = (before: Programme, event: Sent) => ({
  ...changed(before, event),
  endDate: String(event['endDate']),
});
/** Today in London, in its summer, and the day before. */
const today = (_: Programme, { at }: Sent) => ({ endDate: dateOf(at + hour) });
const yesterday = (_: Programme, { at }: Sent) => ({ endDate: dateOf(at - 23 * hour) });
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const started = [
  'watchEnd',
  'notify ProgrammeCreated members',
  'notify ProgrammeCreated whole organizationAdmins',
];
const noLongerSoon = 'settleNotices ProgrammeNearComplete';
const ended = [
  'stopWatching',
  'expireCredits',
  'countAwards',
  noLongerSoon,
  'notify ProgrammeComplete members',
  'notify ProgrammeComplete whole programmeCoaches organizationAdmins staff',
];

const both = ['normal', 'nearComplete'];
const welcome = 'notify ProgrammeCreated newMembers';
const taking = (
  name: string,
  question: string,
  draft: readonly string[],
  active: readonly string[] = draft,
): Row<Programme>[] =>
  ['draft', ...both].map((state) => ({
    tried: [`staff ${name}`],
    leads: `${state} → ${state}`,
    unless: [question],
    orders: state === 'draft' ? draft : active,
    writes: changed,
  }));

/** It begins and ends with its days, unless staff are quicker; who joins one that runs is welcomed (domain reference, 5.1). */
export const programmeTable: Table<Programme> = {
  rows: [
    {
      tried: ['staff create it'],
      leads: 'new → draft',
      unless: ['isNameFree', 'hasProperOrganization'],
      ...aDay,
      writes: (before, event) => ({ ...edited(before, event), createdBy: 'sam' }),
    },
    {
      tried: ['staff edit it'],
      leads: 'draft → draft',
      again: true,
      unless: ['isNameFree', 'hasProperOrganization'],
      ...aDay,
      writes: edited,
    },
    ...both.map((state): Row<Programme> => ({
      tried: ['staff edit it'],
      leads: `${state} → ${state}`,
      unless: ['isNameFree'],
      ...fits,
      writes: edited,
    })),
    ...taking('add members', 'canJoin', ['addMembers'], [welcome, 'addMembers']),
    ...taking('remove a member', 'canLeave', ['removeMember', 'takeBackCredits']),
    ...taking('add a team', 'canTeamsJoin', ['addTeams'], [welcome, 'addTeams']),
    ...taking('remove a team', 'canTeamLeave', ['removeTeam', 'takeBackCredits']),
    ...taking('add a coach', 'canCoach', ['addCoaches']),
    ...taking('remove a coach', 'coachesHere', ['removeCoach']),
    {
      tried: ['staff activate it'],
      leads: 'draft → normal',
      by: [system],
      until: endOf,
      unless: ['isReady'],
      orders: started,
      writes: changed,
    },
    {
      tried: ['firstDay is over'],
      leads: 'draft → normal',
      until: endOf,
      orders: started,
      writes: changed,
    },
    {
      tried: ['the product say that it ends soon'],
      leads: 'normal → nearComplete',
      orders: [
        'stopWatching',
        'notify ProgrammeNearComplete membersWithCredits',
        'notify ProgrammeNearComplete whole organizationAdmins staff',
      ],
    },
    ...both.flatMap((state): Row<Programme>[] => [
      {
        tried: ['staff extend it'],
        leads: `${state} → normal`,
        again: true,
        until: laterEnds,
        even: { 'by one day': () => ({ endDate: '2027-07-01' }) },
        never: { 'by no day': () => ({ endDate: '2027-06-30' }) },
        orders: ['watchEnd', 'extendCredits', noLongerSoon],
        writes: prolonged,
      },
      {
        tried: ['staff complete it'],
        leads: `${state} → complete`,
        unless: ['hasNoOpenBookings'],
        orders: ended,
        writes: changed,
      },
      {
        tried: ['lastDayOver is over'],
        leads: `${state} → complete`,
        orders: ended,
        writes: changed,
      },
      // Whoever waits for sessions looks again.
      {
        tried: ['lastDayOver is over, against hasNoOpenBookings'],
        leads: `${state} → ${state}`,
        again: true,
      },
    ]),
    {
      tried: ['staff reopen it'],
      leads: 'complete → normal',
      until: laterEnds,
      unless: ['wasCompletedLately'],
      even: { 'for today': today },
      never: { 'until yesterday': yesterday },
      orders: ['watchEnd', 'reissueCredits'],
      writes: prolonged,
    },
    ...['draft', 'complete'].map((state): Row<Programme> => ({
      tried: ['staff delete it'],
      leads: `${state} → deleted`,
      unless: ['hasNoBookingsAhead', 'hasNoCreditsLeft'],
      writes: (_, { at }) => ({ deletedAt: at, deletedBy: 'sam', updatedBy: 'sam' }),
    })),
  ],
  timers: [
    { delay: 'firstDay', during: ['draft'], at: () => begins },
    {
      delay: 'lastDayOver',
      during: ['active.normal', 'active.nearComplete'],
      at: (programme, { at }) => (endOf(programme) > at ? endOf(programme) : at + hour),
    },
  ],
  beforehand: () => ({ name: 'Another name', description: 'Another text.', objectives: 'Others' }),
  moments: (programme) => [endOf(programme), laterEnds()],
};
