import { availableEvents, decide, type AvailableEvent } from '#machines/decide.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext, BookingEvent, Facts } from '#machines/booking/context.ts';
import type { Audience, Notice } from '#machines/booking/effects.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { Person } from '#machines/person.ts';
import { formatDuration } from '#domain/time/format.ts';

export type Row = ChartRow<BookingContext>;

/** `facts`: what was found out for the events that depend on it; without them those are taken to be possible. */
export function eventsFor(row: Row, by: Person, at: number, facts: Facts = {}): AvailableEvent[] {
  const stamp = { by, at, facts };
  return availableEvents(bookingChart, row, stamp);
}

export interface Consequence {
  readonly late: boolean;
  readonly creditOutcome: 'none' | 'returned' | 'forfeited';
  readonly sentence: string;
  /** Who would be told, by relation. */
  readonly told: readonly Audience[];
}

/**
 * What calling a booking or a request off would do now, found out by asking the very chart that will decide it; null when this person can't.
 */
export function foreseeCancelling(row: Row, by: Person, at: number): Consequence | null {
  const stamp = { by, at };
  const attempts: BookingEvent[] = [
    { ...stamp, type: 'CANCEL', reason: 'foreseen' },
    { ...stamp, type: 'CANCEL_REQUEST' },
  ];
  for (const event of attempts) {
    const decision = decide(bookingChart, row, event);
    if (!decision.accepted) continue;
    const ordered = (name: string) => decision.effects.some(({ type }) => type === name);
    const creditOutcome = ordered('forfeitCredit')
      ? 'forfeited'
      : ordered('returnCredit')
        ? 'returned'
        : 'none';
    const notices = decision.effects
      .filter(({ type }) => type === 'notify')
      .map(({ params }) => params as unknown as Notice);
    const told = [...new Set(notices.flatMap(({ to }) => to))];
    const late = decision.row.context.cancellation?.late === true;
    return { late, creditOutcome, sentence: sentenceOf(row, creditOutcome, event, at), told };
  }
  return null;
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
  const isOthers = event.by.id === row.context.coachId || !isParticipant(row, event.by.id);
  const credit = isOthers
    ? outcomes[outcome].replace('Your credit', "The member's credit")
    : outcomes[outcome];
  if (event.type === 'CANCEL_REQUEST') return credit;
  const left = row.context.startsAt - at;
  return left > 0
    ? `You are cancelling ${formatDuration(left)} before the start. ${credit}`
    : credit;
}

const isParticipant = ({ context }: Row, id: string): boolean =>
  id === context.requesterId || id === context.teamLeaderId || context.attendeeIds.includes(id);
