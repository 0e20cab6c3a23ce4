import { decide } from '#machines/decide.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import type { BookingAudience } from '#domain/notifications/notice.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import { system, type Person } from '#machines/person.ts';
import { creditsAs } from '#domain/credits/in-words.ts';
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
    const notified = new Set(
      decision.effects.flatMap((effect) => (effect.type === 'notify' ? effect.params.to : [])),
    );
    return {
      late,
      creditOutcome,
      sentence: sentenceOf(row, creditOutcome, event, at),
      notified: [...notified],
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

const outcomes = { returned: 'returned', forfeited: 'lost' } as const;

/** "Your credit will be lost.", "The member's 2 credits will be returned." */
function outcomeInWords(
  whose: string,
  outcome: Consequence['creditOutcome'],
  { context: { cost } }: Row,
): string {
  if (outcome === 'none') return 'No credit is involved.';
  return `${creditsAs(whose, cost, ['will be', 'will be'])} ${outcomes[outcome]}.`;
}

function sentenceOf(
  row: Row,
  outcome: Consequence['creditOutcome'],
  event: BookingEvent,
  at: number,
): string {
  if (row.context.eachPays)
    return `${whenOf(row, event, at)}${perAttendeeSentence(row, outcome, event)}`;
  const isOthers = event.by.id === row.context.coachId || !isParticipant(row, event.by.id);
  return `${whenOf(row, event, at)}${outcomeInWords(isOthers ? 'The member’s' : 'Your', outcome, row)}`;
}

function whenOf({ context }: Row, { type }: BookingEvent, at: number): string {
  const left = context.startsAt - at;
  if (type === 'CANCEL_REQUEST' || left <= 0) return '';
  return `You are cancelling ${formatDuration(left)} before the start. `;
}

/** Everybody has a credit of their own in it. */
function perAttendeeSentence(
  row: Row,
  outcome: Consequence['creditOutcome'],
  { by }: BookingEvent,
): string {
  if (outcome === 'none') return outcomeInWords('Your', outcome, row);
  if (outcome === 'returned') return outcomeInWords('Everyone’s', outcome, row);
  const isAlone = row.context.attendeeIds.every((id) => id === by.id);
  const own = outcomeInWords('Your', outcome, row);
  return isAlone ? own : `${own.slice(0, -1)}, everyone else’s returned.`;
}

const isParticipant = ({ context }: Row, id: string): boolean =>
  id === context.requesterId || id === context.teamLeaderId || context.attendeeIds.includes(id);
