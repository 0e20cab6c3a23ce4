import type { CoachTime } from '../slots/coach-time.ts';
import { periodsOf } from '../slots/hours-period.ts';
import { workingTime } from '../slots/hours.ts';
import type { Interval } from '../slots/interval.ts';
import { isInside } from '../slots/interval.ts';

/** Those of some sessions that don't lie wholly inside the time in which a coach works. */
export function outsideHours<Session extends Interval>(
  coach: CoachTime,
  sessions: readonly Session[],
): Session[] {
  const periods = periodsOf(coach);
  return sessions.filter((session) => {
    const working = workingTime(coach, periods, session.start, session.end).intervals();
    return !working.some((hours) => isInside(session, hours));
  });
}
