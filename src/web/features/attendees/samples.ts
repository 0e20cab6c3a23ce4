import type { AttendeeState } from '#machines/attendee/states.gen.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { availableEvents } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import type {
  SamplePage,
  SampleReader,
  SampleScene,
  SampleScreen,
} from '#web/charts/sample/sample-page.ts';
import { readerOf, samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';
import type { History } from '#web/screens/record/record-history.tsx';
import type { Attendee } from './words.ts';

const list = '/app/bookings/b1/attendees';

/** A place in a session as its page receives it, standing where the chart stands. */
function attendeeIn({ moment, shift, as }: SampleScene): Attendee {
  const row = rowOf<AttendeeContext>(attendeeChart, moment.snapshot);
  const { status, context } = row;
  const at = (instant: number) => new Date(instant + shift).toISOString();
  const { id, role } = readerOf(as);
  const coach = samplePerson(context.coachId);
  const state = context.isOn ? 'confirmed.scheduled' : 'cancelled';
  return {
    id: 'a1',
    version: 2,
    person: samplePerson(context.userId),
    via: 'requester',
    rsvp: null,
    attendance: status as AttendeeState,
    creditState: context.cost === 0 ? null : (row.regions['credit'] as Attendee['creditState']),
    isOpen: true,
    coachNote: null,
    questionnaires: { asked: 0, answered: 0, due: 0 },
    booking: {
      id: 'b1',
      title: `Sales skills lab with ${coach.fullName}`,
      reference: 'B-7K2M4Q',
      status: state,
      statusLabel: statusLabels[state] ?? state,
      startsAt: at(context.startsAt),
      endsAt: at(context.startsAt + 3_600_000),
      coach,
    },
    credit:
      context.cost === 0
        ? null
        : {
            cost: context.cost,
            lot: {
              id: 'l1',
              programme: { id: 'p1', name: 'Leading with confidence' },
              expiresAt: at(context.endsAt + 90 * 86_400_000),
            },
            movements: [],
          },
    leaving: null,
    isLast: context.isLast,
    joinedAt: null,
    leftAt: null,
    withdrawReason: context.withdrawReason,
    availableEvents: availableEvents(attendeeChart, row, { by: { id, role }, at: moment.now }),
  };
}

const historySample = ({ moment, shift }: SampleScene, attendee: Attendee): History =>
  moment.event === null
    ? []
    : [
        {
          position: 2,
          at: new Date(moment.now + shift).toISOString(),
          by: attendee.person,
          event: moment.event.type,
          state: attendee.attendance,
          transitions: [...moment.transitions],
          sentence: `${moment.title[0]?.toUpperCase()}${moment.title.slice(1)}.`,
        },
      ];

const page = (key: string, title: string, address: string): SamplePage => ({
  machine: attendeeChart.name,
  key,
  title,
  show(scene): SampleScreen | null {
    const readers: readonly SampleReader[] = ['member', 'coach', 'staff'];
    if (!readers.includes(scene.as)) return null;
    const attendee = attendeeIn(scene);
    return {
      address,
      answers: {
        'GET /attendees/{attendee}': attendee,
        'GET /attendees/{attendee}/history': historySample(scene, attendee),
        'GET /bookings/{booking}/attendees': samplePageOf([attendee]),
        'GET /attendee/filter': [],
      },
    };
  },
});

export const samplePages: readonly SamplePage[] = [
  page('attendee', 'Attendee', `${list}/a1`),
  page('attendees', 'Attendees', list),
];
