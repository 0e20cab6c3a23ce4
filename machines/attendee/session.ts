import { and, or } from 'xstate';
import { maybe, own } from '#domain/records/fields.ts';
import { isSent, report } from '../verbs.ts';
import type { Asked, Recorded, Stamps, Words } from './context.ts';
import { attendanceNames } from './labels.ts';

/** Whoever booked the session or called it off; null where nobody did. */
const causedBy = own<string | null>('Cause');

const nameOf = (attendance: unknown): string =>
  Object.entries(attendanceNames)
    .find(([name]) => name === attendance)?.[1]
    .toLowerCase() ?? '';

/** What the product tells of a place, as the session goes. */
export const reports = {
  HOLD: report({
    meaning:
      'The session is booked, or takes place after all: the credit of those who pay for themselves is reserved.',
    payload: { causedBy: maybe(causedBy) },
    keeps: [],
    history: () => 'Their credit was reserved.',
  }),
  RELEASE: report({
    meaning:
      'The session was cancelled: their credit is returned, unless they cancelled themselves and too late.',
    payload: { causedBy, late: own<boolean>('Late') },
    keeps: ['late'],
    history: ({ payload: { late } }) =>
      late === true ? 'They cancelled the session too late.' : 'The session was cancelled.',
  }),
  RECORD: report({
    meaning: 'The outcome of the session tells whether they came.',
    payload: {
      attendance: own<Recorded>('Attendance'),
      // Left out: the coach was there.
      isCoachAbsent: maybe(own<boolean>('Coach absent')),
      // Why an outcome is put right, and whether a unit is given where none is left to pay with.
      reason: maybe(own<string>('Reason')),
      goodwill: maybe(own<boolean>('Goodwill')),
    },
    keeps: ['attendance'],
    history: ({ name, payload: { attendance } }) => `${name} recorded: ${nameOf(attendance)}.`,
  }),
  REOPEN: report({
    meaning: 'The recorded attendance was undone: they are expected again.',
    payload: {},
    history: ({ name }) => `${name} undid the recorded attendance.`,
  }),
} as const;

const is =
  (attendance: Recorded) =>
  ({ event }: Asked): boolean =>
    isSent(reports, event, 'RECORD') && event.attendance === attendance;

export const guards = { hasCome: is('attended'), isExcused: is('excused') };

export const sentences: Words = { hasCome: { kind: 'choice' }, isExcused: { kind: 'choice' } };

export const stamps = {
  beginSession: () => ({ isOn: true }),
  endSession: () => ({ isOn: false }),
} satisfies Stamps;

export const holding = {
  guard: and(['isSystem', 'isCovered']),
  actions: ['beginSession', 'creditIsHeld'],
  description: 'The session is booked, or takes place after all.',
} as const;

export const releasing = {
  guard: 'isSystem',
  actions: ['endSession', 'creditIsReleased'],
  description: 'The session was cancelled.',
} as const;

const mayRecord = or(['isCoach', 'isStaff', 'isSystem']);

/** Whether somebody came, told with the outcome of the session and put right with it. */
export const recording = [
  {
    guard: and([mayRecord, 'hasCome']),
    target: '#attendee.place.attended',
    actions: 'creditIsSettled',
  },
  {
    guard: and([mayRecord, 'isExcused']),
    target: '#attendee.place.excused',
    actions: 'creditIsSettled',
  },
  { guard: mayRecord, target: '#attendee.place.missed', actions: 'creditIsSettled' },
] as const;

/** What was told of them is taken back; what they pay with is set aside again. */
export const reopening = {
  guard: and([mayRecord, 'isCovered']),
  target: '#attendee.place.expected',
  actions: 'creditIsHeld',
} as const;
