import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import type { Generator } from '../generator.ts';
import type { Person } from '../people/person.ts';
import type { Fate, Matter, Step } from './plan.ts';
import { afterWaking } from './waking.ts';
import {
  coachReasons,
  memberReasons,
  refusals,
  staffReasons,
  suggestions,
  withdrawals,
} from './words.ts';

export interface Times {
  readonly madeAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whoever calls it off early has done so by then. */
  readonly calledOffBy?: number | undefined;
  /** The time that the coach would rather have. */
  readonly suggested?: number | undefined;
}

type StoryEvent = BookingEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'by' | 'at' | 'facts'>
    : never
  : never;

/** Everything that people do to a booking after it was made, in order. What happens by itself is left to the timers. */
export function storyOf(
  random: Generator,
  fate: Fate,
  { coach, member, team, programme, option }: Matter,
  { madeAt, startsAt, endsAt, suggested, calledOffBy = startsAt }: Times,
  { staff, isAgreed }: { staff: Person; isAgreed: boolean },
): Step[] {
  const by = (person: Person, at: number, done: StoryEvent): Step => {
    const event: BookingEvent = { ...done, by: { id: person.id, role: person.role }, at };
    return { at, event };
  };
  const lateFrom = startsAt - programme.company.policy.lateWindow;
  const isInstant = isAgreed || !option.session.spec.requiresCoachConfirmation;
  const answeredAt = afterWaking(random, coach.zone, madeAt + random.whole(40, 30 * 60) * MINUTE);
  const agreed = isInstant ? [] : [by(coach, answeredAt, { type: 'CONFIRM' })];
  const settledAt = isInstant ? madeAt + 10 * MINUTE : answeredAt;
  const between = (from: number, to: number) => from + random.fraction() * (to - from);
  const early = between(settledAt, Math.min(lateFrom - HOUR, calledOffBy));
  const late = between(Math.max(settledAt, lateFrom), startsAt - HOUR);
  const recordedAt = afterWaking(random, coach.zone, endsAt + random.whole(5, 20 * 60) * MINUTE);
  const everyone = (team?.members ?? [member]).map(({ id }) => id);
  const came = team ? everyone.filter((id) => id === member.id || random.chance(0.85)) : everyone;
  const reason = (list: readonly string[]) => {
    const words = random.pick(list);
    return words ? { reason: words } : {};
  };

  const stories: Readonly<Record<Fate, () => Step[]>> = {
    requested: () => [],
    suggested: () =>
      suggested === undefined
        ? []
        : [
            by(coach, afterWaking(random, coach.zone, madeAt + random.whole(40, 240) * MINUTE), {
              type: 'SUGGEST_TIME',
              startsAt: suggested,
              ...reason(suggestions),
            }),
          ],
    agreed: () => agreed,
    assumed: () => agreed,
    expired: () => [],
    rejected: () => [by(coach, answeredAt, { type: 'REJECT', ...reason(refusals) })],
    withdrawn: () => [by(member, answeredAt, { type: 'CANCEL_REQUEST', ...reason(withdrawals) })],
    completed: () => [
      ...agreed,
      by(coach, recordedAt, { type: 'RECORD_OUTCOME', coachAttended: true, attended: came }),
    ],
    missed: () => [
      ...agreed,
      by(coach, recordedAt, { type: 'RECORD_OUTCOME', coachAttended: true, attended: [] }),
    ],
    coachMissed: () => [
      ...agreed,
      by(staff, recordedAt, { type: 'RECORD_OUTCOME', coachAttended: false, attended: [] }),
    ],
    calledOff: () => [...agreed, by(member, early, { type: 'CANCEL', ...reason(memberReasons) })],
    calledOffLate: () => [
      ...agreed,
      by(member, late, { type: 'CANCEL', ...reason(memberReasons) }),
    ],
    calledOffByCoach: () => [
      ...agreed,
      by(coach, early, { type: 'CANCEL', ...reason(coachReasons) }),
    ],
    movedByCoachLate: () => [
      ...agreed,
      by(coach, late, { type: 'CANCEL', ...reason(coachReasons), askToReschedule: true }),
    ],
    calledOffByStaff: () => [
      ...agreed,
      by(staff, early, { type: 'CANCEL', ...reason(staffReasons) }),
    ],
  };
  return stories[fate]().map((step) => ({
    ...step,
    at: Math.floor(step.at),
    event: { ...step.event, at: Math.floor(step.event.at) },
  }));
}
