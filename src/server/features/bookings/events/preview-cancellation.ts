import { decide } from '#machines/decide.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import type { BookingAudience } from '#domain/notifications/notice.ts';
import type { Notice } from '#machines/booking/effects.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import { system, type Person } from '#machines/person.ts';
import { formatDuration } from '#domain/time/format.ts';

export type Row = ChartRow<BookingContext>;

export interface Consequence {
  readonly late: boolean;
  readonly creditOutcome: 'none' | 'returned' | 'forfeited';
  readonly sentence: string;
  /** Who would be told, by relation. */
  readonly notified: readonly BookingAudience[];
}

/**
 * What calling a booking or a request off would do now, found out by asking the very chart that will decide it; null when this person can't.
 */
export function previewCancellation(
  row: Row,
  by: Person,
  at: number,
  own: Own | null = null,
): Consequence | null {
  const stamp = { by, at };
  const attempts: BookingEvent[] = [
    { ...stamp, type: 'CANCEL', reason: 'foreseen' },
    { ...stamp, type: 'CANCEL_REQUEST' },
  ];
  for (const event of attempts) {
    const decision = decide(bookingChart, row, event);
    if (!decision.accepted) continue;
    const ordered = (name: string) => decision.effects.some(({ type }) => type === name);
    const late = decision.row.context.cancellation?.late === true;
    const creditOutcome = ordered('releasePerAttendee')
      ? outcomeOf(own, { causedBy: by.id, late, at })
      : ordered('forfeitCredit')
        ? 'forfeited'
        : ordered('returnCredit')
          ? 'returned'
          : 'none';
    const notices = decision.effects
      .filter(({ type }) => type === 'notify')
      .map(({ params }) => params as unknown as Notice);
    const notified = [...new Set(notices.flatMap(({ to }) => to))];
    return {
      late,
      creditOutcome,
      sentence: sentenceOf(row, creditOutcome, event, at),
      notified: notified,
    };
  }
  return null;
}

/** The place of whoever calls it off, where everybody pays for themselves. */
type Own = ChartRow<AttendeeContext>;

/** What becomes of their own unit, by the very chart that will decide it; that of everybody else goes back. */
function outcomeOf(
  own: Own | null,
  cause: { readonly causedBy: string; readonly late: boolean; readonly at: number },
): Consequence['creditOutcome'] {
  const event = { ...cause, type: 'RELEASE', by: system } as const;
  const decision = own && decide(attendeeChart, own, event);
  const isLost =
    decision?.accepted && decision.effects.some(({ type }) => type === 'forfeitCredit');
  return isLost ? 'forfeited' : 'returned';
}

const outcomes = {
  none: 'No credit is involved.',
  returned: 'Your credit will be returned.',
  forfeited: 'Your credit will be lost.',
};

function sentenceOf(
  row: Row,
  outcome: keyof typeof outcomes,
  event: BookingEvent,
  at: number,
): string {
  if (row.context.eachPays)
    return `${whenOf(row, event, at)}${perAttendeeSentence(row, outcome, event)}`;
  const isOthers = event.by.id === row.context.coachId || !isParticipant(row, event.by.id);
  const credit = isOthers
    ? outcomes[outcome].replace('Your credit', "The member's credit")
    : outcomes[outcome];
  return `${whenOf(row, event, at)}${credit}`;
}

function whenOf({ context }: Row, { type }: BookingEvent, at: number): string {
  const left = context.startsAt - at;
  if (type === 'CANCEL_REQUEST' || left <= 0) return '';
  return `You are cancelling ${formatDuration(left)} before the start. `;
}

/** Everybody has a credit of their own in it. */
function perAttendeeSentence(
  { context }: Row,
  outcome: keyof typeof outcomes,
  { by }: BookingEvent,
): string {
  if (outcome === 'none') return outcomes.none;
  if (outcome === 'returned') return "Everybody's credit will be returned.";
  const isAlone = context.attendeeIds.every((id) => id === by.id);
  return isAlone ? outcomes.forfeited : "Your credit will be lost, everybody else's returned.";
}

const isParticipant = ({ context }: Row, id: string): boolean =>
  id === context.requesterId || id === context.teamLeaderId || context.attendeeIds.includes(id);
