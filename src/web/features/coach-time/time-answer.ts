import type { DataOf } from '#web/api/call.ts';
import { exceptionOf } from '#domain/availability/exceptions.ts';
import { versionOf } from '#domain/availability/hours-version.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { MINUTE } from '#domain/time/calendar.ts';

/** What the server tells of a coach's time; lengths in minutes. */
export type TimeAnswer = DataOf<'GET /coaches/{coach}/time'>;
export type OfferedSession = TimeAnswer['sessions'][number];
export type ShownException = TimeAnswer['exceptions'][number];

const period = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});

/** The same as the one slot rule reads it. */
export function coachTimeOf(answer: TimeAnswer): CoachTime {
  const { coach, versions, exceptions, reservations, busy } = answer;
  return {
    firstName: coach.firstName,
    zone: versions.at(-1)?.timeZone ?? coach.timeZone,
    versions: versions.map((version) => versionOf(version, version.effectiveFrom)),
    exceptions: exceptions.flatMap(
      ({ reason, visibleReason, ...times }) =>
        exceptionOf(times, { visibleReason, ...(reason !== null && { reason }) }) ?? [],
    ),
    reservations: reservations.map(({ kind, reference, bufferBefore, bufferAfter, ...times }) => ({
      ...period(times),
      kind,
      reference,
      bufferBeforeMs: bufferBefore * MINUTE,
      bufferAfterMs: bufferAfter * MINUTE,
    })),
    busy: busy.map(({ calendar, ...times }) => ({ ...period(times), calendar })),
  };
}

/** An hour without buffers of its own: what is looked at where the coach gives no session yet. */
export const anHour: OfferedSession = {
  id: '',
  name: 'A session of 1 hour',
  duration: 60,
  bufferBefore: 0,
  bufferAfter: 0,
};

/** What the product demands of a start, for a session of the coach and any member. */
export function rulesFor({ policy, now }: TimeAnswer, session: OfferedSession): SlotRules {
  return {
    now: Date.parse(now),
    durationMs: session.duration * MINUTE,
    stepMinutes: policy.slotStep,
    bufferBeforeMs: Math.max(policy.bufferBefore, session.bufferBefore) * MINUTE,
    bufferAfterMs: Math.max(policy.bufferAfter, session.bufferAfter) * MINUTE,
    minNoticeMs: policy.minNotice * MINUTE,
    horizonMs: policy.bookingHorizon * MINUTE,
    memberBusy: [],
  };
}

/** The upcoming bookings of the answer, with what they are called. */
export const bookingsAhead = ({ reservations, now }: TimeAnswer) =>
  reservations.flatMap(({ booking, startsAt, endsAt }) =>
    booking !== null && startsAt > now ? [{ ...booking, ...period({ startsAt, endsAt }) }] : [],
  );
