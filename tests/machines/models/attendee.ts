import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import { attendeeMachine } from '#machines/attendee/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { day, noon, people } from './people.ts';

const { mia, max, carl, cora, sam } = people;

const oneOfTwo: AttendeeContext = {
  userId: mia.id,
  coachId: carl.id,
  startsAt: noon + 2 * day,
  isOn: true,
  isLast: false,
  withdrawReason: null,
};

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [
  name: string,
  by: Person,
  event: Bare<AttendeeEvent>,
  refusal?: string,
  late?: 'late',
];

const because = 'I am ill.';
const taken = { isTimeFree: 'You already have a session at that time.' };

const tries: readonly Try[] = [
  ['the attendee withdraws', mia, { type: 'WITHDRAW' }],
  ['the attendee withdraws and says why', mia, { type: 'WITHDRAW', reason: because }],
  ['the attendee withdraws when it has begun', mia, { type: 'WITHDRAW' }, 'isAhead', 'late'],
  ['staff take the attendee off the list', sam, { type: 'WITHDRAW', reason: because }],
  [
    'staff take the attendee off the list without a word',
    sam,
    { type: 'WITHDRAW', reason: ' ' },
    'tellsWhy',
  ],
  ['the coach withdraws them', carl, { type: 'WITHDRAW', reason: because }, 'isSelf'],
  ['another member withdraws them', max, { type: 'WITHDRAW' }, 'isSelf'],
  ['the attendee comes after all', mia, { type: 'JOIN' }],
  [
    'the attendee comes after all, and has no time',
    mia,
    { type: 'JOIN', facts: taken },
    'isTimeFree',
  ],
  ['the attendee comes after all when it has begun', mia, { type: 'JOIN' }, 'isAhead', 'late'],
  ['another member lets them come', max, { type: 'JOIN' }, 'isSelf'],
  ['the coach records that they came', carl, { type: 'RECORD', attendance: 'attended' }],
  ['staff record that they did not come', sam, { type: 'RECORD', attendance: 'missed' }],
  ['the coach excuses them', carl, { type: 'RECORD', attendance: 'excused' }],
  ['the product assumes that they came', system, { type: 'RECORD', attendance: 'attended' }],
  ['another coach records it', cora, { type: 'RECORD', attendance: 'missed' }, 'isCoach'],
  ['they record it themselves', mia, { type: 'RECORD', attendance: 'attended' }, 'isCoach'],
];

export const attendeeModel = modelOf({
  machine: attendeeMachine,
  inputs: {
    'one of two': oneOfTwo,
    'the last one': { ...oneOfTwo, isLast: true },
    'of a session that was called off': { ...oneOfTwo, isOn: false },
  },
  cases: ({ context }, now) =>
    tries.map(([name, by, event, refusal, late]): Case<AttendeeEvent> => {
      const at = Math.max(now, late ? context.startsAt : noon);
      return { name, kind: 'person', event: { ...event, by, at }, refusal };
    }),
  key: ({ context }, now) => [context.isLast, context.isOn, now >= context.startsAt],
  invariants: {
    'a reason is kept only of those who have withdrawn': ({ value, context }) =>
      context.withdrawReason === null || value === 'withdrawn',
    'nobody is recorded and expected at once': (snapshot) =>
      !(snapshot.hasTag('coming') && snapshot.hasTag('recorded')),
  },
});
