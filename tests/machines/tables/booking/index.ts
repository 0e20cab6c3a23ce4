import type { Sent, Table } from '#tools/paths/table.ts';
import { untilAgreed } from './beginning.ts';
import { beforeItTakesPlace } from './ending.ts';
import { type Booking } from './places.ts';
import { sinceAgreed } from './session.ts';
import { aboutTime } from './time.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The moments that matter to what is tried, and to nothing else. */
function momentsOf(booking: Booking, { type, startsAt: wanted }: Sent): readonly number[] {
  const { startsAt, endsAt, expiresAt, outcome, cancellation, proposal, terms } = booking;
  const before = (times: readonly number[]) => times.map((time) => time - terms.answerLastMoment);
  const late = startsAt - terms.lateWindow;
  const around = (due: number) => [due - 30 * minute, due + 30 * minute];
  const all: Readonly<Record<string, readonly (number | null | undefined)[]>> = {
    REQUEST: before(booking.proposedTimes ?? []),
    CONFIRM: [expiresAt, ...before(wanted === undefined ? [] : [Number(wanted)])],
    SUGGEST_TIME: [expiresAt, ...before([Number(wanted)])],
    CANCEL: [late],
    MOVE: [late, ...before([startsAt, Number(wanted)])],
    ACCEPT_MOVE: [proposal?.expiresAt],
    EDIT_NOTE: [startsAt],
    RECORD_OUTCOME: [startsAt + terms.noShowGrace],
    CORRECT_OUTCOME: [endsAt + 30 * day, outcome && outcome.at + day],
    UNDO_OUTCOME: [outcome && outcome.at + 15_000, endsAt],
    REINSTATE: [startsAt, cancellation && cancellation.at + 30 * minute],
    REFUND: [endsAt + 90 * day],
    'xstate.after.halfOfWindow.booking.life.requested': [expiresAt],
    'xstate.after.lastCall.booking.life.requested': [expiresAt],
    'xstate.after.dayBefore.booking.life.confirmed.scheduled': around(
      startsAt - terms.reminders[0],
    ),
    'xstate.after.hourBefore.booking.life.confirmed.scheduled': around(
      startsAt - terms.reminders[1],
    ),
  };
  return (all[type] ?? []).filter((moment) => typeof moment === 'number');
}

/** All that can come of a booking (domain reference, 6.6). */
export const bookingTable: Table<Booking> = {
  rows: [...untilAgreed, ...aboutTime, ...beforeItTakesPlace, ...sinceAgreed],
  moments: momentsOf,
  among: ({ context: booking }) => [
    booking.teamLeaderId,
    booking.cost,
    booking.eachPays,
    booking.freeLateCancelsLeft,
    booking.proposedTimes?.length,
    booking.startsAt,
    booking.coachId,
    booking.terms.needsConfirmation,
    booking.terms.lateWindow,
    !!booking.externalMove,
    booking.proposal?.expiresAt,
    booking.cancellation?.origin,
    booking.outcome?.recordedBy,
    // Whether it was told while the session lasted.
    booking.outcome !== null && booking.outcome.at < booking.endsAt,
  ],
  timers: [
    {
      delay: 'halfOfWindow',
      during: ['life.requested'],
      at: ({ requestedAt, expiresAt, terms }) => {
        const share = (terms.firstNudge ?? 50) / 100;
        return (requestedAt ?? 0) * (1 - share) + (expiresAt ?? 0) * share;
      },
    },
    {
      delay: 'lastCall',
      during: ['life.requested'],
      at: ({ expiresAt, terms }) => (expiresAt ?? 0) - terms.lastNudge,
    },
    { delay: 'expiry', during: ['life.requested'], at: ({ expiresAt }) => expiresAt ?? 0 },
    ...([0, 1] as const).map((which) => ({
      delay: ['dayBefore', 'hourBefore'][which] ?? '',
      during: ['life.confirmed.scheduled'],
      at: ({ startsAt, terms }: Booking) => startsAt - terms.reminders[which],
    })),
    {
      delay: 'doorsOpen',
      during: ['life.confirmed.scheduled'],
      at: ({ startsAt, terms }) => startsAt - terms.joinOpens,
    },
    { delay: 'start', during: ['life.confirmed.open'], at: ({ startsAt }) => startsAt },
    { delay: 'end', during: ['life.confirmed.inProgress'], at: ({ endsAt }) => endsAt },
    {
      delay: 'outcomeDeadline',
      during: ['life.confirmed.awaitingOutcome'],
      at: ({ endsAt, terms }) => endsAt + terms.outcomeAuto,
    },
    {
      delay: 'answerDue',
      during: ['move.membersAsked', 'move.coachAsked'],
      at: ({ proposal }) => proposal?.expiresAt ?? 0,
    },
  ],
};
