import type { Admission, DoorAnswer, MeetingContext, Notice } from '#machines/meeting/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

type Room = MeetingContext;
type RoomRow = Row<Room>;

const second = 1_000;
const told = (notice: Notice) => (): Partial<Room> => ({ notice });
const seen = (_: Room, { output }: Sent): Partial<Room> => ({ door: output as DoorAnswer });
const released = { orders: ['releaseDevices'] };
const look = (answer: string) => [`look: ${answer}`];
const enter = (answer: string) => [`enter: ${answer}`];
const inside = ['joined', 'reconnecting'];
const each = (
  states: readonly string[],
  row: (state: string) => Omit<RoomRow, 'leads'>,
  to?: string,
) => states.map((state): RoomRow => ({ ...row(state), leads: `${state} → ${to ?? state}` }));

const atTheDoor: readonly RoomRow[] = [
  {
    tried: look('was cancelled'),
    leads: 'loading → ended',
    ...released,
    writes: told('cancelled'),
  },
  { tried: look('is over'), leads: 'loading → ended', ...released, writes: told('over') },
  {
    tried: [...look('is open'), ...look('is not open yet')],
    leads: 'loading → asking',
    writes: seen,
  },
  // Only once: whoever said why is not asked again.
  {
    tried: look('asks staff'),
    leads: 'loading → explaining',
    when: ({ reason }) => reason === null,
    writes: seen,
  },
  {
    tried: look('asks staff'),
    leads: 'loading → asking',
    when: ({ reason }) => reason !== null,
    writes: seen,
  },
  { tried: look('refuses'), leads: 'loading → failed', ...released, writes: told('noAccess') },
  {
    tried: look('is out of reach'),
    leads: 'loading → failed',
    ...released,
    writes: told('unreachable'),
  },
  {
    tried: ['staff say why'],
    leads: 'explaining → asking',
    even: { 'with space around it': () => ({ reason: ' Help with the sound ' }) },
    never: { nothing: () => ({ reason: '  ' }) },
    writes: () => ({ reason: 'Help with the sound' }),
  },
];

const devices: readonly RoomRow[] = [
  {
    tried: ['openDevices: work'],
    leads: 'asking → ready',
    writes: () => ({ devices: { camera: 'first', microphone: 'first' } }),
  },
  { tried: ['openDevices: are not allowed'], leads: 'asking → notAllowed' },
  {
    tried: ['the person chooses another camera'],
    leads: 'ready → asking',
    writes: (room) => ({ devices: { ...room.devices, camera: 'second' } }),
  },
  {
    tried: ['the person chooses another microphone'],
    leads: 'ready → asking',
    writes: (room) => ({ devices: { ...room.devices, microphone: 'second' } }),
  },
  { tried: ['the person tries again'], leads: 'notAllowed → asking' },
  {
    tried: ['the person joins'],
    leads: 'ready → entering',
    writes: () => ({ withDevices: true }),
  },
  ...each(
    ['asking', 'ready', 'notAllowed'],
    () => ({
      tried: ['the person joins without devices'],
      ...released,
      writes: () => ({ withDevices: false }),
    }),
    'entering',
  ),
];

const waiting: readonly RoomRow[] = [
  {
    tried: enter('was cancelled'),
    leads: 'entering → ended',
    ...released,
    writes: told('cancelled'),
  },
  { tried: enter('is over'), leads: 'entering → ended', ...released, writes: told('over') },
  { tried: enter('gives a seat'), leads: 'entering → joined' },
  {
    tried: enter('is not open yet'),
    leads: 'entering → doors',
    writes: (_, { output }) => ({ door: (output as Admission).door }),
  },
  { tried: enter('is full'), leads: 'entering → failed', ...released, writes: told('full') },
  {
    tried: enter('is out of reach'),
    leads: 'entering → failed',
    ...released,
    writes: told('unreachable'),
  },
  { tried: ['untilOpen is over'], leads: 'doors → entering' },
  ...each(['entering', 'doors'], () => ({ tried: ['the person leaves'], ...released }), 'left'),
];

const inTheRoom: readonly RoomRow[] = [
  ...each(inside, () => ({
    tried: ['the person chooses another camera'],
    when: ({ withDevices }) => withDevices,
    orders: ['changeDevice camera second'],
    writes: (room) => ({ devices: { ...room.devices, camera: 'second' } }),
  })),
  ...each(inside, () => ({
    tried: ['the person chooses another microphone'],
    when: ({ withDevices }) => withDevices,
    orders: ['changeDevice microphone second'],
    writes: (room) => ({ devices: { ...room.devices, microphone: 'second' } }),
  })),
  ...each(inside, () => ({
    tried: ['the person chooses another speaker'],
    writes: () => ({ speaker: 'second' }),
  })),
  ...each(inside, () => ({ tried: ['the person leaves'], ...released }), 'left'),
  ...each(
    inside,
    () => ({
      tried: ['the person is at another window'],
      ...released,
      writes: told('elsewhere'),
    }),
    'left',
  ),
  ...each(
    inside,
    () => ({ tried: ['the session is cancelled'], ...released, writes: told('cancelled') }),
    'ended',
  ),
  ...each(
    inside,
    () => ({ tried: ['the time is over'], ...released, writes: told('over') }),
    'ended',
  ),
  { tried: ['the person loses the network'], leads: 'joined → reconnecting' },
  { tried: ['the connection is back'], leads: 'reconnecting → joined' },
  {
    tried: ['patience is over'],
    leads: 'reconnecting → failed',
    ...released,
    writes: told('lost'),
  },
  { tried: ['the person comes back'], leads: 'left → loading', writes: () => ({ notice: null }) },
  {
    tried: ['the person tries again'],
    leads: 'failed → loading',
    writes: () => ({ notice: null }),
  },
];

/** Taking part in a session by video, from its door to the way out (domain reference, 6.10). */
export const meetingTable: Table<Room> = {
  rows: [...atTheDoor, ...devices, ...waiting, ...inTheRoom],
  among: ({ context: { reason, notice, withDevices } }) => [reason, notice, withDevices],
  timers: [
    {
      delay: 'untilOpen',
      during: ['waiting.doors'],
      // Neither at once nor seldom: a session may be cancelled meanwhile.
      lasts: ({ door }) =>
        Math.min(Math.max((door?.opensAt ?? 0) - (door?.now ?? 0), 2 * second), 60 * second),
    },
    { delay: 'patience', during: ['inside.reconnecting'], lasts: () => 60 * second },
  ],
};
