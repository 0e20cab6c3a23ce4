import type { Attendance } from '#domain/bookings/vocabulary.ts';
import type { Recorded } from './context.ts';

/** The state in the words of the pages. */
export const attendanceNames: Readonly<Record<Attendance, string>> = {
  expected: 'Expected',
  attended: 'Attended',
  missed: 'Missed',
  withdrawn: 'Withdrew',
  excused: 'Excused',
};

export const attendanceTones = {
  expected: 'neutral',
  attended: 'success',
  missed: 'danger',
  withdrawn: 'neutral',
  excused: 'neutral',
} as const satisfies Readonly<Record<Attendance, string>>;

/** They are expected, and it is not yet told whether they came. */
export const isExpected = (status: string): boolean => expected.has(status);
const expected = new Set(['expected']);

/** They have withdrawn, and nobody waits for them. */
export const hasWithdrawn = (status: string): boolean => withdrawn.has(status);
const withdrawn = new Set(['withdrawn']);

/** They were there. */
export const hasCome = (status: string): boolean => came.has(status);
const came = new Set(['attended']);

/** Whether somebody came, as the outcome of a session names them. */
export function recordedAs(
  userId: string,
  attended: readonly string[],
  excused: readonly string[],
): Recorded {
  if (attended.includes(userId)) return 'attended';
  return excused.includes(userId) ? 'excused' : 'missed';
}
