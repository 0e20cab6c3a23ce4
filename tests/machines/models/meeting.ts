import type { SnapshotFrom } from 'xstate';
import type { Admission, DoorAnswer } from '#machines/meeting/context.ts';
import type { MeetingEvent } from '#machines/meeting/events.ts';
import { meetingMachine } from '#machines/meeting/machine.ts';
import { modelOf, type Answer, type Case } from '#tools/paths/model.ts';
import { minute, noon } from './people.ts';

type Meeting = SnapshotFrom<typeof meetingMachine>;

const doorThat = (doorStatus: DoorAnswer['doorStatus'], wantsReason = false): DoorAnswer => ({
  doorStatus,
  now: noon,
  opensAt: doorStatus === 'early' ? noon + minute / 2 : noon - minute,
  closesAt: noon + 90 * minute,
  wantsReason,
});
const admits = (doorStatus: DoorAnswer['doorStatus'], seat: string | null): Admission => ({
  door: doorThat(doorStatus),
  seat,
});

const person = (name: string, event: MeetingEvent, refusal?: string): Case<MeetingEvent> => ({
  name,
  kind: 'person',
  event,
  refusal,
});
const room = (name: string, event: MeetingEvent): Case<MeetingEvent> => ({
  name,
  kind: 'result',
  event,
});

const away: Answer = { name: 'is out of reach', error: new Error('down') };

/** At the door only, staff are asked why; and only once. */
const isInside = (meeting: Meeting): boolean => meeting.hasTag('live');

/** Who came without has none to change. */
const lacksDevices = (meeting: Meeting): string | undefined =>
  isInside(meeting) && !meeting.context.withDevices ? 'broughtDevices' : undefined;

export const meetingModel = modelOf({
  machine: meetingMachine,
  inputs: { 'somebody before the room': { booking: 'b' } },
  cases: (meeting) => [
    person('staff say why', { type: 'GIVE_REASON', reason: 'Help with the sound' }),
    person(
      'staff say nothing',
      { type: 'GIVE_REASON', reason: ' ' },
      meeting.matches('explaining') ? 'statesReason' : undefined,
    ),
    person(
      'the person chooses another camera',
      { type: 'CHOOSE_CAMERA', camera: 'second' },
      lacksDevices(meeting),
    ),
    person(
      'the person chooses another microphone',
      { type: 'CHOOSE_MICROPHONE', microphone: 'second' },
      lacksDevices(meeting),
    ),
    person('the person chooses another speaker', { type: 'CHOOSE_SPEAKER', speaker: 'second' }),
    person('the person joins', { type: 'JOIN' }),
    person('the person joins without devices', { type: 'JOIN_WITHOUT' }),
    person('the person leaves', { type: 'LEAVE' }),
    person('the person comes back', { type: 'REJOIN' }),
    person('the person tries again', { type: 'TRY_AGAIN' }),
    ...(isInside(meeting)
      ? [
          person('the person loses the network', { type: 'connection.lost' }),
          room('the connection is back', { type: 'connection.back' }),
          room('the session is cancelled', { type: 'room.closed', doorStatus: 'cancelled' }),
          room('the time is over', { type: 'room.closed', doorStatus: 'over' }),
          room('the person is at another window', { type: 'seat.taken' }),
        ]
      : []),
  ],
  answers: {
    look: () => [
      { name: 'is open', output: doorThat('open') },
      { name: 'is not open yet', output: doorThat('early') },
      { name: 'asks staff', output: doorThat('open', true) },
      { name: 'was cancelled', output: doorThat('cancelled') },
      { name: 'is over', output: doorThat('over') },
      { name: 'refuses', error: { reason: 'noAccess' } },
      away,
    ],
    openDevices: () => [
      { name: 'work', output: { camera: 'first', microphone: 'first' } },
      { name: 'are not allowed', error: new Error('NotAllowedError') },
    ],
    enter: () => [
      { name: 'gives a seat', output: admits('open', 'seat') },
      { name: 'is not open yet', output: admits('early', null) },
      { name: 'was cancelled', output: admits('cancelled', null) },
      { name: 'is over', output: admits('over', null) },
      { name: 'is full', error: { reason: 'full' } },
      away,
    ],
  },
  key: (meeting) => [
    meeting.context.reason,
    meeting.context.notice,
    (meeting.matches('waiting') || isInside(meeting)) && meeting.context.withDevices,
  ],
  invariants: {
    'nobody is in the room without a reason who owes one': (meeting) =>
      !isInside(meeting) || !meeting.context.door?.wantsReason || meeting.context.reason !== null,
    'whoever is out is told why, unless they left': (meeting) =>
      !(meeting.matches('failed') || meeting.matches('ended')) || meeting.context.notice !== null,
    'nobody is told off while they are in': (meeting) =>
      !isInside(meeting) || meeting.context.notice === null,
  },
});
