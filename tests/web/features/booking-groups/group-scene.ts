import { json, mia, page, refusal, type SmallApi } from '../../shell/small-api.ts';
import { bookableApi } from '../booking-requests/flow-scene.ts';
import { event } from '../bookings/booking-scene.ts';

export const groupId = '01890000-0000-7000-8000-0000000000a1';
export const programmeId = '01890000-0000-7000-8000-0000000000b1';
export const own = `/app/booking-groups/${groupId}/${programmeId}/bookings`;

const person = (id: string, fullName: string) => ({ id, fullName, pictureUrl: null });
export const cancelAll = event('CANCEL_FUTURE', 'Cancel all future');

/** A series of Mia with Ana, as its pages receive it. */
export const groupOf = (more: object = {}) => ({
  id: groupId,
  version: 2,
  status: 'active',
  kind: 'series',
  name: 'Mondays',
  organization: { id: 'northwind', name: 'Northwind' },
  team: null,
  session: { id: 'coaching', name: 'Executive coaching' },
  coach: person('ana', 'Ana Silva'),
  programmes: [{ id: programmeId, name: 'Sales basics' }],
  bookings: { done: 1, total: 3 },
  next: '2030-03-18T10:00:00.000Z',
  createdAt: '2030-03-01T10:00:00.000Z',
  availableEvents: [cancelAll],
  members: [person('mia', 'Mia Thornton')],
  pattern: {
    rule: 'FREQ=WEEKLY;COUNT=3',
    startsLocal: '2030-03-11T10:00',
    timeZone: 'Europe/London',
    words: 'Every week',
  },
  createdBy: person('ada', 'Ada Grant'),
  ...more,
});

export const summaryOf = (id: string, status: string, startsAt: string, offered?: string) => ({
  mayJoin: false,
  paperworkDue: [],
  availableEvents: offered ? [{ type: offered, label: offered, enabled: true, reasons: [] }] : [],
  id,
  reference: `B-${id}`,
  title: 'Executive coaching with Ana Silva',
  status,
  kind: 'oneToOne',
  startsAt,
  endsAt: startsAt.replace('T10:00', 'T11:00'),
  session: { id: 'coaching', name: 'Executive coaching' },
  coach: person('ana', 'Ana Silva'),
  attendees: [person('mia', 'Mia Thornton')],
  team: null,
  organization: { id: 'northwind', name: 'Northwind' },
  location: { kind: 'video', detail: null, joinUrl: null },
  creditState: 'held',
  requestId: id.replace('b', 'r'),
  createdAt: '2030-03-01T10:00:00.000Z',
});

export const bookingsOfGroup = [
  summaryOf('b1', 'completed', '2030-03-11T10:00:00.000Z'),
  summaryOf('b2', 'confirmed.scheduled', '2030-03-18T10:00:00.000Z', 'CANCEL'),
  summaryOf('b3', 'requested', '2030-03-25T10:00:00.000Z', 'CANCEL_REQUEST'),
];

/** The server of somebody who sees a group; null where there is none. */
export function groupApi(role: string, group: object | null = groupOf()): SmallApi {
  const isThere = (answer: () => Response) => () =>
    group === null ? refusal(404, { request: 'Not found.' }) : answer();
  const at = `GET /booking-groups/${groupId}`;
  return bookableApi()
    .api.on('GET /auth/whoami', () => json({ ...mia, role }))
    .on('GET /booking-groups', () => page(group === null ? [] : [group]))
    .on('GET /booking-group/filter', () => json([]))
    .on('GET /booking-groups/programmes', () => json([]))
    .on(
      at,
      isThere(() => json(group)),
    )
    .on(
      `${at}/history`,
      isThere(() => json([])),
    )
    .on(
      `${at}/bookings`,
      isThere(() => page(bookingsOfGroup)),
    );
}
