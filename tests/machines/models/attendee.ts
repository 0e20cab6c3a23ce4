import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { attendeeMachine } from '#machines/attendee/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { day, hour, noon, people } from './people.ts';

const { mia, max, carl, cora, sam } = people;

const oneOfTwo: AttendeeContext = {
  userId: mia.id,
  coachId: carl.id,
  startsAt: noon + 2 * day,
  endsAt: noon + 2 * day + hour,
  isOn: true,
  isAgreed: true,
  isLast: false,
  withdrawReason: null,
  cost: 0,
  lateWindow: day,
  freeLateCancelsLeft: 0,
  isForgiven: false,
};
const payer: AttendeeContext = { ...oneOfTwo, cost: 1 };

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [
  name: string,
  by: Person,
  event: Bare<AttendeeEvent>,
  refusal?: string,
  /** Within the last day, when it has begun, or a season after it. */
  when?: keyof typeof moments,
];

const moments = {
  late: (startsAt: number) => startsAt - 12 * hour,
  begun: (startsAt: number) => startsAt,
  lapsed: (startsAt: number) => startsAt + 92 * day,
};

const because = 'I am ill.';
const taken = { isTimeFree: 'You already have a session at that time.' };
const uncovered = {
  isCovered:
    'This session needs 1 credit and you have none left in “Sales basics”. Ask your programme contact.',
};

const tries: readonly Try[] = [
  ['the attendee withdraws', mia, { type: 'WITHDRAW' }],
  ['the attendee withdraws and says why', mia, { type: 'WITHDRAW', reason: because }],
  ['the attendee withdraws when it has begun', mia, { type: 'WITHDRAW' }, 'isAhead', 'begun'],
  ['staff take the attendee off the list', sam, { type: 'WITHDRAW', reason: because }],
  [
    'staff take the attendee off the list without a word',
    sam,
    { type: 'WITHDRAW', reason: ' ' },
    'statesReason',
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
  ['the attendee comes after all when it has begun', mia, { type: 'JOIN' }, 'isAhead', 'begun'],
  ['another member lets them come', max, { type: 'JOIN' }, 'isSelf'],
  ['the coach records that they came', carl, { type: 'RECORD', attendance: 'attended' }],
  ['staff record that they did not come', sam, { type: 'RECORD', attendance: 'missed' }],
  ['the coach excuses them', carl, { type: 'RECORD', attendance: 'excused' }],
  ['the product assumes that they came', system, { type: 'RECORD', attendance: 'attended' }],
  ['the coach takes it back', carl, { type: 'REOPEN' }],
  ['they take it back themselves', mia, { type: 'REOPEN' }, 'isCoach'],
  ['another coach records it', cora, { type: 'RECORD', attendance: 'missed' }, 'isCoach'],
  ['they record it themselves', mia, { type: 'RECORD', attendance: 'attended' }, 'isCoach'],
];

/** What is tried only where they pay for themselves. */
const ofPayers: readonly Try[] = [
  ['the session is booked', system, { type: 'HOLD', causedBy: mia.id }],
  ['the attendee books it', mia, { type: 'HOLD' }, 'isSystem'],
  ['the coach calls it off', system, { type: 'RELEASE', causedBy: carl.id, late: false }],
  ['the attendee calls it off', system, { type: 'RELEASE', causedBy: mia.id, late: false }],
  [
    'the attendee calls it off late',
    system,
    { type: 'RELEASE', causedBy: mia.id, late: true },
    undefined,
    'late',
  ],
  [
    'another attendee calls it off late',
    system,
    { type: 'RELEASE', causedBy: max.id, late: true },
    undefined,
    'late',
  ],
  [
    'the attendee says that it is off',
    mia,
    { type: 'RELEASE', causedBy: null, late: false },
    'isSystem',
  ],
  ['the attendee withdraws late', mia, { type: 'WITHDRAW' }, undefined, 'late'],
  [
    'the attendee comes after all, and has no credit',
    mia,
    { type: 'JOIN', facts: uncovered },
    'isCovered',
  ],
  [
    'the session is booked without a credit',
    system,
    { type: 'HOLD', facts: uncovered },
    'isCovered',
  ],
  [
    'the coach takes it back, and they have no credit',
    carl,
    { type: 'REOPEN', facts: uncovered },
    'isCovered',
  ],
  ['the coach was not there', sam, { type: 'RECORD', attendance: 'missed', isCoachAbsent: true }],
  ['staff refund', sam, { type: 'REFUND', reason: because }],
  ['staff refund without a word', sam, { type: 'REFUND' }, 'explainsRefund'],
  [
    'staff refund what has expired',
    sam,
    { type: 'REFUND', reason: because, expiresAt: noon },
    'isExpiryLater',
  ],
  [
    'staff refund a season later',
    sam,
    { type: 'REFUND', reason: because },
    'isRefundInTime',
    'lapsed',
  ],
  ['the attendee asks for a refund', mia, { type: 'REFUND', reason: because }, 'isStaff'],
];

/** What could be: a unit can be taken again only of who has none set aside, and nobody lacks one that comes back to them. */
const isToBeFound = (credit: string, { type, facts }: Bare<AttendeeEvent>): boolean =>
  !facts?.['isCovered'] || (type === 'HOLD' ? credit === 'none' : credit === 'returned');

export const attendeeModel = modelOf({
  machine: attendeeMachine,
  inputs: {
    'one of two': oneOfTwo,
    'the last one': { ...oneOfTwo, isLast: true },
    'of a session that was cancelled': { ...oneOfTwo, isOn: false },
    'one of two who pay for themselves': payer,
    'one who is forgiven once': { ...payer, freeLateCancelsLeft: 1 },
  },
  cases: ({ context, value }, now) =>
    [...tries, ...(context.cost > 0 ? ofPayers : [])]
      .filter(([, , event]) => isToBeFound(value.credit, event))
      // Of a session that is on nobody sets units aside twice, and what was cancelled is not cancelled again.
      .filter(
        ([, by, { type }]) =>
          by.role !== 'System' ||
          (type === 'HOLD' && value.credit !== 'held') ||
          (type === 'RELEASE' && value.credit === 'held') ||
          !['HOLD', 'RELEASE'].includes(type),
      )
      .map(([name, by, event, refusal, when]): Case<AttendeeEvent> => {
        const at = Math.max(now, when ? moments[when](context.startsAt) : noon);
        return { name, kind: 'person', event: { ...event, by, at }, refusal };
      }),
  key: ({ context }, now) => [
    context.isLast,
    context.isOn,
    context.cost,
    context.freeLateCancelsLeft,
    context.isForgiven,
    now > context.startsAt - context.lateWindow,
    now >= context.startsAt,
    now > context.endsAt + 90 * day,
  ],
  invariants: {
    'a reason is kept only of those who have withdrawn': ({ value, context }) =>
      context.withdrawReason === null || value.place === 'withdrawn',
    'only who pays for themselves has a unit in it': ({ context, value }) =>
      context.cost > 0 || value.credit === 'none',
    'whoever has left has nothing set aside': ({ value }) =>
      value.place !== 'withdrawn' || value.credit !== 'held',
    'whoever was forgiven has nothing set aside': ({ context, value }) =>
      !context.isForgiven || value.credit !== 'held',
    'nobody is recorded and expected at once': (snapshot) =>
      !(snapshot.hasTag('coming') && snapshot.hasTag('recorded')),
  },
});
