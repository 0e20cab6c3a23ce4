import { bookingGroupChart } from '#machines/booking-group/chart.ts';
import type { BookingGroupState } from '#machines/booking-group/states.gen.ts';
import { isRunning, isThrough } from '#machines/booking-group/labels.ts';
import type { GroupContext } from '#machines/booking-group/context.ts';
import { availableEvents } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import type { DataOf } from '#web/api/call.ts';
import type { SamplePage, SampleScene } from '#web/charts/sample/sample-page.ts';
import { readerOf, samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';
import type { Group } from './words.ts';

const programme = { id: 'p1', name: 'Leaders of tomorrow' };
const week = 7 * 86_400_000;

/** A group as its pages receive it, standing where the chart stands; null while nobody has booked it, and once it is deleted. */
function groupIn({ moment, shift, as }: SampleScene): Group | null {
  const row = rowOf<GroupContext>(bookingGroupChart, moment.snapshot);
  const isOver = isThrough(row.status);
  if (!isRunning(row.status) && !isOver) return null;
  const status = row.status as BookingGroupState;
  const { id, role } = readerOf(as);
  const facts = {
    hasNoFuture: isOver ? null : 'This group has 4 upcoming sessions. Cancel them first.',
  };
  const at = (instant: number) => new Date(instant + shift).toISOString();
  return {
    id: 'g1',
    version: 2,
    status,
    kind: 'series',
    name: row.context.name,
    organization: { id: 'o1', name: 'Northwind' },
    team: row.context.leaderId === null ? null : { id: 't1', name: 'Northern team' },
    session: { id: 's1', name: 'Sales skills lab' },
    coach: samplePerson('carl'),
    programmes: [programme],
    bookings: { done: isOver ? 6 : 2, total: 6 },
    next: isOver ? null : at(moment.now + week),
    createdAt: at(moment.now),
    availableEvents: availableEvents(bookingGroupChart, row, {
      by: { id, role },
      at: moment.now,
      facts,
    }),
    members: [samplePerson('mia')],
    pattern: {
      rule: 'FREQ=WEEKLY;COUNT=6',
      startsLocal: '2027-03-15T10:00',
      timeZone: 'Europe/London',
      words: 'Every week',
    },
    createdBy: samplePerson(row.context.createdBy),
  };
}

const page = (key: string, title: string, address: string, event?: string): SamplePage => ({
  machine: bookingGroupChart.name,
  key,
  title,
  show(scene) {
    const group = scene.as === 'staff' ? groupIn(scene) : null;
    if (group === null) return null;
    const isOffered = group.availableEvents.some(({ type, enabled }) => enabled && type === event);
    if (event !== undefined && !isOffered) return null;
    return {
      address,
      answers: {
        'GET /booking-groups': samplePageOf([group]),
        'GET /booking-group/filter': [],
        'GET /booking-groups/programmes': [programme],
        'GET /booking-groups/{bookingGroup}': group,
        'GET /booking-groups/{bookingGroup}/history': [],
        'GET /booking-groups/{bookingGroup}/bookings': samplePageOf([]),
        'GET /booking-groups/{bookingGroup}/cancelling': {
          sessions: [],
          returned: 4,
          forfeited: 0,
        } satisfies DataOf<'GET /booking-groups/{bookingGroup}/cancelling'>,
      },
    };
  },
});

const own = '/app/booking-groups/g1/p1/bookings';

export const samplePages: readonly SamplePage[] = [
  page('groups', 'Booking Groups', '/app/booking-groups'),
  page('group', 'Booking Group Bookings', own),
  page('cancel', 'Cancel all future', `${own}?cancel=all`, 'CANCEL_FUTURE'),
  page('delete', 'Delete', `${own}?remove=true`, 'DELETE'),
];
