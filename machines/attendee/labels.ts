import { allOf, isOneOf } from '../states.ts';
import { attendeeState, type AttendeeState } from './states.gen.ts';
import type { Recorded } from './context.ts';

/** The state in the words of the pages. */
export const attendanceNames: Readonly<Record<AttendeeState, string>> = {
  expected: 'Expected',
  attended: 'Attended',
  missed: 'Missed',
  withdrawn: 'Withdrew',
  excused: 'Excused',
};

/** As pages list them. */
export const attendances = allOf<AttendeeState>()([
  attendeeState.expected,
  attendeeState.attended,
  attendeeState.missed,
  attendeeState.withdrawn,
  attendeeState.excused,
]);

export const attendanceTones = {
  expected: 'neutral',
  attended: 'success',
  missed: 'danger',
  withdrawn: 'neutral',
  excused: 'neutral',
} as const satisfies Readonly<Record<AttendeeState, string>>;

/** They are expected, and it is not yet told whether they came. */
export const isExpected = isOneOf([attendeeState.expected]);

/** They have withdrawn, and nobody waits for them. */
export const hasWithdrawn = isOneOf([attendeeState.withdrawn]);

/** They were there. */
export const hasCome = isOneOf([attendeeState.attended]);

/** Whether somebody came, as the outcome of a session names them. */
export function recordedAs(
  userId: string,
  attended: readonly string[],
  excused: readonly string[],
): Recorded {
  if (attended.includes(userId)) return 'attended';
  return excused.includes(userId) ? 'excused' : 'missed';
}
